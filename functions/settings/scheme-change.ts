import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { addDays, addMonths } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { type Registered, schemeOf } from '#shared/settings/registration.ts';
import {
  changeTrouble,
  isOtherScheme,
  type SchemeChange,
  withFlatRate,
  withSchemeChange,
} from '#shared/settings/tax/scheme-change.ts';
import { taxSettingsOf } from '#shared/settings/tax/settings.ts';
import { mostForSixMonths } from '#shared/uk/schemes.ts';
import { isQuarterStart } from '#shared/uk/vat-quarters.ts';

const monthsLookedAt = 3;

/** What the settings ask of the VAT returns made under them. */
export interface OnSettings {
  /** The first days of the periods HMRC has told us of, the last days of those filed, and whether any may be at HMRC. */
  vatPeriods?: (firmId: FirmId) => Promise<{ starts: string[]; filed: string[]; isSettled: boolean }>;
  /** Taxable sales in some days, in pence. */
  taxableSales?: (firmId: FirmId, days: { from: string; to: string }) => Promise<number>;
}

const noPeriods = { starts: [], filed: [], isSettled: false };

const suppliedBefore = async ({ firmId }: StoredFirm, day: string, above: OnSettings): Promise<number> =>
  (await above.taxableSales?.(firmId, { from: addMonths(day, -monthsLookedAt), to: addDays(day, -1) })) ?? 0;

/** The list of earlier schemes once another applies from a day on. Throws 400 if it can't. */
export const earlierWith = async (firm: StoredFirm, change: SchemeChange, above: OnSettings) => {
  const { business = {}, firmId } = firm;
  const { earlierSchemes: earlier, flatRate, vatQuarters } = taxSettingsOf(firm.tax);
  const { starts, filed } = (await above.vatPeriods?.(firmId)) ?? noPeriods;
  const isPeriodStart = (day: string): boolean => isQuarterStart(day, vatQuarters) || starts.includes(day);
  const now = { scheme: schemeOf(business), flatRate, earlier, isPeriodStart };
  const trouble = changeTrouble(change, now);
  if (trouble) throw invalidField(trouble.path, trouble.message);
  if (filed.some((end) => end >= change.from))
    throw invalidField('schemeChange.from', 'The return of that period has been filed');
  if (
    change.outstanding === 'six_months' &&
    (await suppliedBefore(firm, change.from, above)) > mostForSixMonths
  )
    throw invalidField(
      'schemeChange.outstanding',
      'You sold more than £1,350,000 in three months, so account for it straight away',
    );
  return withSchemeChange(change, now);
};

/** The list of earlier schemes once the flat rate is another. */
export const earlierAtOtherRate = async (
  { business = {}, firmId, tax }: StoredFirm,
  rate: number | null,
  above: OnSettings,
) => {
  const { earlierSchemes: earlier, flatRate } = taxSettingsOf(tax);
  const { filed } = (await above.vatPeriods?.(firmId)) ?? noPeriods;
  return withFlatRate(rate, { scheme: schemeOf(business), flatRate, earlier }, filed.toSorted().at(-1));
};

/**
 * A wrong scheme can be corrected until HMRC has a return under it, or may have one. After that, a new scheme needs the day from
 * which it applies. Throws 400 `vatScheme`.
 */
export const expectMayCorrect = async (
  firmId: FirmId,
  before: Registered,
  after: Registered,
  above: OnSettings,
): Promise<void> => {
  if (!isOtherScheme(schemeOf(before), schemeOf(after))) return;
  if ((await above.vatPeriods?.(firmId))?.isSettled)
    throw invalidField('vatScheme', 'Change your scheme on the Tax page, where you say from which day');
};
