import { rename } from '#functions/firms/founder.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { identityOf, identityState } from '#functions/lib/identities.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { logger } from '#functions/lib/log.ts';
import { firstFirmOf } from '#functions/lib/tenant/firm-ids.ts';
import { findUser } from '#functions/lib/tenant/read-user.ts';
import { emailGuard, type StoredUser, userEntity } from '#functions/lib/tenant/user-entity.ts';
import { within } from '#functions/lib/tenant.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { directoryKeys } from './directory.ts';
import { mailboxHash } from './mailbox-hash.ts';
import type { Identity } from './provider.ts';

/** A name entered here is not overwritten by the provider's. */
const keepingName = ({ namedHere }: StoredUser, identity: Identity): Identity =>
  namedHere ? { ...identity, firstName: undefined, lastName: undefined } : identity;

const named = ({ firstName, lastName, pictureUrl }: Identity) =>
  withoutNulls({ firstName, lastName, profileImageUrl: pictureUrl });

const emailTaken = () => conflict('Another account already has this email address');

const create = async (identity: Identity): Promise<void> => {
  const at = nextInstant();
  const { sub: userId, email, emailVerified } = identity;
  const writes = [
    write(
      userEntity.create({
        userId,
        email,
        emailVerified,
        mailboxHash: await mailboxHash(email),
        ...named(identity),
        ...directoryKeys(userId, at),
        createdAt: at,
        updatedAt: at,
      }),
      () => new Moved(),
    ),
    write(emailGuard.create({ email, userId }), emailTaken),
  ];
  await within({ userId }, () => transact(writes));
};

/**
 * The user an identity signs in to: its own, or the one its address belongs to. The latter was created by another identity; if
 * that no longer exists (deleted in the console, say), somebody who proves that they can read email to the address takes over the
 * account, just as they could have reset its password. Throws 409 while the other identity exists.
 */
const userOf = async ({ sub, email, emailVerified }: Identity): Promise<StoredUser | undefined> => {
  const own = await within({ userId: sub }, () => findUser(sub));
  if (own) return own;
  const { data: guard } = await emailGuard.get({ email }).go({ consistent: true });
  const holder = guard && (await within(guard, () => findUser(guard.userId)));
  if (!holder) return undefined;
  const identity = identityOf(holder);
  if (identity === sub) return holder;
  if (!emailVerified || (await identityState(identity)) !== 'gone') throw emailTaken();
  return holder;
};

const asBefore = (current: StoredUser, changes: Partial<StoredUser>): boolean =>
  Object.entries(changes).every(([name, value]) => current[name as keyof StoredUser] === value);

const takeOver = async (current: StoredUser, identity: Identity): Promise<void> => {
  if (current.erasingSince)
    throw conflict('This account is being erased. Try again in a few minutes.', undefined, 'in_progress');
  const { sub, email, emailVerified } = identity;
  const changes = {
    email,
    emailVerified,
    mailboxHash: await mailboxHash(email),
    ...(sub !== current.userId && { identityId: sub }),
    ...named(keepingName(current, identity)),
  };
  if (asBefore(current, changes)) return;
  const { userId } = current;
  const patch = userEntity
    .patch({ userId })
    .set({ ...changes, updatedAt: nextInstant(current.updatedAt) })
    .where((user, { eq }) => eq(user.updatedAt, current.updatedAt));
  const moved = [
    write(emailGuard.create({ email, userId }), emailTaken),
    write(emailGuard.delete({ email: current.email })),
  ];
  await rename(userId, changes, [write(patch, () => new Moved()), ...(current.email === email ? [] : moved)]);
  if (sub !== identityOf(current))
    logger.warn('A user whose identity is gone was taken over by another', {
      userId,
      gone: identityOf(current),
      sub,
    });
};

/**
 * Creates the user at their first sign-in; later updates them from the provider. Returns who they are and the firm they were last
 * in.
 */
export const saveIdentity = (identity: Identity): Promise<{ userId: UserId; firmId: FirmId }> =>
  withLatest(
    async () => (await userOf(identity)) ?? { updatedAt: '' },
    undefined,
    async (current) => {
      if ('userId' in current) await takeOver(current, identity);
      else await create(identity);
      const { userId, lastFirmId } = 'userId' in current ? current : { userId: identity.sub };
      return { userId, firmId: lastFirmId ?? firstFirmOf(userId) };
    },
  );
