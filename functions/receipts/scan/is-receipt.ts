import { type Label, labelOf } from './labels.ts';
import type { MoneyRow } from './lines-of-money.ts';
import type { Row } from './rows.ts';
import { taxParts } from './tax.ts';
import { plainSum } from './total-steps.ts';
import { vatNumberIn } from './vat-number.ts';

/** Sales taxes; other taxes occur on payslips. */
const OF_SALES = /\b(?:VAT|GST|MWST)\b/i;
/** Labels that only receipts have; savings occur on price tags, net amounts on payslips. */
const OF_RECEIPTS = new Set<Label>(['due', 'total', 'subtotal', 'paid', 'card', 'change']);

/** What a picture shows: a receipt, possibly a receipt, or something else. */
export type Kind = 'receipt' | 'perhaps' | 'other';

/**
 * A receipt has amounts and says what they are: a total, a payment or a tax table. Without a date it needs several amounts, with a
 * label on an amount's own row. Unlabelled amounts may be a receipt if something else suggests so.
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

/** True if the largest amount occurs on several rows, as a total and its payment do. */
function recurs(money: MoneyRow[]): boolean {
  const largest = Math.max(...money.flatMap(({ amounts }) => amounts));
  return largest > 0 && money.filter(({ amounts }) => amounts.includes(largest)).length > 1;
}
