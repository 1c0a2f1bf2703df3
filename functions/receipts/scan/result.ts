import type { ReceiptCategory } from '#shared/receipts/options.ts';

/**
 * The result of scanning a receipt. Money is in pounds (or the receipt's own unit), the date is YYYY-MM-DD. A field that could not
 * be read is null. `confidence` has 0..1 for each field, `doubtful` names those the firm should check, `notice` is a plain
 * sentence if the picture is not a readable receipt or something about it is unusual.
 */
export type ScanResult = {
  vendor: string | null;
  total: number | null;
  vatAmount: number | null;
  category: ReceiptCategory | null;
  description: string | null;
  date: string | null;
  isVatReceipt: boolean | null;
  confidence: { [field: string]: number };
  doubtful: string[];
  notice: string | null;
};

/** A value with the probability (0..1) that it is right. */
export type Guess<T> = { value: T; confidence: number };
