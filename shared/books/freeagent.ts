import { toPounds } from '../money.ts';
import { percentOf, rateBpOf } from '../uk/vat.ts';
import { billNumber, oneLine, slashed } from './cells.ts';
import { purchaseRows } from './purchase-rows.ts';
import type { BankMove, BookRecord, Bought } from './sale.ts';
import { moveWords } from './xero.ts';

/**
 * FreeAgent takes dd/mm/yyyy, a single amount column, no header row, and no quotes, commas or line breaks in text
 * (support.freeagent.com, "How to format a CSV file to upload a bank statement", 115001222564).
 */
const bare = (text: string): string => oneLine(text.replace(/[,"']/g, ' ').replace(/^[\s=+\-@]+/, ''), 255);

export const freeagentMove = (move: BankMove): BookRecord => ({
  key: move.key,
  date: move.date,
  rows: [
    [slashed(move.date), toPounds(move.pence), bare(`${move.payee} ${moveWords(move)} ${move.reference}`)],
  ],
});

/**
 * FreeAgent's columns of out-of-pocket expenses, at most 1,000 a file (support.freeagent.com, "Import out-of-pocket expenses in bulk",
 * 360007142140). It takes VAT out of the gross by the rate.
 */
export const freeagentExpenseColumns = [
  ...['claimant_name', 'category', 'dated_on', 'currency', 'type', 'gross_value', 'description'],
  ...['receipt_reference', 'sales_tax_rate'],
];

const categories: Record<string, string> = {
  fuel: 'Motor Expenses',
  materials: 'Materials',
  tools: 'Sundries',
  meals: 'Accommodation and Meals',
  travel: 'Travel',
  equipment: 'Sundries',
  office: 'Office Costs',
};

/** One row per rate of a purchase; negative rows are refunds. */
export const freeagentExpense = (bought: Bought, claimant: string): BookRecord => {
  const { key, date, supplier, description, category, isEntertaining, total } = bought;
  const named = isEntertaining ? 'Business Entertaining' : (categories[category] ?? 'Sundries');
  return {
    key,
    date,
    rows: purchaseRows(bought).map(({ vat, net, amount }) => [
      ...[oneLine(claimant, 255), named, slashed(date), 'GBP', total < 0 ? 'Refund' : 'Payment'],
      ...[
        toPounds(Math.sign(total || 1) * (net + amount)),
        oneLine([supplier, description].filter(Boolean).join(': '), 255),
      ],
      ...[billNumber(bought), percentOf(amount === 0 ? 0 : rateBpOf(vat, date))],
    ]),
  };
};
