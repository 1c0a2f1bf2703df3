import { clientNames } from '#functions/clients/references.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import { notFound } from '#functions/lib/errors.ts';
import { lazily } from '#functions/lib/lazily.ts';
import { pageById } from '#functions/lib/list.ts';
import { versionsOf } from '#functions/lib/names.ts';
import { standingOf } from '#functions/payments/ledger.ts';
import { isPayable } from '#functions/payments/payable.ts';
import { paymentsOf } from '#functions/payments/read.ts';
import { today } from '#shared/dates.ts';
import type { PageQuery } from '#shared/fields.ts';
import { shownStatus } from '#shared/invoices/status.ts';
import { toPounds } from '#shared/money.ts';
import { disputeOf } from './disputed.ts';
import { invoiceEntity, type StoredInvoice } from './entity.ts';
import { linesOf } from './issue/read.ts';
import { withNames } from './known-names.ts';

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
  const { userId, clientId, jobId } = invoice;
  const { besideOf, moneyOf } = await lateness();
  const [clients, jobs, payments, lines, beside] = await Promise.all([
    clientNames(userId, [clientId]),
    jobTitles(userId, jobId ? [jobId] : []),
    paymentsOf(userId, invoice.id),
    linesOf(invoice),
    besideOf(invoice),
  ]);
  return {
    ...shown(invoice),
    client: clients.get(clientId) ?? null,
    job: jobs.get(jobId ?? 0) ?? null,
    ...lines,
    ...(await moneyOf(invoice, { payments, beside, issued: lines })),
  };
};

/** The invoice with its client, job and payments. Throws 404 if the user has no such invoice. */
export const getInvoice = async (userId: string, id: number) => joinInvoice(await readInvoice(userId, id));
