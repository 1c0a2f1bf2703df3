import { addMonths } from '../../dates.ts';
import type { TaxShare } from './groups.ts';
import { addUp, cashName, soldByPoint, suppliedCodes } from './names.ts';

/** The fields of an invoice that say whether it may wait for payment. */
export interface Terms {
  tax?: { point: string } | undefined;
  workStartDate?: string | null | undefined;
  workEndDate?: string | null | undefined;
  dueDate?: string | undefined;
}

/** Credit for longer than this keeps an invoice out of cash accounting. */
const longestCreditMonths = 6;

/**
 * True for an invoice that counts on its tax point under cash accounting too: it was issued before the work began, or isn't due
 * for over six months (VR reg 58(2); VCAS2200). If only the work's last day is known, that day decides.
 */
export const neverByPayment = ({ tax, workStartDate, workEndDate, dueDate }: Terms): boolean =>
  tax !== undefined &&
  ((workStartDate ?? workEndDate ?? '') > tax.point ||
    (dueDate ?? '') > addMonths(tax.point, longestCreditMonths));

/** Makes a share of such an invoice count the same under cash accounting as by tax point. */
export const byTaxPoint = (share: TaxShare): TaxShare => {
  const { sums } = share;
  const vat = addUp(sums, ['saleVat', 'earlyVat']);
  const cashSold = soldByPoint(sums, suppliedCodes) + vat - addUp(sums, suppliedCodes.map(cashName));
  const cashSoldVat = vat - (sums.cashVat ?? 0);
  return { ...share, sums: { ...sums, ...(cashSold && { cashSold }), ...(cashSoldVat && { cashSoldVat }) } };
};
