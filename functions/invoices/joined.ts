import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { paymentsOf } from '#functions/ledger/payments-of.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { lazily } from '#functions/lib/lazily.ts';
import { pageById } from '#functions/lib/list.ts';
import { versionsOf } from '#functions/lib/names.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { today } from '#shared/dates.ts';
import { shownInvoice } from '#shared/domain/invoices/shown.ts';
import { refuseVoid } from '#shared/domain/invoices/standing.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { withNames } from './known-names.ts';

/** An invoice that may be sent. Throws 404, 409 for a void one. */
export const readSendable = async (firmId: FirmId, id: number): Promise<StoredInvoice> => {
  const invoice = await readInvoice(firmId, id);
  refuseVoid(invoice);
  return invoice;
};

/** Loaded lazily: the late-payment rules are a lot of code, and lists don't need them. */
const lateness = lazily(() => import('./late/beside.ts'));

/** A page of invoices with their clients and jobs, in at most two sequential round trips. */
export const listInvoices = async (firmId: FirmId, query: PageQuery) => {
  const [{ rows, next }, { names }] = await Promise.all([
    pageById(invoiceEntity, invoiceEntity.query.byId({ firmId }), query),
    versionsOf(firmId),
  ]);
  const context = { now: Date.now(), today: today() };
  const named = await withNames(firmId, rows, names);
  return { rows: named.map((row) => shownInvoice(row, row, context)), next };
};

/** The stored invoice. Throws 404 if the firm has no such invoice. */
export const readInvoice = async (firmId: FirmId, id: number): Promise<StoredInvoice> => {
  const { data } = await invoiceEntity.get({ firmId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

/** The invoice as replies show it: with its client, job, lines, payments and today's status. */
export const joinInvoice = async (invoice: StoredInvoice) => {
  const { besideOf, withBeside } = await lateness();
  const [payments, beside] = await Promise.all([paymentsOf(invoice.firmId, invoice.id), besideOf(invoice)]);
  return withBeside(invoice, payments, beside);
};

/** The key of an invoice, for reading it in a batch. */
export const invoiceAt = (firmId: FirmId, id: number) => keyOf(invoiceEntity, { firmId, id });

/** The invoice in an item already read, with its client, job and payments. Throws 404 if there is none. */
export const getInvoiceIn = async (item: object | undefined) => {
  const invoice = rowIn(invoiceEntity, item);
  if (!invoice) throw notFound();
  return joinInvoice(invoice);
};

/** The invoice with its client, job and payments. Throws 404 if the firm has no such invoice. */
export const getInvoice = async (firmId: FirmId, id: number) => joinInvoice(await readInvoice(firmId, id));
