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

/** The id of the calendar of all of a firm's jobs, which is no employee's id. */
export const wholeFirm = 0;

/** Whose calendar it is: the firm's, or a field worker's own. */
interface Whose {
  firmId: FirmId;
  own?: { userId: UserId; employeeId: number } | undefined;
}

interface Caller {
  firm: StoredFirm;
  member: StoredMember;
  mine?: number | undefined;
}

/** The calendar of the caller. Throws 409 for a field worker who is not linked to an employee. */
export const whoseOf = ({ firm: { firmId }, member: { userId }, mine }: Caller): Whose => {
  if (mine === nobodysId) throw notLinked();
  return { firmId, own: mine === undefined ? undefined : { userId, employeeId: mine } };
};

type Holder = Pick<StoredFirm, 'feedEpoch' | 'feedMadeAt' | 'updatedAt'>;

/** Whether the jobs can be read at a private address. */
export const feedOf = ({ feedMadeAt }: Holder) => ({ exists: feedMadeAt !== undefined, madeAt: feedMadeAt });

const holderOf = ({ firmId, own }: Whose): Promise<Holder> =>
  own ? activeMember(firmId, own.userId) : readFirm(firmId);

/** Increases the epoch, which revokes every earlier address. */
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

/** Makes a new private address, shown only once; the previous one stops working. Its payload is stored, the address never is. */
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

/** Rebuilds the reply for a repeated request: the address itself was not stored. */
export const addressAgain = (made: unknown) => addressOf(made as Made);

/** Revokes the address, if there is one. */
export const endFeed = (whose: Whose): Promise<void> =>
  withLatest(
    () => holderOf(whose),
    undefined,
    async (holder) => {
      if (holder.feedMadeAt) await transact([moved(whose, holder, undefined)]);
    },
  );
