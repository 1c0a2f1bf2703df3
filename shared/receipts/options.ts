export const receiptCategories = [
  'fuel',
  'materials',
  'tools',
  'meals',
  'travel',
  'equipment',
  'office',
  'other',
] as const;
export type ReceiptCategory = (typeof receiptCategories)[number];

/** The earliest year that receipts can be filtered by. */
export const firstReceiptYear = 2020;

/** The years to choose from, newest first. */
export const receiptYears = (thisYear: number): number[] =>
  Array.from({ length: thisYear - firstReceiptYear + 1 }, (_, at) => thisYear - at);
