import { daysOverdue } from '../../../invoices/status.ts';
import { toPounds } from '../../../money.ts';
import { clientNamed } from '../../clients/views.ts';
import { balancePence } from '../../payments/ledger.ts';
import type { Reader, RecordOf, ViewContext } from '../../reader.ts';

/** Why something needs the user, the most pressing first. The list is shown in this order. */
export const needReasons = [
  'bounced',
  'vat_check',
  'vat_return',
  'update_due',
  'hmrc_ends',
  'ticket_ends',
  'asked',
  'to_schedule',
  'to_invoice',
  'to_finish',
  'to_send',
  'tenant_copy',
  'overdue',
  'paid',
  'low_stock',
] as const;
export type NeedReason = (typeof needReasons)[number];

/** What a need is about: a record, or something dealt with at another address. */
type About =
  | {
      of: 'job' | 'quote' | 'invoice' | 'draft' | 'client' | 'certificate' | 'employee';
      to?: undefined;
    }
  | { of: 'items' | 'vat' | 'update' | 'hmrc'; to: string };

/** One thing that needs the user. */
export type Need = About & {
  reason: NeedReason;
  /** The record's id. For stock, the number of low items; for a VAT period or update, the digits of its last day. */
  id: number;
  /** A title or number. For a VAT period or update, its last day; for an HMRC connection, its tax; for a ticket, whose and which. */
  name: string;
  client: string | null;
  /** Pounds, if it is about money. */
  amount: number | null;
  /** Days overdue, or since a connection or ticket ended. Negative: days left. */
  days: number;
  /** How many reminders have been sent. */
  reminded: number;
};

export const plain = { client: null, amount: null, days: 0, reminded: 0 };

/** The records, and the day and moment they are looked at. */
export interface Looking extends ViewContext {
  db: Reader;
}

/** Finds what needs the user in one kind of record. */
export type Finder = (looking: Looking) => Need[];

export const clientOf = (db: Reader, { clientId }: { clientId: number }): string | null =>
  clientNamed(db, clientId)?.name ?? null;

export type InvoiceRecord = RecordOf<'invoice'>;

export const isOwed = (invoice: InvoiceRecord): boolean => !invoice.voidedAt && balancePence(invoice) > 0;

export const ofInvoice = ({ db, today }: Looking, invoice: InvoiceRecord, reason: NeedReason): Need => ({
  ...plain,
  reason,
  of: 'invoice',
  id: invoice.id,
  name: invoice.invoiceNumber,
  client: clientOf(db, invoice),
  amount: toPounds(balancePence(invoice)),
  days: daysOverdue(invoice.dueDate, today),
  reminded: invoice.reminderCount ?? 0,
});
