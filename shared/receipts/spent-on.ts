import { receiptCategories } from './options.ts';

/** Categories of receipts, and receipts without one. */
export const spentOn = [...receiptCategories, 'none'] as const;
export type SpentOn = (typeof spentOn)[number];
