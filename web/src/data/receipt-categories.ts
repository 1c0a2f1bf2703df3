import type { ReceiptCategory } from '#shared/receipts/options.ts';

/** The names of the receipt categories. */
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
