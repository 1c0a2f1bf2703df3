import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { paymentsOf } from '#functions/ledger/payments-of.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { lazily } from '#functions/lib/lazily.ts';
import { pageById } from '#functions/lib/list.ts';
import { versionsOf } from '#functions/lib/names.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { today } from '#shared/dates.ts';
import { shownInvoice } from '#shared/domain/invoices/shown.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { withNames } from './known-names.ts';

/** What the law says of lateness is much, and lists say none of it. */
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

/** The invoice as it is kept. Throws 404 if the firm has no such invoice. */
export const readInvoice = async (firmId: FirmId, id: number): Promise<StoredInvoice> => {
  const { data } = await invoiceEntity.get({ firmId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

/** An invoice as a reply shows it: with its client, job, lines and payments and as it stands today. */
export const joinInvoice = async (invoice: StoredInvoice) => {
  const { besideOf, withBeside } = await lateness();
  const [payments, beside] = await Promise.all([paymentsOf(invoice.firmId, invoice.id), besideOf(invoice)]);
  return withBeside(invoice, payments, beside);
};

/** Where an invoice lies, to be read with other items. */
export const invoiceAt = (firmId: FirmId, id: number) => keyOf(invoiceEntity, { firmId, id });

/** The invoice of the item that was read, with its client, job and payments. Throws 404 where there is none. */
export const getInvoiceIn = async (item: object | undefined) => {
  const invoice = rowIn(invoiceEntity, item);
  if (!invoice) throw notFound();
  return joinInvoice(invoice);
};

/** The invoice with its client, job and payments. Throws 404 if the firm has no such invoice. */
export const getInvoice = async (firmId: FirmId, id: number) => joinInvoice(await readInvoice(firmId, id));
