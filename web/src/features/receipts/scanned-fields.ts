import type { ScanResult } from '#shared/receipts/contract.ts';
import type { ReceiptFormState, ReceiptValues } from './receipt-values.ts';
import type { ScanState } from './use-scan.ts';

/** The form's fields by the scan's names. */
const scanned = {
  vendor: 'vendor',
  date: 'receiptDate',
  total: 'amount',
  vatAmount: 'vatAmount',
  category: 'category',
  isVatReceipt: 'isVatReceipt',
  description: 'description',
} as const satisfies Partial<Record<keyof ScanResult, keyof ReceiptValues>>;
const scannedFields = Object.entries(scanned) as [keyof typeof scanned, keyof ReceiptValues][];

/** Fills the form from a scan. The user's input stays; fields that could not be read are left alone. */
export const fillFrom = (result: ScanResult, form: ReceiptFormState): void => {
  for (const [from, name] of scannedFields) {
    const value = result[from];
    if (value !== null && !form.getFieldState(name).isDirty) form.setValue(name, value);
  }
};

/** The fields that the scan was unsure of and that were not changed since. */
export const doubtedFields = (
  state: ScanState,
  dirty: Partial<Record<keyof ReceiptValues, unknown>>,
): Set<keyof ReceiptValues> => {
  const doubted = state.phase === 'read' ? state.result.doubtful : [];
  const stands = scannedFields.filter(([from, name]) => doubted.includes(from) && !dirty[name]);
  return new Set(stands.map(([, name]) => name));
};
