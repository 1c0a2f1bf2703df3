import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { vatReturn } from '#shared/domain/tax/vat/return.ts';
import type { VatQuery } from '#shared/tax/vat.ts';
import { vatDaysIn } from './moved-days.ts';
import { termsOf } from './terms.ts';

/** A VAT return's figures for a period: one round trip, whatever the number of records, unless cash accounting was joined or left. */
export const vatOf = async (firm: StoredFirm, period: VatQuery) => {
  const terms = termsOf(firm);
  return vatReturn(terms, await vatDaysIn(firm.firmId, terms, period), period);
};
