import { daysBetween, londonDate } from '../../../dates.ts';
import { isOnline } from '../../../payments/methods.ts';
import { invoiceStep } from '../../../thread/next-step.ts';
import { shownInvoice } from '../../invoices/shown.ts';
import { jobTitled } from '../../jobs/titled.ts';
import {
  clientOf,
  type InvoiceRecord,
  isOwed,
  type Looking,
  type Need,
  type NeedReason,
  ofInvoice,
  plain,
} from './need.ts';

/** How long after a reminder the next one is due, in days. */
const remindDays = 7;
/** How long an online payment is shown, in milliseconds. */
const paidMs = 24 * 60 * 60 * 1000;

export const ofDrafts = ({ db }: Looking): Need[] =>
  db.all('draft').map((draft) => {
    const client = clientOf(db, draft);
    const name = jobTitled(db, draft.jobId)?.title ?? draft.workDescription ?? '';
    const what = { reason: 'to_finish', of: 'draft', id: draft.id, name, client } as const;
    return { ...plain, ...what, amount: draft.amount ?? null };
  });

const isAskedLately = ({ lastRemindedAt }: InvoiceRecord, today: string): boolean =>
  lastRemindedAt !== undefined && daysBetween(londonDate(lastRemindedAt), today) < remindDays;

const invoiceNeed = ({ today, now }: Looking, invoice: InvoiceRecord): NeedReason | null => {
  const shown = shownInvoice(invoice, { client: null, job: null }, { now, today });
  const step = isOwed(invoice) ? invoiceStep(shown, today) : null;
  if (!step || step === 'wait') return null;
  // A customer who opened it has it, however it reached them.
  if (step.act === 'send_invoice') return invoice.openedAt ? null : 'to_send';
  return step.act === 'remind_invoice' && !isAskedLately(invoice, today) ? 'overdue' : null;
};

export const ofInvoices = (looking: Looking): Need[] =>
  looking.db.all('invoice').flatMap((invoice) => {
    const reason = invoiceNeed(looking, invoice);
    return reason ? [ofInvoice(looking, invoice, reason)] : [];
  });

/** Online payments. Payments that somebody entered by hand are no news. */
export const paidJustNow = (looking: Looking): Need[] => {
  const { db, now } = looking;
  return db.all('payment').flatMap(({ invoiceId, method, createdAt, amount }): Need[] => {
    if (!isOnline(method) || now - Date.parse(createdAt) > paidMs) return [];
    const invoice = db.get('invoice', invoiceId);
    return invoice ? [{ ...ofInvoice(looking, invoice, 'paid'), amount }] : [];
  });
};
