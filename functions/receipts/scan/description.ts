import type { MoneyRow } from './lines-of-money.ts';
import type { Guess } from './result.ts';

/** The maximum number of goods named; the field is a note, not a copy of the receipt. */
const NAMED = 3;
const LONGEST = 120;

/** The goods in a few words ("Copper pipe 15mm, Elbow and 2 more"), or null if no rows of goods were found. */
export function findDescription(rows: MoneyRow[]): Guess<string> | null {
  const end = rows.findIndex(
    ({ label, amounts }) => label !== null && label !== 'saving' && label !== 'charge' && amounts.length > 0,
  );
  const goods = rows.slice(0, end < 0 ? rows.length : end).flatMap((money, i, all) => {
    if (money.amounts.length === 0 || money.inTable || money.row.confidence < 0.75) return [];
    return nameOf(money.row.text) ?? nameOf(wordsAbove(all, i)) ?? [];
  });
  const distinct = [...new Set(goods)];
  if (distinct.length === 0) return null;
  const more = distinct.length - NAMED;
  const text = distinct.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return { value: text.slice(0, LONGEST), confidence: 0.6 };
}

/** A row with only figures often belongs to a name printed above it. */
function wordsAbove(rows: MoneyRow[], at: number): string {
  const above = rows[at - 1];
  return above && above.amounts.length === 0 && above.label === null ? above.row.text : '';
}

/** An article's name: the row without codes, quantities and prices; null if no word is left. */
function nameOf(text: string): string | null {
  const name = text
    .replace(/[-−]?(?:[£€$]|RM|EUR)?\s?\d+[.,]\s?\d{2,3}\s?(?:[A-Z*]{1,2}\b)?\*?/g, ' ')
    .replace(/^\s*[#\d]{4,}\s*|\b\d{6,}\b/g, ' ')
    .replace(/^\s*\d{1,3}\s?[xX*@]?\s+|\s[xX*@]\s*\d*\s*$|\s\d{1,3}\s*$/g, ' ')
    .replace(/\b(?:SR|ZR|ZRL|EUR|RM|GBP|[A-E])\s*$|^\W+|\W+$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}{3}/u.test(name) ? name : null;
}
