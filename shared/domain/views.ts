import { assignmentViews } from './assignments/views.ts';
import { boardViews } from './board/views.ts';
import { certificateViews } from './certificates/views.ts';
import { clientViews } from './clients/views.ts';
import { needsYou, needsYouKinds } from './dashboard/needs-you.ts';
import { dashboardViews } from './dashboard/views.ts';
import { dueViews } from './dues/views.ts';
import { employeeViews } from './employees/views.ts';
import { inventoryViews } from './inventory/views.ts';
import { invoiceViews } from './invoices/views.ts';
import { jobViews } from './jobs/views.ts';
import { leaveViews } from './leave/views.ts';
import { noteViews } from './notes/views.ts';
import { paymentViews } from './payments/views.ts';
import { photoViews } from './photos/views.ts';
import { priceViews } from './prices/views.ts';
import { quoteViews } from './quotes/views.ts';
import type { ViewEntry } from './reader.ts';
import { receiptViews } from './receipts/views.ts';
import { siteViews } from './sites/views.ts';
import { taxViews } from './tax/views.ts';
import { threadViews } from './thread/views.ts';
import { timeViews } from './time/views.ts';

/** These belong to no route and are needed together, so they share a chunk. */
export const queueRules = { needsYou, needsYouKinds };

/** The GET routes whose replies are computed from records, each defined in its domain's `views.ts`. */
export const views: readonly ViewEntry[] = [
  ...clientViews,
  ...threadViews,
  ...siteViews,
  ...jobViews,
  ...assignmentViews,
  ...timeViews,
  ...leaveViews,
  ...boardViews,
  ...employeeViews,
  ...noteViews,
  ...photoViews,
  ...certificateViews,
  ...dueViews,
  ...invoiceViews,
  ...paymentViews,
  ...quoteViews,
  ...priceViews,
  ...inventoryViews,
  ...receiptViews,
  ...taxViews,
  ...dashboardViews,
];
