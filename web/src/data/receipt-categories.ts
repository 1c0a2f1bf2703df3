import type { ReceiptCategory } from '#shared/receipts/options.ts';

/** What receipts are for, in words. */
export const categoryNames: Record<ReceiptCategory, string> = {
  fuel: 'Fuel',
  materials: 'Materials',
  tools: 'Tools',
  meals: 'Meals',
  travel: 'Travel',
  equipment: 'Equipment',
  office: 'Office',
  other: 'Other',
};
