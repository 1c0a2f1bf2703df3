import { userEntity } from '#functions/auth/entity.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { Moved } from '#functions/lib/latest.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact, write } from '#functions/lib/transact.ts';

type Settings =
  | 'business'
  | 'firstName'
  | 'lastName'
  | 'namedHere'
  | 'remindersOn'
  | 'reviewUrl'
  | 'appointmentsOn'
  | 'tax'
  | 'emailService'
  | 'emailUser'
  | 'emailPassSealed'
  | 'smtpHost'
  | 'smtpPort';
type Writable = Parameters<ReturnType<typeof userEntity.patch>['set']>[0];
type Changes = { [Name in Settings]?: Writable[Name] | null | undefined };

/** Changes settings of the user as they were read, and answers the user as they now are. Throws Moved. */
export const changeSettings = async (current: StoredUser, settings: Changes) => {
  const changes = { ...settings, updatedAt: nextInstant(current.updatedAt) };
  const patch = userEntity
    .patch({ userId: current.userId })
    .set(withoutNulls(changes))
    .remove(cleared(settings))
    .where((user, { eq }) => eq(user.updatedAt, current.updatedAt));
  await transact([write(patch, () => new Moved())]);
  return applied(current, changes);
};
