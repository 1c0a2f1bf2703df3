import { readFigures, readObligations } from '#functions/filing/vat/entity.ts';
import { isSettled } from '#functions/filing/vat/reminding.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { daysIn } from '#functions/tax/days.ts';
import { addDays, addMonths } from '#shared/dates.ts';
import { sumOf } from '#shared/domain/tax/days.ts';
import { taxableOf } from '#shared/domain/tax/figures.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { type Registered, schemeOf } from '#shared/settings/registration.ts';
import {
  changeTrouble,
  isOtherScheme,
  type SchemeChange,
  withSchemeChange,
} from '#shared/settings/tax/scheme-change.ts';
import { taxSettingsOf } from '#shared/settings/tax/settings.ts';
import { mostForSixMonths } from '#shared/uk/schemes.ts';
import { isQuarterStart } from '#shared/uk/vat-quarters.ts';

const monthsLookedAt = 3;

const suppliedBefore = async ({ firmId }: StoredFirm, day: string): Promise<number> => {
  const days = await daysIn(firmId, { from: addMonths(day, -monthsLookedAt), to: addDays(day, -1) });
  return taxableOf(sumOf(days), true);
};

/** The list of earlier schemes once another applies from a day on. Throws 400 if it can't. */
export const earlierWith = async (firm: StoredFirm, change: SchemeChange) => {
  const { business = {}, firmId } = firm;
  const { earlierSchemes: earlier, flatRate, vatQuarters } = taxSettingsOf(firm.tax);
  const [returns, obligations] = await Promise.all([readFigures(firmId), readObligations(firmId)]);
  const isPeriodStart = (day: string): boolean =>
    isQuarterStart(day, vatQuarters) || obligations.some(({ start }) => start === day);
  const now = { scheme: schemeOf(business), flatRate, earlier, isPeriodStart };
  const trouble = changeTrouble(change, now);
  if (trouble) throw invalidField(trouble.path, trouble.message);
  if (returns.some(({ status, end }) => status === 'filed' && end >= change.from))
    throw invalidField('schemeChange.from', 'The return of that period has been filed');
  if (change.outstanding === 'six_months' && (await suppliedBefore(firm, change.from)) > mostForSixMonths)
    throw invalidField(
      'schemeChange.outstanding',
      'You sold more than £1,350,000 in three months, so account for it straight away',
    );
  return withSchemeChange(change, now);
};

/**
 * A wrong scheme can be corrected until HMRC has a return under it, or may have one. After that, a new scheme needs the day from
 * which it applies. Throws 400 `vatScheme`.
 */
export const expectMayCorrect = async (
  firmId: FirmId,
  before: Registered,
  after: Registered,
): Promise<void> => {
  if (!isOtherScheme(schemeOf(before), schemeOf(after))) return;
  if ((await readObligations(firmId)).some(isSettled))
    throw invalidField('vatScheme', 'Change your scheme on the Tax page, where you say from which day');
};
