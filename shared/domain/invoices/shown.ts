import { cisAfter } from '../../invoices/cis.ts';
import type { Claim } from '../../invoices/claims.ts';
import type { Invoice, OneInvoice } from '../../invoices/contract.ts';
import { courtOf } from '../../invoices/court.ts';
import type { Credit } from '../../invoices/credits.ts';
import type { Draft, DraftRow } from '../../invoices/drafts.ts';
import { codeOf } from '../../invoices/one-amount.ts';
import { shownStatus } from '../../invoices/status.ts';
import { toPounds } from '../../money.ts';
import { standingOf } from '../payments/ledger.ts';
import { isPayable } from '../payments/payable.ts';
import { shownPayment } from '../payments/shown.ts';
import type { KeptOf, ViewContext } from '../reader.ts';
import { deductionLeft } from '../taxed/cis-parts.ts';
import { creditForCis } from '../taxed/sales.ts';
import { type Debtor, lateOf } from './lateness.ts';
import { shownLines } from './lines.ts';

type InvoiceRecord = KeptOf<'invoice'>;
type DraftRecord = KeptOf<'draft'>;
/** What is printed of an issued invoice with lines. */
export type IssuedPart = NonNullable<InvoiceRecord['issued']>;

/** The client and the job of a document, as a reply names them. */
export interface Names {
  client: { id: number; name: string } | null;
  job: { id: number; title: string } | null;
}

const shownWork = (work: InvoiceRecord | DraftRecord, { client, job }: Names) => ({
  id: work.id,
  userId: work.userId ?? '',
  madeBy: work.madeBy ?? null,
  createdAt: work.createdAt,
  updatedAt: work.updatedAt,
  clientId: work.clientId,
  jobId: work.jobId ?? null,
  hasLines: work.hasLines ?? false,
  workDescription: work.workDescription ?? null,
  workStartDate: work.workStartDate ?? null,
  workEndDate: work.workEndDate ?? null,
  workLocation: work.workLocation ?? null,
  materialsCost: work.materialsCost ?? 0,
  laborCost: work.laborCost ?? 0,
  hoursWorked: work.hoursWorked ?? 0,
  hourlyRate: work.hourlyRate ?? 0,
  notes: work.notes ?? null,
  client,
  job,
});

/** The dispute of an invoice as a reply shows it; null if it isn't disputed. */
export const disputeOf = ({
  disputedOn: on,
  disputeNote: note,
}: Pick<InvoiceRecord, 'disputedOn' | 'disputeNote'>): Invoice['disputed'] =>
  on === undefined ? null : { on, note: note ?? null };

/** An invoice as a list shows it, with its state and what is paid and owed. */
export const shownInvoice = (invoice: InvoiceRecord, names: Names, { now, today }: ViewContext): Invoice => ({
  vatCode: codeOf(invoice),
  cisDeduction: invoice.tax?.cis && toPounds(deductionLeft(invoice)),
  invoiceNumber: invoice.invoiceNumber,
  amount: invoice.amount,
  status: shownStatus(invoice, today),
  onItsWay: toPounds(invoice.comingPence ?? 0),
  mayBePaying: isPayable(invoice, now),
  voidedAt: invoice.voidedAt ?? null,
  voidReason: invoice.voidReason ?? null,
  voidedBy: invoice.voidedBy ?? null,
  disputed: disputeOf(invoice),
  remindersOff: invoice.remindersOff ?? false,
  dueDate: invoice.dueDate,
  sentAt: invoice.sentAt ?? null,
  sentBy: invoice.sentBy ?? null,
  openedAt: invoice.openedAt ?? null,
  paidAt: invoice.paidAt ?? null,
  lastRemindedAt: invoice.lastRemindedAt ?? null,
  lastRemindedBy: invoice.lastRemindedBy ?? null,
  reminderCount: invoice.reminderCount ?? 0,
  // Last: V8 takes eighty times as long for names that follow two spreads, which was most of a list's time.
  ...shownWork(invoice, names),
  ...standingOf(invoice),
});

