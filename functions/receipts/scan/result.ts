import type { ReceiptCategory } from '#shared/receipts/options.ts';

/**
 * What a picture of a receipt says. Money is in pounds (or the receipt's own unit), the date YYYY-MM-DD. A field that
 * could not be read is null. `confidence` holds 0..1 for each field, `doubtful` names those the firm should look at,
 * `notice` is a plain sentence where the picture is no readable receipt or something about it is odd.
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
