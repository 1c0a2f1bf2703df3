import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { vatReturn } from '#shared/domain/tax/vat/return.ts';
import type { VatQuery } from '#shared/tax/vat.ts';
import { daysIn } from './days.ts';
import { termsOf } from './terms.ts';

/** A VAT return's figures for a period: one round trip, whatever the number of records. */
export const vatOf = async (firm: StoredFirm, period: VatQuery) =>
  vatReturn(termsOf(firm), await daysIn(firm.firmId, period), period);
