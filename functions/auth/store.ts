import { nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { conflict } from '#functions/lib/errors.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { directoryKeys } from './directory.ts';
import { emailGuard, userEntity } from './entity.ts';
import { mailboxHash } from './mailbox-hash.ts';
import type { Identity } from './provider.ts';

/** What somebody has said here is not undone by what they once told the provider. */
const keepingName = ({ namedHere }: StoredUser, identity: Identity): Identity =>
  namedHere ? { ...identity, firstName: undefined, lastName: undefined } : identity;

const named = ({ firstName, lastName, pictureUrl }: Identity) =>
  withoutNulls({ firstName, lastName, profileImageUrl: pictureUrl });

const emailTaken = () => conflict('Another account already has this email address');

const create = async (identity: Identity): Promise<void> => {
  const at = nextInstant();
  const { sub: userId, email } = identity;
  await transact([
    write(
      userEntity.create({
        userId,
        email,
        mailboxHash: await mailboxHash(email),
        ...named(identity),
        ...directoryKeys(userId, at),
        createdAt: at,
        updatedAt: at,
      }),
      () => new Moved(),
    ),
    write(emailGuard.create({ email, userId }), emailTaken),
  ]);
};

/** Makes the user at their first sign-in; later takes over what the provider says of them now. */
export const saveIdentity = (identity: Identity): Promise<void> =>
  withLatest(
    async () =>
      (await userEntity.get({ userId: identity.sub }).go({ consistent: true })).data ?? { updatedAt: '' },
    undefined,
    async (current) => {
      if (!('userId' in current)) return create(identity);
      if (current.erasingSince) throw conflict('This account is being erased. Try again in a few minutes.');
      const changes = {
        email: identity.email,
        mailboxHash: await mailboxHash(identity.email),
        ...named(keepingName(current, identity)),
      };
      const isSame = Object.entries(changes).every(
        ([name, value]) => current[name as keyof typeof changes] === value,
      );
      if (isSame) return;
      const emailMoved = current.email !== identity.email;
      await transact([
        write(
          userEntity
            .patch({ userId: current.userId })
            .set({ ...changes, updatedAt: nextInstant(current.updatedAt) })
            .where((user, { eq }) => eq(user.updatedAt, current.updatedAt)),
          () => new Moved(),
        ),
        ...(emailMoved
          ? [
              write(emailGuard.create({ email: identity.email, userId: current.userId }), emailTaken),
              write(emailGuard.delete({ email: current.email })),
            ]
          : []),
      ]);
    },
  );
