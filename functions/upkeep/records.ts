import { assignmentEntity } from '#functions/assignments/entity.ts';
import { certificateEntity, certificateMark } from '#functions/certificates/entity.ts';
import { clientEntity } from '#functions/clients/entity.ts';
import { countersEntity, dueDayEntity, revenueEntity } from '#functions/dashboard/entity.ts';
import { employeeEntity, teamEntity } from '#functions/employees/entity.ts';
import { itemEntity, lowMark, retiredEntity, totalsEntity } from '#functions/inventory/entity.ts';
import { moveEntity } from '#functions/inventory/move-entity.ts';
import { creditEntity } from '#functions/invoices/credits/entity.ts';
import { draftEntity } from '#functions/invoices/drafts/entity.ts';
import { invoiceEntity } from '#functions/invoices/entity.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { figuresEntity } from '#functions/jobs/figures.ts';
import { paymentEntity } from '#functions/payments/entity.ts';
import { photoEntity, photoMark } from '#functions/photos/entity.ts';
import { priceEntity, priceTotals } from '#functions/prices/entity.ts';
import { quoteEntity } from '#functions/quotes/entity.ts';
import { receiptEntity, receiptPointer, receiptTotals } from '#functions/receipts/entity.ts';
import { taxDayEntity } from '#functions/tax/entity.ts';
import { madeAt } from '#shared/ids.ts';

const now = { consistent: true } as const;
const all = { ...now, pages: 'all' } as const;

/** Longer than any call takes, in milliseconds: what has not come by then never will. */
const longestMs = 60 * 60 * 1000;

const isLate = ({ id, comingMs = madeAt(id) }: { id: number; comingMs?: number }): boolean =>
  comingMs < Date.now() - longestMs;

interface Pointer {
  id: number;
  isGone?: boolean;
  isComing?: boolean;
  comingMs?: number;
}

/** Is it of a receipt that was deleted, or that never came because a crash was first? */
const isLeft = ({ isGone, isComing, ...coming }: Pointer): boolean =>
  isGone || (isComing === true && isLate(coming));

/** All that the counts, the ledger and the reminders' index depend on, but not the long texts. */
const ofInvoices = [
  ...(['userId', 'id', 'clientId', 'jobId', 'invoiceNumber', 'createdAt', 'updatedAt'] as const),
  ...(['status', 'paidAt', 'amount', 'dueDate', 'reminderStep'] as const),
  ...(['received', 'settledCount', 'credited', 'vat', 'creditedVat', 'creditIds', 'voidedAt'] as const),
  ...(['hasLines', 'tax', 'creditTax'] as const),
];

const ofReceipts = ['receiptDate', 'amount', 'vatAmount', 'isVatReceipt', 'category', 'jobId'] as const;

const countsOf = async (userId: string) => {
  const [counters, team, stock, receipts, prices, figures, months, days, taxDays] = await Promise.all([
    countersEntity.get({ userId }).go(now),
    teamEntity.get({ userId }).go(now),
    totalsEntity.get({ userId }).go(now),
    receiptTotals.get({ userId }).go(now),
    priceTotals.get({ userId }).go(now),
    figuresEntity.query.byJob({ userId }).go(all),
    revenueEntity.query.byMonth({ userId }).go(all),
    dueDayEntity.query.byDate({ userId }).go(all),
    taxDayEntity.query.byDate({ userId }).go(all),
  ]);
  return {
    counters: counters.data ?? undefined,
    team: team.data ?? undefined,
    stock: stock.data ?? undefined,
    receiptTotals: receipts.data ?? undefined,
    priceTotals: prices.data ?? undefined,
    jobFigures: figures.data,
    months: months.data,
    days: days.data,
    taxDays: taxDays.data,
  };
};

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
  const employee = ['id', 'isActive', 'hourlyRate', 'assignmentCount', 'revision'] as const;
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

/** What jobs are shown by. */
const pictures = async (userId: string) => {
  const [photos, marks, certificates, certificateMarks] = await Promise.all([
    photoEntity.query.byJob({ userId }).go({ ...all, attributes: ['jobId'] }),
    photoMark.query.byId({ userId }).go(all),
    certificateEntity.query.byJob({ userId }).go({ ...all, attributes: ['jobId'] }),
    certificateMark.query.byId({ userId }).go(all),
  ]);
  return {
    photos: photos.data,
    certificates: certificates.data,
    // One that is on its way has a mark too, for as long as a call may take.
    leftCertificates: certificateMarks.data.filter(({ id }) => isLate({ id })),
    leftPhotos: marks.data.filter((mark) => !mark.isComing || isLate(mark)),
  };
};

/** What invoices count. */
const money = async (userId: string) => {
  const payment = ['invoiceId', 'amount', 'paidOn', 'refunds', 'dispute'] as const;
  const credit = ['id', 'invoiceId', 'amount', 'vat', 'createdAt', 'groups'] as const;
  const [payments, credits] = await Promise.all([
    paymentEntity.query.byInvoice({ userId }).go({ ...all, attributes: [...payment] }),
    creditEntity.query.byId({ userId }).go({ ...all, attributes: [...credit] }),
  ]);
  return { payments: payments.data, credits: credits.data };
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
  ...(await pictures(userId)),
});
export type Records = Awaited<ReturnType<typeof recordsOf>>;
