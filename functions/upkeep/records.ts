import { assignmentEntity } from '#functions/assignments/entity.ts';
import { clientEntity } from '#functions/clients/entity.ts';
import { employeeEntity } from '#functions/employees/entity.ts';
import { itemEntity, lowMark, retiredEntity } from '#functions/inventory/entity.ts';
import { moveEntity } from '#functions/inventory/move-entity.ts';
import { creditEntity } from '#functions/invoices/credits/entity.ts';
import { draftEntity } from '#functions/invoices/drafts/entity.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { noteEntity } from '#functions/jobs/note-entity.ts';
import { checkoutEntity } from '#functions/ledger/checkout-entity.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { paymentEntity } from '#functions/ledger/payment-entity.ts';
import { priceEntity } from '#functions/prices/entity.ts';
import { receiptEntity, receiptPointer } from '#functions/receipts/entity.ts';
import { applianceEntity, siteEntity } from '#functions/sites/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { certificatesOf } from './certificates.ts';
import { countsOf } from './counts.ts';
import { isLeft } from './left-over.ts';
import { picturesOf } from './pictures.ts';
import { quotesOf } from './quotes.ts';

const all = { consistent: true, pages: 'all' } as const;

/** Everything that the counts, the ledger and the reminders' index depend on, but not the long texts. */
const ofInvoices = [
  ...(['firmId', 'id', 'clientId', 'jobId', 'invoiceNumber', 'createdAt', 'updatedAt'] as const),
  ...(['status', 'paidAt', 'amount', 'dueDate', 'reminderStep'] as const),
  ...(['received', 'fees', 'settledCount', 'credited', 'vat', 'creditedVat'] as const),
  ...(['creditIds', 'voidedAt'] as const),
  ...(['hasLines', 'tax', 'workStartDate', 'workEndDate', 'creditTax', 'comingPence', 'badDebtOn'] as const),
];

const ofReceipts = [
  'receiptDate',
  'amount',
  'vatAmount',
  'isVatReceipt',
  'isEntertaining',
  'category',
  'jobId',
  'reverseCharge',
  'goods',
  'dueOn',
  'paidOn',
] as const;

/** The records that others refer to. */
const heads = async (firmId: FirmId) => {
  const client = [
    'id',
    'siteCount',
    'jobCount',
    'invoiceCount',
    'draftCount',
    'quoteCount',
    'paidPence',
    'owedPence',
    'revision',
    'ranking',
    'rankingKey',
  ] as const;
  const employee = ['id', 'isActive', 'hourlyRate', 'assignmentCount', 'revision', 'deletedAt'] as const;
  const site = ['id', 'clientId', 'applianceCount', 'jobCount', 'revision'] as const;
  const [clients, employees, items, retired, sites, appliances] = await Promise.all([
    clientEntity.query.byId({ firmId }).go({ ...all, attributes: [...client] }),
    employeeEntity.query.byId({ firmId }).go({ ...all, attributes: [...employee] }),
    // In full, because the mark of an item low on stock is a copy of it.
    itemEntity.query.byId({ firmId }).go(all),
    retiredEntity.query.byId({ firmId }).go(all),
    siteEntity.query.byId({ firmId }).go({ ...all, attributes: [...site] }),
    applianceEntity.query.bySite({ firmId }).go({ ...all, attributes: ['siteId'] }),
  ]);
  return {
    clients: clients.data,
    employees: employees.data,
    items: [...items.data, ...retired.data],
    sites: sites.data,
    appliances: appliances.data,
  };
};

const middle = async (firmId: FirmId) => {
  const job = [
    'id',
    'clientId',
    'siteId',
    'status',
    'invoiceCount',
    'draftCount',
    'quoteCount',
    'assignmentCount',
    'crew',
    'dayKey',
    'visitKey',
    'startTime',
    ...(['scheduledDate', 'startDate', 'endDate'] as const),
    'noteCount',
    'photoCount',
    'certificateCount',
    'revision',
  ] as const;
  const [jobs, notes, moves, lowMarks, receipts, pointers] = await Promise.all([
    jobEntity.query.byId({ firmId }).go({ ...all, attributes: [...job] }),
    noteEntity.query.byJob({ firmId }).go({ ...all, attributes: ['jobId'] }),
    moveEntity.query
      .byItem({ firmId })
      .go({ ...all, attributes: ['itemId', 'jobId', 'type', 'change', 'unitPrice'] }),
    lowMark.query.byId({ firmId }).go(all),
    receiptEntity.query.byDate({ firmId }).go({ ...all, attributes: [...ofReceipts] }),
    receiptPointer.query.byId({ firmId }).go({ ...all, attributes: ['id', 'isGone', 'isComing'] }),
  ]);
  return {
    jobs: jobs.data,
    notes: notes.data,
    moves: moves.data,
    lowMarks: lowMarks.data,
    receipts: receipts.data,
    goneReceipts: pointers.data.filter(isLeft).map(({ id }) => id),
  };
};

const ends = async (firmId: FirmId) => {
  const [invoices, drafts, assignments, prices] = await Promise.all([
    invoiceEntity.query.byId({ firmId }).go({ ...all, attributes: [...ofInvoices] }),
    draftEntity.query.byId({ firmId }).go({ ...all, attributes: ['clientId', 'jobId'] }),
    assignmentEntity.query.byId({ firmId }).go({
      ...all,
      attributes: ['jobId', 'employeeId', 'startTime', 'endTime', 'hoursWorked', 'hourlyRate'],
    }),
    priceEntity.query.byId({ firmId }).go({ ...all, attributes: ['id'] }),
  ]);
  return {
    invoices: invoices.data,
    drafts: drafts.data,
    assignments: assignments.data,
    prices: prices.data,
  };
};

/** The records that invoices count. */
const money = async (firmId: FirmId) => {
  const payment = ['invoiceId', 'amount', 'paidOn', 'feePence', 'refunds', 'dispute', 'removed'] as const;
  const credit = ['id', 'invoiceId', 'amount', 'vat', 'createdAt', 'groups', 'materials'] as const;
  const page = ['invoiceId', 'pence', 'state'] as const;
  const [payments, credits, pages] = await Promise.all([
    paymentEntity.query.byInvoice({ firmId }).go({ ...all, attributes: [...payment] }),
    creditEntity.query.byId({ firmId }).go({ ...all, attributes: [...credit] }),
    checkoutEntity.query.byInvoice({ firmId }).go({ ...all, attributes: [...page] }),
  ]);
  return { payments: payments.data, credits: credits.data, pages: pages.data };
};

/**
 * Reads a firm's records and their counts. Each count is read before what it counts: any later change of a record also changes the
 * count's revision, so the repair, which is on condition of the revision read, fails.
 */
export const recordsOf = async (firmId: FirmId) => ({
  firmId,
  ...(await countsOf(firmId)),
  ...(await heads(firmId)),
  ...(await middle(firmId)),
  ...(await ends(firmId)),
  ...(await money(firmId)),
  ...(await quotesOf(firmId)),
  ...(await picturesOf(firmId)),
  ...(await certificatesOf(firmId)),
});
export type Records = Awaited<ReturnType<typeof recordsOf>>;
