import { getClient } from '#functions/clients/store.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { balancePence } from '#functions/payments/ledger.ts';
import { movesOf } from '#functions/payments/moves.ts';
import { openingOf } from '#functions/payments/new-payment.ts';
import { paymentsOf } from '#functions/payments/read.ts';
import { londonDate, today } from '#shared/dates.ts';
import { shownStatus } from '#shared/invoices/status.ts';
import { toPence } from '#shared/money.ts';
import type { InvoiceDocument } from '../paper/document.ts';
import { sellerOf } from '../paper/seller.ts';
import type { StoredInvoice } from './joined.ts';

/** All that an invoice says on paper, in pence: the PDF and the reminder are made from this. */
export const paperOf = (
  seller: InvoiceDocument['seller'],
  invoice: StoredInvoice,
  client: InvoiceDocument['client'],
  jobTitle: string | undefined,
): InvoiceDocument => ({
  kind: 'invoice',
  seller,
  client,
  number: invoice.invoiceNumber,
  status: shownStatus(invoice, today()),
  issued: londonDate(invoice.createdAt),
  due: invoice.dueDate,
  paidOn: invoice.paidAt && londonDate(invoice.paidAt),
  work: {
    jobTitle,
    description: invoice.workDescription,
    startDate: invoice.workStartDate,
    endDate: invoice.workEndDate,
    location: invoice.workLocation,
  },
  labour: {
    hours: invoice.hoursWorked ?? 0,
    ratePence: toPence(invoice.hourlyRate ?? 0),
    costPence: toPence(invoice.laborCost ?? 0),
  },
  materialsPence: toPence(invoice.materialsCost ?? 0),
  amountPence: toPence(invoice.amount),
  balancePence: balancePence(invoice),
  notes: invoice.notes,
});

/** An invoice's paper and the client it goes to, read together. */
export const paperFor = async (user: StoredUser, invoice: StoredInvoice) => {
  const [seller, client, jobs] = await Promise.all([
    sellerOf(user),
    getClient(user.userId, invoice.clientId),
    jobTitles(user.userId, invoice.jobId ? [invoice.jobId] : []),
  ]);
  return { document: paperOf(seller, invoice, client, jobs.get(invoice.jobId ?? 0)?.title), client };
};

/** The same with every payment on it. One that was marked paid before there was a ledger says so by its day alone. */
export const receiptPaper = async (user: StoredUser, invoice: StoredInvoice) => {
  const [{ document, client }, payments] = await Promise.all([
    paperFor(user, invoice),
    paymentsOf(user.userId, invoice.id),
  ]);
  return {
    document: {
      ...document,
      kind: 'receipt' as const,
      payments: movesOf([...openingOf(invoice), ...payments]),
    },
    client,
  };
};
