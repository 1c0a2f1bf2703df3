import { getClient } from '#functions/clients/store.ts';
import { jobTitles, workAtOf } from '#functions/jobs/references.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { paymentsOf } from '#functions/ledger/payments-of.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { londonDate, today } from '#shared/dates.ts';
import { groupsOnPaper } from '#shared/domain/invoices/one-amount.ts';
import { movesOf } from '#shared/domain/payments/moves.ts';
import { openingOf } from '#shared/domain/payments/opening.ts';
import { toPence } from '#shared/money.ts';
import { percentOf, rateBpOf } from '#shared/uk/vat.ts';
import type { InvoiceDocument } from '../paper/document.ts';
import { sellerOf } from '../paper/seller.ts';
import { invoicePaper } from './issue/as-paper.ts';
import { readIssued } from './issue/read.ts';
import { standing } from './standing.ts';

/** The VAT by rate, where it is known and is not "none". */
const vatRatesOf = (invoice: StoredInvoice): InvoiceDocument['vatRates'] =>
  groupsOnPaper(invoice).flatMap(({ code, net, vat: amount }) =>
    code === 'plain' || code === 'o'
      ? []
      : [{ vat: code, rate: percentOf(rateBpOf(code, invoice.tax?.point)), net, amount, notional: 0 }],
  );

/** The document of an invoice with a single amount, in pence. */
export const oneAmountPaper = (
  seller: InvoiceDocument['seller'],
  invoice: StoredInvoice,
  client: InvoiceDocument['client'],
  { jobTitle, site }: Pick<InvoiceDocument['work'], 'jobTitle' | 'site'>,
): InvoiceDocument => ({
  kind: 'invoice',
  seller,
  client,
  number: invoice.invoiceNumber,
  issued: londonDate(invoice.createdAt),
  ...standing(invoice, today()),
  work: {
    jobTitle,
    description: invoice.workDescription,
    startDate: invoice.workStartDate,
    endDate: invoice.workEndDate,
    location: invoice.workLocation,
    site,
  },
  labour: {
    hours: invoice.hoursWorked ?? 0,
    ratePence: toPence(invoice.hourlyRate ?? 0),
    costPence: toPence(invoice.laborCost ?? 0),
  },
  materialsPence: toPence(invoice.materialsCost ?? 0),
  amountPence: toPence(invoice.amount),
  vatRates: vatRatesOf(invoice),
  notes: invoice.notes,
});

const documentFor = async (
  firm: StoredFirm,
  invoice: StoredInvoice,
  client: InvoiceDocument['client'],
): Promise<InvoiceDocument> => {
  const issued = await readIssued(invoice);
  if (issued) return { ...(await invoicePaper(issued.document)), ...standing(invoice, today()) };
  const [seller, jobs, site] = await Promise.all([
    sellerOf(firm),
    jobTitles(firm.firmId, invoice.jobId ? [invoice.jobId] : []),
    workAtOf(firm.firmId, invoice.jobId),
  ]);
  const jobTitle = jobs.get(invoice.jobId ?? 0)?.title;
  return oneAmountPaper(seller, invoice, client, { jobTitle, site });
};

/** The invoice's document as it stands today, and its client, for emails and receipts. */
export const paperFor = async (firm: StoredFirm, invoice: StoredInvoice) => {
  const client = await getClient(firm.firmId, invoice.clientId);
  return { document: await documentFor(firm, invoice, client), client };
};

/** Same, with every payment. An invoice marked as paid before payments were recorded shows only its date. */
export const receiptPaper = async (firm: StoredFirm, invoice: StoredInvoice) => {
  const [{ document, client }, payments] = await Promise.all([
    paperFor(firm, invoice),
    paymentsOf(firm.firmId, invoice.id),
  ]);
  const moves = movesOf([...openingOf(invoice), ...payments]);
  return { document: { ...document, kind: 'receipt' as const, payments: moves }, client };
};
