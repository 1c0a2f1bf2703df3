import { type KnownBusiness, plainBusinessOf } from '#functions/firms/plain-business.ts';
import { firmReply } from '#functions/firms/wire.ts';
import { isAdmin } from '#functions/lib/admin.ts';
import type { StoredFirm, StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import { rulesOf } from '#shared/firms/rules.ts';
import { taxSettingsOf } from '#shared/settings/tax/settings.ts';

interface Known {
  user: StoredUser;
  firm: StoredFirm | undefined;
  member: StoredMember | undefined;
  /** With its encrypted fields decrypted. */
  business?: KnownBusiness | undefined;
}

/** The person alone: the data of the record `profile`. */
export const profileIn = (user: StoredUser) => ({ ...user, id: user.userId, isAdmin: isAdmin(user) });

const shownFirm = ({ emailPassSealed, ...firm }: StoredFirm, business: KnownBusiness) => ({
  ...firm,
  hasEmailPass: emailPassSealed !== undefined,
  business,
});

/** Field workers see their firm's name and contact details, what its certificates say of it, and whether it has access; nothing of its email, tax and bank settings. */
const shownToField = (firm: StoredFirm) => {
  const { subscriptionStatus, subscriptionEndedAt, subscriptionPeriodEnd } = firm;
  const { trialStartDate, trialEndDate, isTrialActive, business = {}, competence } = firm;
  const { tradingName, phone } = business;
  return {
    ...{ subscriptionStatus, subscriptionEndedAt, subscriptionPeriodEnd },
    ...{ trialStartDate, trialEndDate, isTrialActive, competence },
    business: { tradingName, phone },
  };
};

/** The user as replies show them, in their current firm, without encrypted fields other than those decrypted in `business`. */
export const userReply = ({ user, firm, member, business = firm?.business ?? {} }: Known) => {
  const isField = member?.role === 'field';
  return {
    hasEmailPass: false,
    business,
    ...(firm && (isField ? shownToField(firm) : shownFirm(firm, business))),
    ...profileIn(user),
    vatQuarters: isField ? undefined : firm?.tax?.vatQuarters,
    firm: firm && member && firmReply(firm, member),
  };
};

/** The data of the record `settings`. */
export const settingsIn = (firm: StoredFirm) => ({
  ...shownFirm(firm, plainBusinessOf(firm)),
  tax: taxSettingsOf(firm.tax),
  rules: rulesOf(firm.rules),
});
