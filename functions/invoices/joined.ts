import type { EntityItem } from 'electrodb';
import { clientNames } from '#functions/clients/references.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import { notFound } from '#functions/lib/errors.ts';
import { pageById } from '#functions/lib/list.ts';
import { today } from '#shared/dates.ts';
import type { PageQuery } from '#shared/fields.ts';
import { shownStatus } from '#shared/invoices/status.ts';
import { invoiceEntity } from './entity.ts';

export type StoredInvoice = EntityItem<typeof invoiceEntity>;

const join = async (userId: string, rows: StoredInvoice[]) => {
  const day = today();
  const [clients, jobs] = await Promise.all([
    clientNames(
      userId,
      rows.map((row) => row.clientId),
    ),
    jobTitles(
      userId,
      rows.flatMap((row) => row.jobId ?? []),
    ),
  ]);
  return rows.map((row) => ({
    ...row,
    status: shownStatus(row, day),
    client: clients.get(row.clientId) ?? null,
    job: jobs.get(row.jobId ?? 0) ?? null,
  }));
};

/** A page of invoices with their clients and jobs, in two sequential round trips. */
export const listInvoices = async (userId: string, query: PageQuery) => {
  const { rows, next } = await pageById(invoiceEntity.query.byId({ userId }), query);
  return { rows: await join(userId, rows), next };
};

/** The invoice as it is kept. Throws 404 if the user has no such invoice. */
export const readInvoice = async (userId: string, id: number): Promise<StoredInvoice> => {
  const { data } = await invoiceEntity.get({ userId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

/** An invoice as a reply shows it: with its client and job and the status it has today. */
export const joinInvoice = async (invoice: StoredInvoice) => {
  const [joined] = await join(invoice.userId, [invoice]);
  return joined ?? { ...invoice, client: null, job: null };
};

/** The invoice with its client and job. Throws 404 if the user has no such invoice. */
export const getInvoice = async (userId: string, id: number) => joinInvoice(await readInvoice(userId, id));
