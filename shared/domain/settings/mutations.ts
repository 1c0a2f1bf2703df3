import { londonDate } from '../../dates.ts';
import { inOrder } from '../../reminders/steps.ts';
import type { BusinessInput } from '../../settings/business.ts';
import type { CompetenceInput } from '../../settings/competence.ts';
import { changedCompetence } from '../../settings/competence-rules.ts';
import type { ProfileInput } from '../../settings/contract.ts';
import type { ReviewsInput } from '../../settings/optional-mail.ts';
import { schemeOf, withScheme } from '../../settings/registration.ts';
import type { RemindersInput } from '../../settings/reminders.ts';
import {
  changeTrouble,
  isOtherScheme,
  type SchemeChange,
  takenBack,
  withSchemeChange,
} from '../../settings/tax/scheme-change.ts';
import type { TaxInput, TaxSettings } from '../../settings/tax/settings.ts';
import { isQuarterStart } from '../../uk/vat-quarters.ts';
import { bodyIn, change, changed, laterThan } from '../changed.ts';
import type { Apply, MutationContext, MutationEntry } from '../mutation.ts';
import type { Reader, RecordOf } from '../reader.ts';
import { hasReturn } from '../tax/has-return.ts';

type Settings = RecordOf<'settings'>;
type Business = Settings['business'];
type Input = Parameters<Apply>[1];

const updateProfile: Apply = (db, input) => {
  const current = db.get('profile', 'all');
  if (!current) return undefined;
  const { firstName, lastName = null } = bodyIn<ProfileInput>(input);
  return [change('profile', current, { ...current, firstName, lastName })];
};

/** The settings after a call; null if the server would refuse it. */
type After = (current: Settings, input: Input, context: MutationContext, db: Reader) => Settings | null;

/** A change of the settings. */
export const onSettings =
  (after: After): Apply =>
  (db, input, context) => {
    const current = db.get('settings', 'all');
    if (!current) return undefined;
    const settings = after(current, input, context, db);
    return settings ? [change('settings', current, settings)] : [];
  };

/** Bank details and the tax reference are encrypted on the server and never stored on a device. */
const openPart = (given: BusinessInput): Partial<Business> => {
  const { sortCode, accountNumber, utr, updatedAt, ...open } = given;
  return open as Partial<Business>;
};

const updateBusiness = onSettings((current, input, { at }, db) => {
  const { business } = current;
  const asked = withScheme(changed(business, openPart(bodyIn<BusinessInput>(input))));
  if (isOtherScheme(schemeOf(business), schemeOf(asked)) && hasReturn(db)) return null;
  const updatedAt = business.updatedAt ? laterThan(business.updatedAt, at) : at;
  return {
    ...current,
    business: { ...asked, cisStatus: asked.cisStatus ?? 'none', updatedAt },
  };
});

const removeLogo = onSettings((current) => ({
  ...current,
  business: { ...current.business, logo: null },
}));

const updateReminders = onSettings((current, input) => {
  const { reminderDays, ...given } = bodyIn<RemindersInput>(input);
  return changed(current, { ...given, ...(reminderDays && { reminderDays: inOrder(reminderDays) }) });
});

const updateReviews = onSettings((current, input) => ({
  ...current,
  reviewUrl: bodyIn<ReviewsInput>(input).reviewUrl ?? null,
}));

const updateAppointments = onSettings((current, input) => ({
  ...current,
  appointmentsOn: bodyIn<{ appointmentsOn: boolean }>(input).appointmentsOn,
}));

const updateCompetence = onSettings((current, input) => ({
  ...current,
  competence: changedCompetence(current.competence, bodyIn<CompetenceInput>(input)),
}));

const earlierOf = ({ earlierSchemes }: TaxInput): TaxSettings['earlierSchemes'] | undefined =>
  earlierSchemes?.map((each) => ({ ...each, flatRate: each.flatRate ?? null }));

const onScheme = (business: Business, vatScheme: SchemeChange['scheme'], at: string): Business => ({
  ...business,
  vatScheme,
  updatedAt: business.updatedAt ? laterThan(business.updatedAt, at) : at,
});

/** A new scheme from a day on. Only the server checks it against what was filed and sold before that day. */
const withNewScheme = (current: Settings, after: Settings, schemeChange: SchemeChange, at: string) => {
  const { business, tax } = current;
  const { earlierSchemes: earlier, flatRate, vatQuarters } = tax;
  const isPeriodStart = (day: string): boolean => isQuarterStart(day, vatQuarters);
  const now = { scheme: schemeOf(business), flatRate, earlier, isPeriodStart };
  if (changeTrouble(schemeChange, now)) return null;
  return {
    ...after,
    business: onScheme(business, schemeChange.scheme, at),
    tax: { ...after.tax, earlierSchemes: withSchemeChange(schemeChange, now) },
  };
};

const updateTax = onSettings((current, input, { at }) => {
  const given = bodyIn<TaxInput>(input);
  const { categories, schemeChange, ...fields } = given;
  const after = changed(current.tax, { ...fields, earlierSchemes: earlierOf(given) });
  if (after.periods === 'calendar' && !after.calendarSince) return null;
  const settings = { ...current, tax: { ...after, categories: { ...after.categories, ...categories } } };
  if (schemeChange) return withNewScheme(current, settings, schemeChange, at);
  const back = takenBack(current.tax.earlierSchemes, after.earlierSchemes, londonDate(at));
  if (!back) return settings;
  const tax = { ...settings.tax, flatRate: back.flatRate ?? after.flatRate };
  return { ...settings, tax, business: onScheme(current.business, back.scheme, at) };
});

/** The server computes its version and size, so it shows only once it is sent. */
const putLogo: Apply = () => undefined;

export const subject = () => 'settings/all';

export const settingsMutations: readonly MutationEntry[] = [
  { route: 'PUT /api/settings/profile', subject: () => 'profile/all', apply: updateProfile },
  { route: 'PUT /api/settings/business', subject, apply: updateBusiness },
  { route: 'PUT /api/settings/logo', subject, apply: putLogo },
  { route: 'DELETE /api/settings/logo', subject, apply: removeLogo },
  { route: 'PUT /api/settings/reminders', subject, apply: updateReminders },
  { route: 'PUT /api/settings/reviews', subject, apply: updateReviews },
  { route: 'PUT /api/settings/appointments', subject, apply: updateAppointments },
  { route: 'PUT /api/settings/competence', subject, apply: updateCompetence },
  { route: 'PUT /api/settings/tax', subject, apply: updateTax },
];
