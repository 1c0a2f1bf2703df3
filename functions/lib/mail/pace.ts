import { setTimeout as wait } from 'node:timers/promises';
import { Entity } from 'electrodb';
import { held } from '../conditional.ts';
import { onTable, service } from '../entity.ts';
import { logger } from '../log.ts';
import { asksSes } from './ses.ts';

/** When the platform's next letter may go: one item shared by all senders, kept in the partition of work in progress. */
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

/** The rest of the quota is for mails sent while a user waits, which don't queue. */
const shareForLetters = 0.8;
/** In mails a second: at this rate pacing costs more than it saves. */
const rateWithoutTurns = 500;
/** In milliseconds: longer than anybody holds a slot while letters wait. */
const longestWaitMs = 5_000;
/** The longest closure to believe: anything longer is a wrong clock. */
const longestClosedMs = 60 * 60 * 1000;
const quotaKeptMs = 60_000;

let known: { perSecond: number; until: number } | undefined;

/** What AWS allows every account. If we can't read the quota, trying to send gives the better error. */
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

/** The account's sending rate per second, cached for a minute because AWS changes it. */
const ratePerSecond = async (): Promise<number> => {
  if (known && known.until > Date.now()) return known.perSecond;
  const perSecond = await askForRate();
  // A rate of 0 (sending paused) is not cached.
  known = perSecond > 0 ? { perSecond, until: Date.now() + quotaKeptMs } : undefined;
  return perSecond;
};

/** Drops the cached rate after SES throttled us below it. */
export const forgetRate = (): void => {
  known = undefined;
};

/** How long sending is closed, in milliseconds, for a caller who found it so. */
const closedForMs = async (): Promise<number> => {
  const { data } = await paceEntity.get(key).go({ consistent: true });
  return Math.max((data?.nextAt ?? 0) - Date.now(), longestWaitMs);
};

/**
 * Waits for a letter's slot, so that all senders together keep to the account's rate. Returns 0 when it may go, else for how many
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

/** Stops the platform's mail for a time: the day's quota is used up. */
export const closeMail = async (forMs: number): Promise<void> => {
  await paceEntity
    .upsert(key)
    .set({ nextAt: Date.now() + forMs })
    .go();
};
