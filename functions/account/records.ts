import * as z from 'zod/mini';
import { assignmentEntity } from '#functions/assignments/entity.ts';
import { bookEntity } from '#functions/books/entity.ts';
import { clientEntity } from '#functions/clients/entity.ts';
import { dueEntity } from '#functions/dues/entity.ts';
import { employeeEntity } from '#functions/employees/entity.ts';
import { leaveEntity } from '#functions/employees/leave-entity.ts';
import { itemEntity, retiredEntity } from '#functions/inventory/entity.ts';
import { moveEntity } from '#functions/inventory/move-entity.ts';
import { draftEntity } from '#functions/invoices/drafts/entity.ts';
import { draftRecord } from '#functions/invoices/drafts/read.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { noteEntity } from '#functions/jobs/note-entity.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { paymentEntity } from '#functions/ledger/payment-entity.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { photoEntity } from '#functions/photos/entity.ts';
import { priceEntity } from '#functions/prices/entity.ts';
import { punchEntity, weekEntity } from '#functions/punches/entity.ts';
import { receiptEntity } from '#functions/receipts/entity.ts';
import { applianceEntity, siteEntity } from '#functions/sites/entity.ts';
import { assignment } from '#shared/assignments/contract.ts';
import { takenBook } from '#shared/books/contract.ts';
import { client } from '#shared/clients/client.ts';
import { today } from '#shared/dates.ts';
import { shownItem } from '#shared/domain/inventory/views.ts';
import { shownDraft, shownInvoice } from '#shared/domain/invoices/shown.ts';
import { shownPayment } from '#shared/domain/payments/shown.ts';
import { photoRecord } from '#shared/domain/photos/record.ts';
import { dueRecord } from '#shared/dues/contract.ts';
import { employee } from '#shared/employees/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { item } from '#shared/inventory/contract.ts';
import { move } from '#shared/inventory/move.ts';
import { invoice } from '#shared/invoices/contract.ts';
import { draft } from '#shared/invoices/drafts.ts';
import { job } from '#shared/jobs/contract.ts';
import { note } from '#shared/jobs/notes.ts';
import { leave } from '#shared/leave/leave.ts';
import { toPounds } from '#shared/money.ts';
import { payment } from '#shared/payments/contract.ts';
import { price } from '#shared/prices/contract.ts';
import { receipt } from '#shared/receipts/contract.ts';
import { appliance } from '#shared/sites/appliance.ts';
import { siteRecord } from '#shared/sites/site.ts';
import { punch } from '#shared/time/punch.ts';
import { certificateTables } from './certificates.ts';
import { claimRecords } from './claims.ts';
import { issuedRecords } from './issued.ts';
import { onlineRecords } from './online.ts';
import { quoteTables } from './quotes.ts';
import { weekRow } from './shapes.ts';
import { taxTables } from './tax.ts';

const all = { pages: 'all', consistent: true } as const;

interface Query<R> {
  go: (options: typeof all) => Promise<{ data: R[] }>;
}

/** Exported records contain no joined names. */
const nameless = { client: null, job: null };

/** A kind of record: as stored, and as the API shows it without joined fields. */
const kept = async <R extends object>(
  queries: Query<R> | Query<R>[],
  shape: z.ZodMiniType<object>,
  shown: (row: R) => object = (row) => row,
) => {
  const pages = await Promise.all([queries].flat().map((query) => query.go(all)));
  const rows = pages.flatMap(({ data }) => data);
  return { rows, table: z.parse(z.array(shape), rows.map(shown)) };
};

/** The kinds that are exported as more than a table. */
const withFiles = (firmId: FirmId) =>
  [
    kept(clientEntity.query.byId({ firmId }), z.omit(client, { owed: true })),
    kept(jobEntity.query.byId({ firmId }), z.omit(job, { client: true, site: true })),
    kept(invoiceEntity.query.byId({ firmId }), z.omit(invoice, { client: true, job: true }), (row) =>
      shownInvoice(row, nameless, { now: Date.now(), today: today() }),
    ),
    kept(receiptEntity.query.byDate({ firmId }), z.omit(receipt, { fileUrl: true, year: true, month: true })),
    kept(photoEntity.query.byJob({ firmId }), photoRecord),
    kept(siteEntity.query.byId({ firmId }), siteRecord),
  ] as const;

/** The kinds that are exported only as a table, by its name. */
const tablesAlone = (firmId: FirmId) => ({
  payments: kept(paymentEntity.query.byInvoice({ firmId }), payment, shownPayment),
  'invoice-drafts': kept(
    draftEntity.query.byId({ firmId }),
    z.omit(draft, { client: true, job: true }),
    (row) => shownDraft(draftRecord(row), nameless),
  ),
  inventory: kept([itemEntity.query.byId({ firmId }), retiredEntity.query.byId({ firmId })], item, shownItem),
  'inventory-transactions': kept(moveEntity.query.byItem({ firmId }), move),
  appliances: kept(applianceEntity.query.bySite({ firmId }), appliance),
  dues: kept(dueEntity.query.byId({ firmId }), dueRecord),
  prices: kept(priceEntity.query.byId({ firmId }), price),
  'books-taken': kept(bookEntity.query.byId({ firmId }), z.omit(takenBook, { parts: true })),
  employees: kept(employeeEntity.query.byId({ firmId }), employee),
  'job-assignments': kept(assignmentEntity.query.byId({ firmId }), assignment),
  'time-weeks': kept(weekEntity.query.byWeek({ firmId }), weekRow, ({ payPence, ...row }) => ({
    ...row,
    pay: payPence === undefined ? null : toPounds(payPence),
  })),
  leave: kept(leaveEntity.query.byId({ firmId }), leave),
  'job-notes': kept(noteEntity.query.byJob({ firmId }), note),
  'time-punches': kept(punchEntity.query.byDay({ firmId }), punch),
});

/** Everything a firm has entered, as the API shows it, without joined fields. */
export const recordsOf = async ({ firmId, userId }: StoredFirm) => {
  const alone = Object.entries(tablesAlone(firmId));
  const [files, simple, issued, claims, online] = await Promise.all([
    Promise.all(withFiles(firmId)),
    Promise.all(alone.map(async ([name, reading]) => [name, (await reading).table] as const)),
    issuedRecords(firmId),
    claimRecords(firmId),
    onlineRecords(firmId),
  ]);
  const [clients, jobs, invoices, receipts, photos, sites] = files;
  const tables: Record<string, object[]> = {
    clients: clients.table,
    jobs: jobs.table,
    invoices: invoices.table,
    receipts: receipts.table,
    photos: photos.table,
    sites: sites.table,
    ...Object.fromEntries(simple),
    ...issued.tables,
    ...(await quoteTables(firmId)),
    ...online,
    ...claims.tables,
    ...(await certificateTables(firmId)),
    ...(await taxTables(firmId)),
  };
  const founded = (row: object) => ('userId' in row ? { ...row, userId } : row);
  return {
    tables: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.map(founded)])),
    clients: clients.rows,
    jobs: jobs.rows,
    invoices: invoices.rows,
    receipts: receipts.rows,
    photos: photos.rows,
    sites: sites.rows,
    issued: issued.documents,
    claims: claims.claims,
  };
};
