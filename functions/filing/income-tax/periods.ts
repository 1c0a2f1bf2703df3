import { changeSettings } from '#functions/firms/change.ts';
import { readFirm } from '#functions/firms/read.ts';
import { withLatest } from '#functions/lib/latest.ts';
import { today } from '#shared/dates.ts';
import { type MtdPeriods, type TaxSettings, taxSettingsOf } from '#shared/settings/tax/settings.ts';
import { taxYearOf } from '#shared/uk/tax-year.ts';
import type { Asker } from '../hmrc/ask.ts';
import { askAboutPerson } from './ask.ts';
import { chosenBusiness } from './businesses.ts';
import { updatesOf } from './year.ts';

/**
 * Sets the end dates of this tax year's quarters, at HMRC and then here. HMRC refuses it once it has an update for the year.
 * Idempotent, in case the answer is lost.
 */
export const choosePeriods = async (asker: Asker, periods: MtdPeriods): Promise<TaxSettings> => {
  const taxYear = taxYearOf(today());
  await updatesOf(asker, taxYear);
  const { businessId } = await chosenBusiness(asker);
  await askAboutPerson(asker, {
    ...{ api: 'businesses', method: 'PUT', path: `${businessId}/${taxYear}` },
    body: { quarterlyPeriodType: periods },
  });
  return withLatest(
    () => readFirm(asker.firm.firmId),
    undefined,
    async (current) => {
      const { calendarSince: since, ...rest } = current.tax ?? {};
      const tax = { ...rest, periods, ...(periods === 'calendar' && { calendarSince: since ?? taxYear }) };
      await changeSettings(current, { tax });
      return taxSettingsOf(tax);
    },
  );
};
