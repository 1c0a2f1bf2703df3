import { type Label, labelOf } from './labels.ts';
import type { MoneyRow } from './lines-of-money.ts';
import type { Row } from './rows.ts';
import { taxParts } from './tax.ts';
import { plainSum } from './total-steps.ts';
import { vatNumberIn } from './vat-number.ts';

/** The taxes of a sale; others stand on pay slips. */
const OF_SALES = /\b(?:VAT|GST|MWST)\b/i;
/** What only receipts say of money; savings stand on price tags, net sums on pay slips. */
const OF_RECEIPTS = new Set<Label>(['due', 'total', 'subtotal', 'paid', 'card', 'change']);

/** What a picture is: a receipt, one perhaps that does not say so, or something else. */
export type Kind = 'receipt' | 'perhaps' | 'other';

/**
 * A receipt has money and says what for: a total, a payment or a table of taxes. Without a date it has several amounts,
 * and says so on an amount's own row. Money that says nothing of itself is perhaps a receipt's where something else speaks for it.
 */
export function kindOf(rows: Row[], money: MoneyRow[], dated: boolean): Kind {
  if (rows.length < 3) return 'other';
  const amounts = money.reduce((sum, row) => sum + row.amounts.length, 0);
  const labelled = money.some(({ label, amounts: own, row }) => {
    const said = dated ? label : labelOf(row.text);
    const isSale = OF_RECEIPTS.has(said) || (said === 'tax' && OF_SALES.test(row.text));
    return isSale && (own.length > 0 || /[£€]\s?\d/.test(row.text));
  });
  const known = labelled || taxParts(money).length > 0 || (dated && recurs(money));
  if (known && (amounts >= 2 || dated)) return 'receipt';
  const other = money.some(({ label, row }) => label === 'tax' && !OF_SALES.test(row.text));
  const spokenFor =
    dated || plainSum(money) !== undefined || rows.some(({ text }) => vatNumberIn(text) !== null);
  return amounts > 0 && spokenFor && !other ? 'perhaps' : 'other';
}

/** Whether the largest amount is printed on several rows, as a total and its payment are. */
function recurs(money: MoneyRow[]): boolean {
  const largest = Math.max(...money.flatMap(({ amounts }) => amounts));
  return largest > 0 && money.filter(({ amounts }) => amounts.includes(largest)).length > 1;
}
