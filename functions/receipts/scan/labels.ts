import {
  CARD,
  CHANGE,
  CHARGE,
  COUNT,
  DUE,
  EXCLUDING,
  INCLUDING,
  PAID,
  ROUNDING,
  SAVING,
  SUBTOTAL,
  TAX,
  TOTAL,
} from './label-words.ts';
import { plain, saysAny, wordsOf } from './words.ts';

/** What a row's words say its amount is. `due` is an unambiguous total, `paid` the money handed over. */
export type Label =
  | 'due'
  | 'total'
  | 'subtotal'
  | 'net'
  | 'tax'
  | 'paid'
  | 'card'
  | 'change'
  | 'rounding'
  | 'saving'
  | 'charge'
  | 'count'
  | null;

/** Labels and their phrases, in order of precedence where several match. */
const FIRST: [Exclude<Label, null>, readonly string[]][] = [
  ['count', COUNT],
  ['saving', SAVING],
  ['charge', CHARGE],
];
const LAST: [Exclude<Label, null>, readonly string[]][] = [
  ['subtotal', SUBTOTAL],
  ['due', DUE],
  ['net', EXCLUDING],
];

/** Works out from a row's words what its amount is. */
export function labelOf(text: string): Label {
  const words = wordsOf(text);
  if (isItemHeader(words)) return null;
  const any = (phrases: readonly string[]) => saysAny(words, phrases);
  const pick = (from: typeof FIRST) => from.find(([, phrases]) => any(phrases))?.[0] ?? null;
  return (
    pick(FIRST) ?? backLabel(any) ?? (any(TAX) ? taxLabel(words, any(DUE)) : (pick(LAST) ?? plainLabel(any)))
  );
}

/** True if words are the column headings of the goods: TOTAL among them says nothing about the amounts below. */
function isItemHeader(words: string[]): boolean {
  const columns = [
    ['QTY', 'QUANTITY', 'OTY', 'ANZAHL'],
    ['PRICE', 'UNIT', 'PREIS'],
    ['ITEM', 'ITEMS', 'DESC', 'DESCRIPTION', 'CODE', 'PRODUCT'],
    ['AMOUNT', 'AMT', 'TOTAL'],
  ];
  return columns.filter((names) => saysAny(words, names)).length > 2;
}

/** Change and rounding, unless the row is a total after rounding. */
function backLabel(any: (phrases: readonly string[]) => boolean): Label {
  if (any(CHANGE)) return 'change';
  return any(ROUNDING) && !any(DUE) ? 'rounding' : null;
}

function plainLabel(any: (phrases: readonly string[]) => boolean): Label {
  if (any(['AMOUNT PAID', 'TOTAL PAID'])) return 'card';
  if (any(TOTAL)) return any(PAID) ? 'paid' : 'total';
  if (any(CARD)) return 'card';
  return any(PAID) ? 'paid' : null;
}

/** "TOTAL INC VAT" is a total, "TOTAL EX VAT" a net sum, "TOTAL VAT" and "INCLUDES VAT OF" a tax. */
function taxLabel(words: string[], due: boolean): Label {
  if (saysAny(words, EXCLUDING)) return 'net';
  const text = words.join(' ');
  const ofTax = /\b(INCLUDES|VAT OF|VAT INCLUDED|TAX INCLUDED|INCL? ?VAT AT|OF WHICH)\b/.test(text);
  if (ofTax) return 'tax';
  if (saysAny(words, INCLUDING) && saysAny(words, [...TOTAL, 'PRICE', 'AMT'])) {
    return saysAny(words, SUBTOTAL) ? 'subtotal' : due ? 'due' : 'total';
  }
  return due && !saysAny(words, ['TOTAL VAT', 'VAT DUE', 'VAT TOTAL']) ? 'due' : 'tax';
}

/** True if a row has the column headings of a tax table: a tax word with net, gross, rate or amount, and no amounts. */
export function isTaxHeader(text: string): boolean {
  if (/\d[.,]\d\d(?!\d|\s?%)/.test(text)) return false;
  const words = wordsOf(text.replace(/%/g, ' RATE '));
  const columns = [
    ['NET', 'NETT', 'NETTO', 'GOODS', 'EX', 'EXCL', 'AMOUNT', 'AMT', 'VALUE', 'TAXABLE', 'SALES', 'ENTGELT'],
    ['GROSS', 'BRUTTO', 'UMSATZ', 'INC', 'INCL', 'TOTAL'],
    ['RATE', 'CODE', 'TYP', 'SUMMARY', 'ANALYSIS'],
  ];
  if (saysAny(words, ['QTY', 'PRICE', 'DESC', 'DESCRIPTION', 'ITEM', 'INVOICE', 'INCLUDES', 'OF']))
    return false;
  return saysAny(words, TAX) && columns.some((column) => saysAny(words, column));
}

/** True if the receipt is in pounds: the sign, GBP, or a British VAT label with no other currency. */
export function inPounds(texts: string[]): boolean {
  const all = texts.join('\n');
  if (/£|\bGBP\b|(?:^|\s)[fE]\d+[.,]\d\d\b/m.test(all)) return true;
  if (/€|\bEUR(?:O)?\b|\bRM\b|\bMYR\b|\$/.test(all)) return false;
  return /\bVAT\b/.test(plain(all));
}
