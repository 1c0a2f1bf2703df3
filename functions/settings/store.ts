import { businessOf, sealedBusiness } from '#functions/auth/business.ts';
import { userEntity } from '#functions/auth/entity.ts';
import { readUser } from '#functions/auth/read.ts';
import { userReply } from '#functions/auth/wire.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { staleWrite } from '#functions/lib/errors.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { seal } from '#functions/lib/seal.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { BusinessInput } from '#shared/settings/business.ts';
import type { EmailInput } from '#shared/settings/contract.ts';
import { defaultSmtpPort } from '#shared/settings/contract.ts';

type Settings =
  | 'business'
  | 'remindersOn'
  | 'emailService'
  | 'emailUser'
  | 'emailPassSealed'
  | 'smtpHost'
  | 'smtpPort';
type Writable = Parameters<ReturnType<typeof userEntity.patch>['set']>[0];
type Changes = { [Name in Settings]?: Writable[Name] | null | undefined };

const change = async (current: StoredUser, settings: Changes) => {
  const changes = { ...settings, updatedAt: nextInstant(current.updatedAt) };
  const patch = userEntity
    .patch({ userId: current.userId })
    .set(withoutNulls(changes))
    .remove(cleared(settings))
    .where((user, { eq }) => eq(user.updatedAt, current.updatedAt));
  await transact([write(patch, () => new Moved())]);
  return applied(current, changes);
};

/** Changes the business details. With `updatedAt`, 409 if they have been changed since. */
export const updateBusiness = (userId: string, { updatedAt: basedOn, ...fields }: BusinessInput) =>
  withLatest(
    () => readUser(userId),
    undefined,
    async (current) => {
      const before = await businessOf(current);
      if (basedOn !== undefined && before.updatedAt !== undefined && basedOn !== before.updatedAt)
        throw staleWrite();
      const business = withoutNulls({
        ...applied<object>(before, fields),
        updatedAt: nextInstant(before.updatedAt),
      });
      await change(current, { business: await sealedBusiness(userId, business) });
      return business;
    },
  );

const accountOf = ({ emailService, emailUser, smtpHost }: Partial<StoredUser>) =>
  [emailService, emailUser, smtpHost].join('\n');

/** Changes the mail account. A password left out stays, but not for another service, host or user. */
export const updateEmail = (userId: string, { emailPass, ...input }: EmailInput) =>
  withLatest(
    () => readUser(userId),
    undefined,
    async (current) => {
      const isSmtp = input.emailService === 'smtp';
      const account = {
        emailService: input.emailService,
        emailUser: input.emailUser,
        smtpHost: isSmtp ? input.smtpHost : null,
        smtpPort: isSmtp ? (input.smtpPort ?? defaultSmtpPort) : null,
      };
      const isSame = accountOf(applied<Partial<StoredUser>>(current, account)) === accountOf(current);
      const kept = isSame ? undefined : null;
      const emailPassSealed = emailPass ? await seal(userId, emailPass) : kept;
      return userReply(await change(current, { ...account, emailPassSealed }));
    },
  );

/** Switches the morning reminders on or off. */
export const updateReminders = (userId: string, remindersOn: boolean) =>
  withLatest(
    () => readUser(userId),
    undefined,
    async (current) => {
      await change(current, { remindersOn });
      return { remindersOn };
    },
  );
