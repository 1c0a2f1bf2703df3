import { userReply } from '#functions/auth/wire.ts';
import { businessOf, sealedBusiness } from '#functions/firms/business.ts';
import { changeFirm, changeSettings } from '#functions/firms/change.ts';
import { rename } from '#functions/firms/founder.ts';
import { readFirm } from '#functions/firms/read.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { expectProved } from '#functions/lib/guard.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { seal } from '#functions/lib/seal.ts';
import type { StoredFirm, StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import { readUser } from '#functions/lib/tenant/read-user.ts';
import { type StoredUser, userEntity } from '#functions/lib/tenant/user-entity.ts';
import { write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { invalidField, staleWrite } from '#shared/kernel/refusal.ts';
import { inOrder } from '#shared/reminders/steps.ts';
import type { BusinessInput } from '#shared/settings/business.ts';
import type { CompetenceInput } from '#shared/settings/competence.ts';
import { changedCompetence } from '#shared/settings/competence-rules.ts';
import type { ProfileInput } from '#shared/settings/contract.ts';
import { defaultSmtpPort, type EmailInput } from '#shared/settings/mail-account.ts';
import type { ReviewsInput } from '#shared/settings/optional-mail.ts';
import type { Registered } from '#shared/settings/registration.ts';
import type { RemindersInput } from '#shared/settings/reminders.ts';
import { type SchemeChange, takenBack } from '#shared/settings/tax/scheme-change.ts';
import { type KeptTax, type TaxInput, taxSettingsOf } from '#shared/settings/tax/settings.ts';
import { accountIn, hasAccount, noticeOfBusiness, noticeOfMail } from './notices.ts';
import { earlierAtOtherRate, earlierWith, expectMayCorrect, type OnSettings } from './scheme-change.ts';

/** The current business details. */
export const businessNow = async (firmId: FirmId) => businessOf(await readFirm(firmId));

/**
 * Changes the business details; sensitive changes are notified as made `by` that member. With `updatedAt`, throws 409 if they have
 * changed since; 400 as `expectMayCorrect`.
 */
export const updateBusiness = (
  firmId: FirmId,
  { updatedAt: basedOn, ...fields }: BusinessInput,
  by?: { user: StoredUser; provedAt: number },
  above: OnSettings = {},
) =>
  changeFirm(firmId, async (current) => {
    const before = await businessOf(current);
    if (basedOn !== undefined && before.updatedAt !== undefined && basedOn !== before.updatedAt)
      throw staleWrite();
    await expectMayCorrect(firmId, before, applied<Registered>(before, fields), above);
    const business = withoutNulls({
      ...applied<object>(before, fields),
      updatedAt: nextInstant(before.updatedAt),
    });
    const sealed = await sealedBusiness(firmId, business);
    if (by && hasAccount(before) && accountIn(before) !== accountIn(business)) expectProved(by);
    const notice = by && noticeOfBusiness(current, by.user, before, business);
    await changeSettings(current, { business: sealed }, notice?.writes);
    await notice?.deliver();
    return business;
  });

/** Sets the user's name, which from now on takes precedence over the identity provider's. */
export const updateProfile = (userId: UserId, { firstName, lastName = null }: ProfileInput) =>
  withLatest(
    () => readUser(userId),
    undefined,
    async (current) => {
      const named = { firstName, lastName };
      const patch = userEntity
        .patch({ userId })
        .set({ ...withoutNulls(named), namedHere: true, updatedAt: nextInstant(current.updatedAt) })
        .remove(cleared(named))
        .where((user, { eq }) => eq(user.updatedAt, current.updatedAt));
      await rename(userId, named, [write(patch, () => new Moved())]);
      return named;
    },
  );

/** The member making the change, and their firm. */
interface InFirm {
  user: StoredUser;
  firm: StoredFirm;
  member: StoredMember;
  provedAt: number;
}

const accountOf = ({ emailService, emailUser, smtpHost }: Partial<StoredFirm>) =>
  [emailService, emailUser, smtpHost].join('\n');

/** Changes the email account. An omitted password stays, but not for another service, host or firm. Throws 403 as `expectProved`. */
export const updateEmail = (
  { user, firm: { firmId }, member, provedAt }: InFirm,
  { emailPass, ...input }: EmailInput,
) =>
  changeFirm(firmId, async (current) => {
    const isSmtp = input.emailService === 'smtp';
    const account = {
      emailService: input.emailService,
      emailUser: input.emailUser,
      smtpHost: isSmtp ? input.smtpHost : null,
      smtpPort: isSmtp ? (input.smtpPort ?? defaultSmtpPort) : null,
    };
    const isSame = accountOf(applied<Partial<StoredFirm>>(current, account)) === accountOf(current);
    const kept = isSame ? undefined : null;
    const emailPassSealed = emailPass ? await seal(firmId, emailPass) : kept;
    const isOther = !isSame || Boolean(emailPass);
    if (current.emailUser && isOther) expectProved({ provedAt });
    const notice = noticeOfMail(current, user, isOther ? account : undefined);
    const firm = await changeSettings(current, { ...account, emailPassSealed }, notice?.writes);
    await notice?.deliver();
    return userReply({ user, firm, member });
  });

/** Changes whether, when and in which words clients are reminded automatically; omitted fields stay. */
export const updateReminders = (firmId: FirmId, { reminderDays, ...input }: RemindersInput) =>
  changeFirm(firmId, async (current) => {
    const days = reminderDays && { reminderDays: inOrder(reminderDays) };
    const after = await changeSettings(current, { ...input, ...days });
    const { remindersOn, reminderDays: on, reminderWords } = after;
    return { remindersOn, reminderDays: on, reminderWords };
  });

/** Stores the address where clients are asked to write a review; `null` clears it. */
export const updateReviews = (firmId: FirmId, { reviewUrl = null }: ReviewsInput) =>
  changeFirm(firmId, async (current) => {
    await changeSettings(current, { reviewUrl });
    return { reviewUrl };
  });

/** Turns the email on the day before an appointment on or off. */
export const updateAppointments = (firmId: FirmId, appointmentsOn: boolean) =>
  changeFirm(firmId, async (current) => {
    await changeSettings(current, { appointmentsOn });
    return { appointmentsOn };
  });

/** Changes what the business is registered and equipped for; omitted parts stay. */
export const updateCompetence = (firmId: FirmId, input: CompetenceInput) =>
  changeFirm(firmId, async (current) => {
    const competence = changedCompetence(current.competence, input);
    await changeSettings(current, { competence });
    return competence;
  });

/**
 * Changes how the business is taxed; omitted fields stay, category by category. Throws 400 for calendar periods without their
 * first year, and for an invalid change of scheme.
 */
export const updateTax = (firmId: FirmId, { schemeChange, ...input }: TaxInput, above: OnSettings) =>
  changeFirm(firmId, async (current) => {
    const { tax: before = {}, business = {} } = current;
    const categories = { ...before.categories, ...input.categories };
    const tax: KeptTax = withoutNulls({ ...applied<object>(before, input), categories });
    if (tax.periods === 'calendar' && !tax.calendarSince)
      throw invalidField('calendarSince', 'Choose the tax year it starts in');
    const onScheme = (vatScheme: SchemeChange['scheme']) =>
      changeSettings(current, {
        business: { ...business, vatScheme, updatedAt: nextInstant(business.updatedAt) },
        tax,
      });
    const back =
      input.earlierSchemes && takenBack(before.earlierSchemes ?? [], input.earlierSchemes, today());
    if (schemeChange) {
      tax.earlierSchemes = await earlierWith(current, schemeChange, above);
      await onScheme(schemeChange.scheme);
    } else if (back) {
      tax.flatRate = back.flatRate ?? tax.flatRate ?? null;
      await onScheme(back.scheme);
    } else {
      if (input.flatRate !== undefined && !input.earlierSchemes)
        tax.earlierSchemes = await earlierAtOtherRate(current, input.flatRate, above);
      await changeSettings(current, { tax });
    }
    return taxSettingsOf(tax);
  });
