import type { EntityItem } from 'electrodb';
import { clientNames } from '#functions/clients/references.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import { notFound } from '#functions/lib/errors.ts';
import { pageById } from '#functions/lib/list.ts';
import { remembering, versionsOf } from '#functions/lib/names.ts';
import { standingOf } from '#functions/payments/ledger.ts';
import { paymentsOf, shownPayment } from '#functions/payments/read.ts';
import { today } from '#shared/dates.ts';
import type { PageQuery } from '#shared/fields.ts';
import { shownStatus } from '#shared/invoices/status.ts';
import { invoiceEntity } from './entity.ts';
import { linesOf } from './issue/read.ts';

export type StoredInvoice = EntityItem<typeof invoiceEntity>;

type Names = Awaited<ReturnType<typeof readNames>>;

const pointedTo = (rows: StoredInvoice[]) => ({
  clientIds: rows.map(({ clientId }) => clientId),
  jobIds: rows.flatMap(({ jobId }) => jobId ?? []),
});

const readNames = async (userId: string, rows: StoredInvoice[]) => {
  const { clientIds, jobIds } = pointedTo(rows);
  const [clients, jobs] = await Promise.all([clientNames(userId, clientIds), jobTitles(userId, jobIds)]);
  return { clients, jobs };
};

const knownClients = remembering(clientNames);
const knownJobs = remembering(jobTitles);

const knownNames = async (userId: string, rows: StoredInvoice[], version: string): Promise<Names> => {
  const { clientIds, jobIds } = pointedTo(rows);
  const [clients, jobs] = await Promise.all([
    knownClients(userId, clientIds, version),
    knownJobs(userId, jobIds, version),
  ]);
  return { clients, jobs };
};

/** An invoice as it stands on a day: with its state and what is paid and owed of it. */
export const shown = <T extends StoredInvoice>(invoice: T, day = today()) => ({
  ...invoice,
  ...standingOf(invoice),
  status: shownStatus(invoice, day),
});

const join = (rows: StoredInvoice[], { clients, jobs }: Names) => {
  const day = today();
  return rows.map((row) => ({
    ...shown(row, day),
    client: clients.get(row.clientId) ?? null,
    job: jobs.get(row.jobId ?? 0) ?? null,
  }));
};

/** A page of invoices with their clients and jobs, in at most two sequential round trips. */
export const listInvoices = async (userId: string, query: PageQuery) => {
  const [{ rows, next }, { names }] = await Promise.all([
    pageById(invoiceEntity, invoiceEntity.query.byId({ userId }), query),
    versionsOf(userId),
  ]);
  return { rows: join(rows, await knownNames(userId, rows, names)), next };
};

/** The invoice as it is kept. Throws 404 if the user has no such invoice. */
export const readInvoice = async (userId: string, id: number): Promise<StoredInvoice> => {
  const { data } = await invoiceEntity.get({ userId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

/** An invoice as a reply shows it: with its client, job, lines and payments and as it stands today. */
export const joinInvoice = async (invoice: StoredInvoice) => {
  const [names, payments, lines] = await Promise.all([
    readNames(invoice.userId, [invoice]),
    paymentsOf(invoice.userId, invoice.id),
    linesOf(invoice),
  ]);
  const [joined] = join([invoice], names);
  return {
    ...(joined ?? { ...shown(invoice), client: null, job: null }),
    ...lines,
    payments: payments.map(shownPayment),
  };
};

/** The invoice with its client, job and payments. Throws 404 if the user has no such invoice. */
export const getInvoice = async (userId: string, id: number) => joinInvoice(await readInvoice(userId, id));
