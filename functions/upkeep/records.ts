import { assignmentEntity } from '#functions/assignments/entity.ts';
import { clientEntity } from '#functions/clients/entity.ts';
import { employeeEntity } from '#functions/employees/entity.ts';
import { itemEntity, lowMark, retiredEntity } from '#functions/inventory/entity.ts';
import { moveEntity } from '#functions/inventory/move-entity.ts';
import { creditEntity } from '#functions/invoices/credits/entity.ts';
import { draftEntity } from '#functions/invoices/drafts/entity.ts';
import { invoiceEntity } from '#functions/invoices/entity.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { paymentEntity } from '#functions/payments/entity.ts';
import { checkoutEntity } from '#functions/payments/online/entity.ts';
import { priceEntity } from '#functions/prices/entity.ts';
import { quoteEntity } from '#functions/quotes/entity.ts';
import { receiptEntity, receiptPointer } from '#functions/receipts/entity.ts';
import { countsOf } from './counts.ts';
import { isLeft } from './left-over.ts';
import { picturesOf } from './pictures.ts';

const all = { consistent: true, pages: 'all' } as const;

/** All that the counts, the ledger and the reminders' index depend on, but not the long texts. */
const ofInvoices = [
  ...(['userId', 'id', 'clientId', 'jobId', 'invoiceNumber', 'createdAt', 'updatedAt'] as const),
  ...(['status', 'paidAt', 'amount', 'dueDate', 'reminderStep'] as const),
  ...(['received', 'settledCount', 'credited', 'vat', 'creditedVat', 'creditIds', 'voidedAt'] as const),
  ...(['hasLines', 'tax', 'creditTax', 'comingPence'] as const),
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
] as const;

/** What others point to. */
const heads = async (userId: string) => {
  const client = [
    'id',
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
  const [clients, employees, items, retired] = await Promise.all([
    clientEntity.query.byId({ userId }).go({ ...all, attributes: [...client] }),
    employeeEntity.query.byId({ userId }).go({ ...all, attributes: [...employee] }),
    // Whole: the mark of one that is low is a copy of it.
    itemEntity.query.byId({ userId }).go(all),
    retiredEntity.query.byId({ userId }).go(all),
  ]);
  return { clients: clients.data, employees: employees.data, items: [...items.data, ...retired.data] };
};

const middle = async (userId: string) => {
  const job = [
    'id',
    'clientId',
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
    'photoCount',
    'certificateCount',
    'revision',
  ] as const;
  const [jobs, moves, lowMarks, receipts, pointers] = await Promise.all([
    jobEntity.query.byId({ userId }).go({ ...all, attributes: [...job] }),
    moveEntity.query
      .byItem({ userId })
      .go({ ...all, attributes: ['itemId', 'jobId', 'type', 'change', 'unitPrice'] }),
    lowMark.query.byId({ userId }).go(all),
    receiptEntity.query.byDate({ userId }).go({ ...all, attributes: [...ofReceipts] }),
    receiptPointer.query.byId({ userId }).go({ ...all, attributes: ['id', 'isGone', 'isComing'] }),
  ]);
  return {
    jobs: jobs.data,
    moves: moves.data,
    lowMarks: lowMarks.data,
    receipts: receipts.data,
    goneReceipts: pointers.data.filter(isLeft).map(({ id }) => id),
  };
};

const ends = async (userId: string) => {
  const quote = ['clientId', 'jobId', 'status', 'total', 'answeredAt'] as const;
  const [invoices, drafts, assignments, prices, quotes] = await Promise.all([
    invoiceEntity.query.byId({ userId }).go({ ...all, attributes: [...ofInvoices] }),
    draftEntity.query.byId({ userId }).go({ ...all, attributes: ['clientId', 'jobId'] }),
    assignmentEntity.query.byId({ userId }).go({
      ...all,
      attributes: ['jobId', 'employeeId', 'startTime', 'endTime', 'hoursWorked', 'hourlyRate'],
    }),
    priceEntity.query.byId({ userId }).go({ ...all, attributes: ['id'] }),
    quoteEntity.query.byId({ userId }).go({ ...all, attributes: [...quote] }),
  ]);
  return {
    invoices: invoices.data,
    drafts: drafts.data,
    assignments: assignments.data,
    prices: prices.data,
    quotes: quotes.data,
  };
};

/** What invoices count. */
const money = async (userId: string) => {
  const payment = ['invoiceId', 'amount', 'paidOn', 'refunds', 'dispute'] as const;
  const credit = ['id', 'invoiceId', 'amount', 'vat', 'createdAt', 'groups', 'materials'] as const;
  const page = ['invoiceId', 'pence', 'state'] as const;
  const [payments, credits, pages] = await Promise.all([
    paymentEntity.query.byInvoice({ userId }).go({ ...all, attributes: [...payment] }),
    creditEntity.query.byId({ userId }).go({ ...all, attributes: [...credit] }),
    checkoutEntity.query.byInvoice({ userId }).go({ ...all, attributes: [...page] }),
  ]);
  return { payments: payments.data, credits: credits.data, pages: pages.data };
};

/**
 * Everything that a user's counts are of, and the counts. Each count is read before what it counts: whatever moves a
 * record later moves the count's revision too, and the repair, which asks for the revision as read, does not happen.
 */
export const recordsOf = async (userId: string) => ({
  userId,
  ...(await countsOf(userId)),
  ...(await heads(userId)),
  ...(await middle(userId)),
  ...(await ends(userId)),
  ...(await money(userId)),
  ...(await picturesOf(userId)),
});
export type Records = Awaited<ReturnType<typeof recordsOf>>;