/** The CIS deduction still expected of an invoice, less the credited part. */
export const cisNow = (
  { creditTax = [] }: Pick<InvoiceRecord, 'creditTax'>,
  { cis }: Pick<IssuedPart, 'cis'>,
) => cis && cisAfter(cis, creditTax.map(creditForCis));

/** What a reply about an invoice needs from other records: payments newest first, claims oldest first. */
export interface Beside {
  names: Names;
  debtor: Debtor;
  payments: readonly KeptOf<'payment'>[];
  claims: readonly KeptOf<'claim'>[];
  completedAt?: string | null | undefined;
}

/** A single invoice on a day, with its client, job, lines and payments. */
export const oneInvoice = (
  invoice: InvoiceRecord,
  { names, debtor, payments, claims, completedAt }: Beside,
  context: ViewContext,
): OneInvoice => {
  const { issued } = invoice;
  const cis = issued && cisNow(invoice, issued);
  const around = { ...debtor, payments, lines: issued?.lines, cis, completedAt };
  const late = lateOf(invoice, around, context.today);
  return {
    ...shownInvoice(invoice, names, context),
    payments: payments.map(shownPayment),
    ...shownLines(issued ?? {}, issued?.sums),
    issuedAt: issued?.issuedAt ?? null,
    ...(cis && { cis }),
    ...(late && { late }),
    announcedAt: invoice.announcedAt ?? null,
    claims: claims.map(shownClaim).toReversed(),
  };
};

/** A draft as a list shows it. */
export const shownDraftRow = (draft: DraftRecord, names: Names): DraftRow => ({
  ...shownWork(draft, names),
  amount: draft.amount ?? null,
  dueDate: draft.dueDate ?? null,
});

/** A draft with its lines. */
export const shownDraft = (draft: DraftRecord, names: Names): Draft => ({
  ...shownDraftRow(draft, names),
  ...shownLines(draft),
});

/** A credit note as an invoice's list shows it; `draftId` is the corrected draft that was requested with it. */
export const shownCredit = (credit: KeptOf<'credit'>, draftId: number | null = null): Credit => ({
  id: credit.id,
  userId: credit.userId ?? '',
  madeBy: credit.madeBy ?? null,
  createdAt: credit.createdAt,
  updatedAt: credit.updatedAt,
  number: credit.number,
  invoiceId: credit.invoiceId,
  invoiceNumber: credit.invoiceNumber,
  clientId: credit.clientId,
  reason: credit.reason ?? null,
  lines: credit.lines,
  pricesInclude: credit.pricesInclude,
  discount: credit.discount ?? null,
  sums: credit.sums,
  issuedAt: credit.issuedAt,
  draftId,
});

const courtFor = ({ kind, debtor, on, total, documentsGivenOn, noticeOn }: KeptOf<'claim'>) =>
  kind === 'letter_before_claim' && debtor
    ? courtOf({ debtor, on, total, documentsGivenOn, noticeOn })
    : null;

/** A claim as a reply shows it. */
export const shownClaim = (claim: KeptOf<'claim'>): Claim => ({
  id: claim.id,
  userId: claim.userId ?? '',
  madeBy: claim.madeBy ?? null,
  createdAt: claim.createdAt,
  updatedAt: claim.updatedAt,
  kind: claim.kind,
  number: claim.number,
  invoiceId: claim.invoiceId,
  invoiceNumber: claim.invoiceNumber,
  clientId: claim.clientId,
  on: claim.on,
  balance: claim.balance,
  days: claim.days,
  rate: claim.rate ?? null,
  interest: claim.interest,
  compensation: claim.compensation,
  paidBefore: claim.paidBefore,
  total: claim.total,
  debtor: claim.debtor ?? null,
  agreement: claim.agreement ?? null,
  sentAt: claim.sentAt ?? null,
  postedOn: claim.postedOn ?? null,
  outcome: claim.outcome ?? null,
  outcomeOn: claim.outcomeOn ?? null,
  paidBy: claim.paidBy ?? null,
  documentsGivenOn: claim.documentsGivenOn ?? null,
  noticeOn: claim.noticeOn ?? null,
  court: courtFor(claim),
});
