import { readFirm } from '#functions/firms/read.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { nobodysId, notLinked } from '#functions/lib/mine.ts';
import {
  firmEntity,
  memberEntity,
  type StoredFirm,
  type StoredMember,
} from '#functions/lib/tenant/firm-entity.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { newLink, urlOfLink } from '#functions/links/new-link.ts';
import type { TokenOf } from '#functions/links/token.ts';
import { activeMember } from '#functions/members/read.ts';
import { today } from '#shared/dates.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';

/** The calendar of all of a firm's jobs: its number is no employee's. */
export const wholeFirm = 0;

/** Whose calendar it is: the firm's, or in the field that of an employee's own jobs. */
interface Whose {
  firmId: FirmId;
  own?: { userId: UserId; employeeId: number } | undefined;
}

interface Caller {
  firm: StoredFirm;
  member: StoredMember;
  mine?: number | undefined;
}

/** Throws 409 for somebody in the field who is none of the firm's employees. */
export const whoseOf = ({ firm: { firmId }, member: { userId }, mine }: Caller): Whose => {
  if (mine === nobodysId) throw notLinked();
  return { firmId, own: mine === undefined ? undefined : { userId, employeeId: mine } };
};

type Holder = Pick<StoredFirm, 'feedEpoch' | 'feedMadeAt' | 'updatedAt'>;

/** Whether the jobs can be read by a private address. */
export const feedOf = ({ feedMadeAt }: Holder) => ({ exists: feedMadeAt !== undefined, madeAt: feedMadeAt });

const holderOf = ({ firmId, own }: Whose): Promise<Holder> =>
  own ? activeMember(firmId, own.userId) : readFirm(firmId);

/** Every address from before has a lower epoch: it has ended. */
const moved = (
  { firmId, own }: Whose,
  { updatedAt, feedEpoch = 0 }: Holder,
  feedMadeAt: string | undefined,
): Write => {
  const next = {
    feedEpoch: feedEpoch + 1,
    updatedAt: nextInstant(updatedAt),
    ...(feedMadeAt && { feedMadeAt }),
  };
  const gone = feedMadeAt ? [] : (['feedMadeAt'] as const);
  const patch = own
    ? memberEntity
        .patch({ firmId, userId: own.userId })
        .set(next)
        .remove([...gone])
        .where((member, { eq }) => eq(member.updatedAt, updatedAt))
    : firmEntity
        .patch({ firmId })
        .set(next)
        .remove([...gone])
        .where((firm, { eq }) => eq(firm.updatedAt, updatedAt));
  return write(patch, () => new Moved());
};

interface Made extends TokenOf {
  madeAt: string;
}

const addressOf = async ({ madeAt, ...token }: Made) => ({ url: await urlOfLink(token), madeAt });

/** A new private address, told this once; the one before ends. What it was made of is remembered, never the address. */
export const makeFeed = (whose: Whose, once: Once) =>
  withLatest(
    () => holderOf(whose),
    undefined,
    async (holder) => {
      const { firmId, own } = whose;
      const madeAt = new Date().toISOString();
      const id = own?.employeeId ?? wholeFirm;
      const to = { firmId, kind: 'calendar', id, epoch: (holder.feedEpoch ?? 0) + 1 } as const;
      const { seed, writes } = await newLink(to, { from: today() });
      const made: Made = { ...to, seed, madeAt };
      await transact([moved(whose, holder, madeAt), ...writes, ...once.writes(made)]);
      return addressOf(made);
    },
  );

/** The same reply again, whose address was not remembered. */
export const addressAgain = (made: unknown) => addressOf(made as Made);

/** Ends the address, if there is one. */
export const endFeed = (whose: Whose): Promise<void> =>
  withLatest(
    () => holderOf(whose),
    undefined,
    async (holder) => {
      if (holder.feedMadeAt) await transact([moved(whose, holder, undefined)]);
    },
  );
