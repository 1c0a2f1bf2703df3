import { readFirm } from '#functions/firms/read.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { newLink, urlOfLink } from '#functions/links/new-link.ts';
import type { TokenOf } from '#functions/links/token.ts';
import { today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** A firm has one calendar: its number is none. */
const theOne = 0;

/** Whether a firm's jobs can be read by a private address. */
export const feedOf = ({ feedMadeAt }: StoredFirm) => ({
  exists: feedMadeAt !== undefined,
  madeAt: feedMadeAt,
});

/** Every address from before has a lower epoch: it has ended. */
const moved = ({ firmId, updatedAt, feedEpoch = 0 }: StoredFirm, feedMadeAt: string | undefined): Write => {
  const next = { feedEpoch: feedEpoch + 1, updatedAt: nextInstant(updatedAt) };
  const patch = firmEntity.patch({ firmId }).set({ ...next, ...(feedMadeAt && { feedMadeAt }) });
  const whole = feedMadeAt ? patch : patch.remove(['feedMadeAt']);
  return write(
    whole.where((firm, { eq }) => eq(firm.updatedAt, updatedAt)),
    () => new Moved(),
  );
};

interface Made extends TokenOf {
  madeAt: string;
}

const addressOf = async ({ madeAt, ...token }: Made) => ({ url: await urlOfLink(token), madeAt });

/** A new private address, told this once; the one before ends. What it was made of is remembered, never the address. */
export const makeFeed = (firmId: FirmId, once: Once) =>
  withLatest(
    () => readFirm(firmId),
    undefined,
    async (firm) => {
      const madeAt = new Date().toISOString();
      const to = { firmId, kind: 'calendar', id: theOne, epoch: (firm.feedEpoch ?? 0) + 1 } as const;
      const { seed, writes } = await newLink(to, { from: today() });
      const made: Made = { ...to, seed, madeAt };
      await transact([moved(firm, madeAt), ...writes, ...once.writes(made)]);
      return addressOf(made);
    },
  );

/** The same reply again, whose address was not remembered. */
export const addressAgain = (made: unknown) => addressOf(made as Made);

/** Ends the address, if there is one. */
export const endFeed = (firmId: FirmId): Promise<void> =>
  withLatest(
    () => readFirm(firmId),
    undefined,
    async (firm) => {
      if (firm.feedMadeAt) await transact([moved(firm, undefined)]);
    },
  );
