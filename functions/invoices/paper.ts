import { getClient } from '#functions/clients/store.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import { businessName } from '#functions/lib/mail/send.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { londonDate, today } from '#shared/dates.ts';
import { shownStatus } from '#shared/invoices/status.ts';
import { toPence } from '#shared/money.ts';
import type { InvoiceDocument } from '../paper/document.ts';
import type { StoredInvoice } from './joined.ts';

const sellerOf = (user: StoredUser): InvoiceDocument['seller'] => {
  const { legalName, address, phone, email, bankName, sortCode, accountNumber } = user.business ?? {};
  const bank = sortCode || accountNumber ? { name: bankName, sortCode, accountNumber } : undefined;
  return { name: businessName(user), legalName, address, phone, email: email ?? user.email, bank };
};

/** All that an invoice says on paper, in pence: the PDF and the reminder are made from this. */
export const paperOf = (
  user: StoredUser,
  invoice: StoredInvoice,
  client: InvoiceDocument['client'],
  jobTitle: string | undefined,
): InvoiceDocument => ({
  seller: sellerOf(user),
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
  notes: invoice.notes,
});

/** An invoice's paper and the client it goes to, read together. */
export const paperFor = async (user: StoredUser, invoice: StoredInvoice) => {
  const [client, jobs] = await Promise.all([
    getClient(user.userId, invoice.clientId),
    jobTitles(user.userId, invoice.jobId ? [invoice.jobId] : []),
  ]);
  return { document: paperOf(user, invoice, client, jobs.get(invoice.jobId ?? 0)?.title), client };
};
