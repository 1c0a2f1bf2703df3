import { assignmentProjections } from './assignments/figures.ts';
import { clientProjections } from './clients/figures.ts';
import { employeeProjections } from './employees/figures.ts';
import { stockProjections } from './inventory/figures.ts';
import { invoiceProjections } from './invoices/figures.ts';
import { jobProjections } from './jobs/figures.ts';
import type { Projection } from './mutation.ts';
import { quoteProjections } from './quotes/figures.ts';
import { receiptProjections } from './receipts/figures.ts';
import { siteProjections } from './sites/figures.ts';

/** All projections of records into figures, each defined in its domain's `figures.ts`. */
export const projections: readonly Projection[] = [
  ...clientProjections,
  ...siteProjections,
  ...jobProjections,
  ...assignmentProjections,
  ...employeeProjections,
  ...invoiceProjections,
  ...quoteProjections,
  ...receiptProjections,
  ...stockProjections,
];
