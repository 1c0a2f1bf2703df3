import * as z from 'zod/mini';
import { assignmentEntity } from '#functions/assignments/entity.ts';
import { bookEntity } from '#functions/books/entity.ts';
import { certificateEntity } from '#functions/certificates/entity.ts';
import { clientEntity } from '#functions/clients/entity.ts';
import { employeeEntity } from '#functions/employees/entity.ts';
import { itemEntity, retiredEntity } from '#functions/inventory/entity.ts';
import { moveEntity } from '#functions/inventory/move-entity.ts';
import { shown as shownItem } from '#functions/inventory/read.ts';
import { draftEntity } from '#functions/invoices/drafts/entity.ts';
import { shownDraft } from '#functions/invoices/drafts/read.ts';
import { invoiceEntity } from '#functions/invoices/entity.ts';
import { shown as shownInvoice } from '#functions/invoices/joined.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { paymentEntity } from '#functions/payments/entity.ts';
import { shownPayment } from '#functions/payments/read.ts';
import { photoEntity } from '#functions/photos/entity.ts';
import { priceEntity } from '#functions/prices/entity.ts';
import { receiptEntity } from '#functions/receipts/entity.ts';
import { cisStatementEntity } from '#functions/tax/cis/entity.ts';
import { assignment } from '#shared/assignments/contract.ts';
import { takenBook } from '#shared/books/contract.ts';
import { certificate } from '#shared/certificates/contract.ts';
import { client } from '#shared/clients/client.ts';
import { employee } from '#shared/employees/contract.ts';
import { item } from '#shared/inventory/contract.ts';
import { move } from '#shared/inventory/move.ts';
import { invoice } from '#shared/invoices/contract.ts';
import { draft } from '#shared/invoices/drafts.ts';
import { job } from '#shared/jobs/contract.ts';
import { payment } from '#shared/payments/contract.ts';
import { photo } from '#shared/photos/contract.ts';
import { price } from '#shared/prices/contract.ts';
import { receipt } from '#shared/receipts/contract.ts';
import { cisStatement } from '#shared/tax/cis.ts';
import { claimRecords } from './claims.ts';
import { issuedRecords } from './issued.ts';
import { onlineRecords } from './online.ts';
import { quoteRecords } from './quotes.ts';

const all = { pages: 'all', consistent: true } as const;
const rows = async <T>(query: { go: (options: typeof all) => Promise<{ data: T[] }> }): Promise<T[]> =>
  (await query.go(all)).data;

const keptBook = z.omit(takenBook, { parts: true });
const keptDraft = z.omit(draft, { client: true, job: true });
const keptCertificate = z.omit(certificate, { fileUrl: true });
const keptPhoto = z.omit(photo, { fileUrl: true });
const keptStatement = z.omit(cisStatement, { fileUrl: true });
const keptReceipt = z.omit(receipt, { fileUrl: true, year: true, month: true });

/** Everything that a user has entered, as the API shows it, but without what it joins. */
export const recordsOf = async (userId: string) => {
  const [
    clients,
    jobs,
    invoices,
    payments,
    items,
    retired,
    moves,
    receipts,
    employees,
    assignments,
    prices,
    drafts,
    photos,
    certificates,
    books,
    statements,
    issued,
    quotes,
    claims,
    online,
  ] = await Promise.all([
    rows(clientEntity.query.byId({ userId })),
    rows(jobEntity.query.byId({ userId })),
    rows(invoiceEntity.query.byId({ userId })),
    rows(paymentEntity.query.byInvoice({ userId })),
    rows(itemEntity.query.byId({ userId })),
    rows(retiredEntity.query.byId({ userId })),
    rows(moveEntity.query.byItem({ userId })),
    rows(receiptEntity.query.byDate({ userId })),
    rows(employeeEntity.query.byId({ userId })),
    rows(assignmentEntity.query.byId({ userId })),
    rows(priceEntity.query.byId({ userId })),
    rows(draftEntity.query.byId({ userId })),
    rows(photoEntity.query.byJob({ userId })),
    rows(certificateEntity.query.byJob({ userId })),
    rows(bookEntity.query.byId({ userId })),
    rows(cisStatementEntity.query.byMonth({ userId })),
    issuedRecords(userId),
    quoteRecords(userId),
    claimRecords(userId),
    onlineRecords(userId),
  ]);
  const tables: Record<string, object[]> = {
    clients: z.parse(z.array(z.omit(client, { owed: true })), clients),
    jobs: z.parse(z.array(z.omit(job, { client: true })), jobs),
    invoices: z.parse(
      z.array(z.omit(invoice, { client: true, job: true })),
      invoices.map((each) => shownInvoice(each)),
    ),
    payments: z.parse(z.array(payment), payments.map(shownPayment)),
    ...issued.tables,
    ...quotes.tables,
    ...online,
    ...claims.tables,
    'invoice-drafts': z.parse(z.array(keptDraft), drafts.map(shownDraft)),
    inventory: z.parse(z.array(item), [...items, ...retired].map(shownItem)),
    'inventory-transactions': z.parse(z.array(move), moves),
    receipts: z.parse(z.array(keptReceipt), receipts),
    photos: z.parse(z.array(keptPhoto), photos),
    certificates: z.parse(z.array(keptCertificate), certificates),
    'cis-statements': z.parse(z.array(keptStatement), statements),
    prices: z.parse(z.array(price), prices),
    'books-taken': z.parse(z.array(keptBook), books),
    employees: z.parse(z.array(employee), employees),
    'job-assignments': z.parse(z.array(assignment), assignments),
  };
  const papers = { issued: issued.documents, sentQuotes: quotes.sent, claims: claims.claims };
  return { tables, clients, jobs, invoices, receipts, photos, certificates, statements, ...papers };
};
