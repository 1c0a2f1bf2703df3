import { notFound } from '#functions/lib/errors.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { lazily } from '#functions/lib/lazily.ts';
import { pageById } from '#functions/lib/list.ts';
import { versionsOf } from '#functions/lib/names.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { standingOf } from '#functions/payments/ledger.ts';
import { isPayable } from '#functions/payments/payable.ts';
import { paymentsOf } from '#functions/payments/read.ts';
import { deductionLeft } from '#functions/tax/cis/parts.ts';
import { today } from '#shared/dates.ts';
import type { PageQuery } from '#shared/fields.ts';
import { shownStatus } from '#shared/invoices/status.ts';
import { toPounds } from '#shared/money.ts';
import { disputeOf } from './disputed.ts';
import { invoiceEntity, type StoredInvoice } from './entity.ts';
import { withNames } from './known-names.ts';
import { named, titled } from './names.ts';

/** What the law says of lateness is much, and lists say none of it. */
const lateness = lazily(() => import('./late/money.ts'));

/** An invoice as it stands on a day: with its state and what is paid and owed of it. */
export const shown = <T extends StoredInvoice>(invoice: T, day = today()) => ({
  ...invoice,
  ...standingOf(invoice),
  status: shownStatus(invoice, day),
  disputed: disputeOf(invoice),
  onItsWay: toPounds(invoice.comingPence ?? 0),
  mayBePaying: isPayable(invoice),
  ...(invoice.tax?.cis && { cisDeduction: toPounds(deductionLeft(invoice)) }),
});

/** A page of invoices with their clients and jobs, in at most two sequential round trips. */
export const listInvoices = async (userId: string, query: PageQuery) => {
  const [{ rows, next }, { names }] = await Promise.all([
    pageById(invoiceEntity, invoiceEntity.query.byId({ userId }), query),
    versionsOf(userId),
  ]);
  const day = today();
  return { rows: (await withNames(userId, rows, names)).map((row) => shown(row, day)), next };
};

/** The invoice as it is kept. Throws 404 if the user has no such invoice. */
export const readInvoice = async (userId: string, id: number): Promise<StoredInvoice> => {
  const { data } = await invoiceEntity.get({ userId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

/** An invoice as a reply shows it: with its client, job, lines and payments and as it stands today. */
export const joinInvoice = async (invoice: StoredInvoice) => {
  const { besideOf, moneyOf } = await lateness();
  const [payments, beside] = await Promise.all([paymentsOf(invoice.userId, invoice.id), besideOf(invoice)]);
  return {
    ...shown(invoice),
    client: named(beside.client),
    job: titled(beside.job),
    ...beside.lines,
    ...(await moneyOf(invoice, { payments, beside, issued: beside.lines })),
  };
};

/** Where an invoice lies, to be read with other items. */
export const invoiceAt = (userId: string, id: number) => keyOf(invoiceEntity, { userId, id });

/** The invoice of the item that was read, with its client, job and payments. Throws 404 where there is none. */
export const getInvoiceIn = async (item: object | undefined) => {
  const invoice = rowIn(invoiceEntity, item);
  if (!invoice) throw notFound();
  return joinInvoice(invoice);
};

/** The invoice with its client, job and payments. Throws 404 if the user has no such invoice. */
export const getInvoice = async (userId: string, id: number) => joinInvoice(await readInvoice(userId, id));
