import { userEntity } from '#functions/auth/entity.ts';
import { readUser } from '#functions/auth/read.ts';
import { newLink, urlOfLink } from '#functions/guest/links.ts';
import type { TokenOf } from '#functions/guest/token.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';

/** A user has one calendar: its number is none. */
const theOne = 0;

/** Whether a user's jobs can be read by a private address. */
export const feedOf = ({ feedMadeAt }: StoredUser) => ({
  exists: feedMadeAt !== undefined,
  madeAt: feedMadeAt,
});

/** Every address from before has a lower epoch: it has ended. */
const moved = ({ userId, updatedAt, feedEpoch = 0 }: StoredUser, feedMadeAt: string | undefined): Write => {
  const next = { feedEpoch: feedEpoch + 1, updatedAt: nextInstant(updatedAt) };
  const patch = userEntity.patch({ userId }).set({ ...next, ...(feedMadeAt && { feedMadeAt }) });
  const whole = feedMadeAt ? patch : patch.remove(['feedMadeAt']);
  return write(
    whole.where((user, { eq }) => eq(user.updatedAt, updatedAt)),
    () => new Moved(),
  );
};

interface Made extends TokenOf {
  madeAt: string;
}

const addressOf = async ({ madeAt, ...token }: Made) => ({ url: await urlOfLink(token), madeAt });

/** A new private address, told this once; the one before ends. What it was made of is remembered, never the address. */
export const makeFeed = (userId: string, once: Once) =>
  withLatest(
    () => readUser(userId),
    undefined,
    async (user) => {
      const madeAt = new Date().toISOString();
      const to = { userId, kind: 'calendar', id: theOne, epoch: (user.feedEpoch ?? 0) + 1 } as const;
      const { seed, writes } = await newLink(to, { from: today() });
      const made: Made = { ...to, seed, madeAt };
      await transact([moved(user, madeAt), ...writes, ...once.writes(made)]);
      return addressOf(made);
    },
  );

/** The same reply again, whose address was not remembered. */
export const addressAgain = (made: unknown) => addressOf(made as Made);

/** Ends the address, if there is one. */
export const endFeed = (userId: string): Promise<void> =>
  withLatest(
    () => readUser(userId),
    undefined,
    async (user) => {
      if (user.feedMadeAt) await transact([moved(user, undefined)]);
    },
  );
