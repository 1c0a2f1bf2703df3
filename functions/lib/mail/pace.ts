import { setTimeout as wait } from 'node:timers/promises';
import { Entity } from 'electrodb';
import { held } from '../conditional.ts';
import { onTable, service } from '../entity.ts';
import { logger } from '../log.ts';
import { asksSes } from './ses.ts';

/** When the platform's next letter may go: one for all who send letters at once. It lies among the work under way. */
const paceEntity = new Entity(
  {
    model: { entity: 'mailPace', version: '1', service },
    attributes: {
      scope: { type: 'string', required: true, default: 'all' },
      /** Epoch milliseconds. */
      nextAt: { type: 'number' },
    },
    indexes: {
      underWay: {
        pk: { field: 'pk', composite: ['scope'], template: 'work#${scope}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'mailPace', casing: 'none' },
      },
    },
  },
  onTable,
);
const key = { scope: 'all' };

/** What is left of a second is for those who send while somebody waits for the answer: they ask for no turn. */
const shareForLetters = 0.8;
/** From here on a turn costs more than it spares; mails a second. */
const rateWithoutTurns = 500;
/** Longer than anybody holds a place while letters wait; milliseconds. */
const longestWaitMs = 5_000;
/** Nothing closes the service for longer: a clock was wrong. */
const longestClosedMs = 60 * 60 * 1000;
const quotaKeptMs = 60_000;

let known: { perSecond: number; until: number } | undefined;

/** What AWS allows everybody; a letter that cannot be sent says why better than an account that does not say its quota. */
const leastRate = 1;

const askForRate = async (): Promise<number> => {
  const { client, GetSendQuotaCommand } = await asksSes();
  try {
    const { MaxSendRate = leastRate } = await client.send(new GetSendQuotaCommand({}));
    return MaxSendRate;
  } catch (error) {
    logger.error('SES does not say its quota', { reason: String(error) });
    return leastRate;
  }
};

/** What the account may send in a second, asked for again after a minute: AWS raises and lowers it. */
const ratePerSecond = async (): Promise<number> => {
  if (known && known.until > Date.now()) return known.perSecond;
  const perSecond = await askForRate();
  // A switched-off account is asked again at once.
  known = perSecond > 0 ? { perSecond, until: Date.now() + quotaKeptMs } : undefined;
  return perSecond;
};

/** SES had less room than it said. */
export const forgetRate = (): void => {
  known = undefined;
};

/** How long the service is closed for the one who finds it so; milliseconds. */
const closedForMs = async (): Promise<number> => {
  const { data } = await paceEntity.get(key).go({ consistent: true });
  return Math.max((data?.nextAt ?? 0) - Date.now(), longestWaitMs);
};

/**
 * Waits for the turn of a letter, in the pace of the account's quota however many send. Answers 0 when it may go, else for how many
 * milliseconds nothing can.
 */
export const turnOfLetter = async (): Promise<number> => {
  const rate = await ratePerSecond();
  if (rate <= 0) return longestWaitMs;
  if (rate >= rateWithoutTurns) return 0;
  const everyMs = 1000 / (rate * shareForLetters);
  const now = Date.now();
  const isFree = await held(
    paceEntity
      .upsert(key)
      .set({ nextAt: now + everyMs })
      .where(
        ({ nextAt }, { notExists, lte, gt }) =>
          `${notExists(nextAt)} OR ${lte(nextAt, now)} OR ${gt(nextAt, now + longestClosedMs)}`,
      ),
  );
  if (isFree) return 0;
  let mine = now;
  const queued = paceEntity
    .patch(key)
    .add({ nextAt: everyMs })
    .where(({ nextAt }, { lt }) => lt(nextAt, now + longestWaitMs));
  const hasTurn = await held({
    go: async () => {
      const { data } = await queued.go({ response: 'updated_old' });
      mine = data?.nextAt ?? now;
    },
  });
  if (!hasTurn) return closedForMs();
  await wait(Math.max(0, mine - Date.now()));
  return 0;
};

/** Nothing of the platform's goes out for so long: the day's quota is used up. */
export const closeMail = async (forMs: number): Promise<void> => {
  await paceEntity
    .upsert(key)
    .set({ nextAt: Date.now() + forMs })
    .go();
};
