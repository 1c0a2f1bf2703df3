import { findCategory } from './category.ts';
import { findDate } from './dates.ts';
import { findDescription } from './description.ts';
import { kindOf } from './is-receipt.ts';
import { inPounds } from './labels.ts';
import { type MoneyRow, moneyRows } from './lines-of-money.ts';
import { isAddress } from './name-lines.ts';
import { rateIn } from './percent.ts';
import type { Reading } from './reading.ts';
import type { Guess, ScanResult } from './result.ts';
import { toRows, usualHeight } from './rows.ts';
import { taxParts } from './tax.ts';
import { findTotal } from './total.ts';
import { findVat } from './vat.ts';
import { vatNumberIn } from './vat-number.ts';
import { findVendor, type VendorWeights } from './vendor.ts';

/**
 * Below these confidences a field is doubtful and we ask the firm to check it. On held-out receipts, most wrong values and few
 * right ones fall below them (docs/decisions/020).
 */
const DOUBT: { [field: string]: number } = { vendor: 0.828, date: 0.75, total: 0.75, vatAmount: 0.7 };
const USUAL_DOUBT = 0.6;
/** Lines below this confidence are shadows and print from the other side. */
const NOISE = 0.6;
/** Caps the confidence of fields if the picture may not be a receipt, so that each is doubtful. */
const UNSURE = 0.4;

const NO_RECEIPT = 'This does not look like a receipt. Try another picture, or fill in the fields yourself.';
const PERHAPS = 'This may not be a receipt. Check every field before you save it.';
const REFUND = 'This looks like a refund: its total is money back to you.';
const NO_TEXT = 'No text could be read in this picture. Try a sharper one, or fill in the fields yourself.';

/**
 * Extracts a receipt's fields from a picture's lines. `today` (YYYY-MM-DD) limits its date; other `weights` let us measure vendor
 * guesses on receipts they were not trained on. Pure: no I/O.
 */
export function extract({ lines, fields }: Reading, today: string, weights?: VendorWeights): ScanResult {
  const rows = toRows(lines.filter((line) => line.confidence >= NOISE));
  const money = moneyRows(rows);
  if (rows.length === 0) return nothing(NO_TEXT);
  const date = findDate(rows, today);
  const kind = kindOf(rows, money, date !== null);
  if (kind === 'other') return nothing(NO_RECEIPT);

  const texts = rows.map((row) => row.text);
  const parts = taxParts(money);
  const refund = isRefund(money);
  const total = findTotal(refund ? turnedRound(money) : money, parts, fields, usualHeight(rows));
  const vat = findVat(money, parts, fields, total?.value ?? null, inPounds(texts));
  const vendor = findVendor(rows, fields, weights);
  const found = {
    vendor,
    total: total && {
      value: total.value / 100,
      confidence: refund ? Math.min(0.4, total.confidence) : total.confidence,
    },
    vatAmount: vat && { ...vat, value: vat.value / 100 },
    category: findCategory(
      texts.filter((text) => !isAddress(text)),
      vendor?.value ?? null,
    ),
    description: findDescription(money),
    date,
    isVatReceipt: vatReceipt(texts, vat),
  };
  const { confidence, doubtful } = certainties(found, kind === 'receipt' ? 1 : UNSURE);
  if (!vat && isTaxed(money, texts)) doubtful.push('vatAmount');
  const notice = kind === 'perhaps' ? PERHAPS : null;
  return { ...values(found), confidence, doubtful, notice: refund ? REFUND : notice };
}

/** True if a tax table, a rate or a VAT number is printed; then the tax amount usually is too. */
function isTaxed(money: MoneyRow[], texts: string[]): boolean {
  const named = money.some(({ label, inTable, row }) => inTable || (label === 'tax' && rateIn(row.text)));
  return named || vatNumbersIn(texts).length > 0;
}

/** True if every total is negative. A refund is shown as a positive amount, flagged as doubtful for the firm to decide. */
function isRefund(money: MoneyRow[]): boolean {
  const totals = money
    .filter(({ label }) => label === 'due' || label === 'total')
    .flatMap(({ amounts }) => amounts.slice(-1));
  return totals.length > 0 && totals.every((pence) => pence < 0);
}

function turnedRound(money: MoneyRow[]): MoneyRow[] {
  return money.map((row) => ({ ...row, amounts: row.amounts.map((pence) => -pence) }));
}

/** The VAT numbers of a page, including those that continue in the next row. */
const vatNumbersIn = (texts: string[]) =>
  texts.flatMap((text, i) => vatNumberIn(text) ?? vatNumberIn(`${text} ${texts[i + 1] ?? ''}`) ?? []);

/** True if a VAT number or a VAT amount is printed. A British number with wrong check digits is doubtful. */
function vatReceipt(texts: string[], vat: Guess<number> | null): Guess<boolean> {
  const numbers = vatNumbersIn(texts);
  if (numbers.some(({ valid }) => valid === true)) return { value: true, confidence: 0.98 };
  if (vat) return { value: true, confidence: Math.max(0.7, vat.confidence) };
  if (numbers.some(({ valid }) => valid === null)) return { value: true, confidence: 0.85 };
  if (numbers.length > 0) return { value: true, confidence: 0.4 };
  return { value: false, confidence: 0.75 };
}

type Found = {
  vendor: Guess<string> | null;
  total: Guess<number> | null;
  vatAmount: Guess<number> | null;
  category: Guess<NonNullable<ScanResult['category']>> | null;
  description: Guess<string> | null;
  date: Guess<string> | null;
  isVatReceipt: Guess<boolean> | null;
};

function values(found: Found): Omit<ScanResult, 'confidence' | 'doubtful' | 'notice'> {
  return {
    vendor: found.vendor?.value ?? null,
    total: found.total?.value ?? null,
    vatAmount: found.vatAmount?.value ?? null,
    category: found.category?.value ?? null,
    description: found.description?.value ?? null,
    date: found.date?.value ?? null,
    isVatReceipt: found.isVatReceipt?.value ?? null,
  };
}

/** Printed on every receipt: where one could not be read, the firm is asked for it. */
const always: readonly string[] = ['vendor', 'total', 'date'];

/** Caps every confidence at `most`. */
function certainties(found: Found, most: number): Pick<ScanResult, 'confidence' | 'doubtful'> {
  const confidence: { [field: string]: number } = {};
  const doubtful: string[] = [];
  for (const [field, guess] of Object.entries(found)) {
    if (!guess) {
      if (always.includes(field)) doubtful.push(field);
      continue;
    }
    const sure = Math.min(most, guess.confidence);
    confidence[field] = Math.round(sure * 100) / 100;
    if (sure < (DOUBT[field] ?? USUAL_DOUBT)) doubtful.push(field);
  }
  return { confidence, doubtful };
}

function nothing(notice: string): ScanResult {
  const empty = { vendor: null, total: null, vatAmount: null, category: null, description: null, date: null };
  return { ...empty, isVatReceipt: null, confidence: {}, doubtful: [], notice };
}
