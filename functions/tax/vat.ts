import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { today } from '#shared/dates.ts';
import { flatBadDebts } from '#shared/domain/tax/bad-debt-claims.ts';
import { schemeOn, type TaxTerms } from '#shared/domain/tax/terms.ts';
import { vatReturn } from '#shared/domain/tax/vat/return.ts';
import { hasLimits, limitYear, type SchemeFacts, withLimits } from '#shared/domain/tax/vat/scheme-limits.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { VatQuery } from '#shared/tax/vat.ts';
import { daysIn } from './days.ts';
import { vatDaysIn } from './moved-days.ts';
import { termsOf } from './terms.ts';
import { unpaidBy } from './unpaid.ts';

/** The facts that a scheme's limits depend on. The standard scheme has none, and only the flat rate has bad debts among them. */
const factsOf = async (
  firmId: FirmId,
  terms: TaxTerms,
  period: VatQuery,
): Promise<SchemeFacts | undefined> => {
  if (!hasLimits(terms, period)) return undefined;
  const day = today();
  const isFlat = schemeOn(terms, period.to).scheme === 'flat';
  const [year, unpaid] = await Promise.all([
    daysIn(firmId, limitYear(period)),
    isFlat ? unpaidBy(firmId, day) : [],
  ]);
  return { year, debts: flatBadDebts(unpaid, terms, day) };
};

/**
 * A VAT return's figures for a period, from the firm's days: one round trip however many records there are. A year of days is read
 * beside them where a scheme has a limit; invoices are read under the flat rate (bad debts) and if cash accounting was joined or left.
 */
export const vatOf = async (firm: StoredFirm, period: VatQuery) => {
  const terms = termsOf(firm);
  const [days, facts] = await Promise.all([
    vatDaysIn(firm.firmId, terms, period),
    factsOf(firm.firmId, terms, period),
  ]);
  const shown = vatReturn(terms, days, period);
  return facts ? withLimits(shown, terms, facts) : shown;
};
