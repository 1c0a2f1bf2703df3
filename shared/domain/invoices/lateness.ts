import type { ClientKind } from '../../clients/tax.ts';
import { londonDate } from '../../dates.ts';
import type { CisExpectation } from '../../invoices/cis-expectation.ts';
import type { Late } from '../../invoices/late.ts';
import { lateStanding } from '../../invoices/late-standing.ts';
import type { Line } from '../../lines/line.ts';
import { toPence } from '../../money.ts';
import { nationOfAddress } from '../../uk/nation-of-address.ts';
import { defaultNation, type Nation } from '../../uk/nations.ts';
import { noticeDay } from '../../uk/relevant-day.ts';
import { balancePence } from '../payments/ledger.ts';
import { movesOf } from '../payments/moves.ts';
import { openingOf } from '../payments/opening.ts';
import type { RecordOf } from '../reader.ts';

type Invoice = Pick<
  RecordOf<'invoice'>,
  | 'amount'
  | 'status'
  | 'paidAt'
  | 'credited'
  | 'voidedAt'
  | 'received'
  | 'dueDate'
  | 'createdAt'
  | 'sentAt'
  | 'workStartDate'
  | 'workEndDate'
  | 'lateTerms'
>;

type Payment = Parameters<typeof movesOf>[0][number];

/** What the law on late payment depends on: the kind of client, and whose bank holidays decide when an email counts as read. */
export interface Debtor {
  kind: ClientKind | null | undefined;
  nation: Nation;
}

/** The records around an invoice. */
export interface Around extends Debtor {
  payments: readonly Payment[];
  lines?: readonly Pick<Line, 'kind'>[] | null | undefined;
  cis?: CisExpectation | null | undefined;
  /** When its job was completed, if it was. */
  completedAt?: string | null | undefined;
}

/** The nation of a client: by postcode, otherwise the nation whose bank holidays the trader uses. */
export const nationFor = (
  address: string | null | undefined,
  business: { bankHolidays?: Nation | null | undefined } | null | undefined,
): Nation => nationOfAddress(address ?? undefined) ?? business?.bankHolidays ?? defaultNation;

const clock = (at: string): string =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });

/**
 * The day the customer had notice of the amount: when the invoice was emailed, otherwise when it was raised (Late Payment of
 * Commercial Debts (Interest) Act 1998 s. 4).
 */
const noticeOf = ({ sentAt, createdAt }: Invoice, nation: Nation): string =>
  sentAt ? noticeDay(londonDate(sentAt), clock(sentAt), nation) : londonDate(createdAt);

/**
 * What a contractor deducts: what was recorded, and the part of the expected deduction that may still follow (FA 2004 s.61), as
 * it does with a part payment. That can't exceed the balance: once the invoice is paid, what the contractor deducted is final.
 */
const keptBack = (invoice: Invoice, { payments, cis }: Around): number => {
  const kept = payments.filter(({ method }) => method === 'cis');
  const pence = movesOf(kept).reduce((sum, move) => sum + move.pence, 0);
  const expected = toPence(cis?.deduction ?? 0);
  // No recorded deduction doesn't mean there was none: an invoice can be marked paid with one press.
  if (pence <= 0) return expected;
  return pence + Math.max(0, Math.min(expected - pence, balancePence(invoice)));
};

/** What the law allows for an invoice's lateness on a day; undefined for consumers and if there is nothing to claim. */
export const lateOf = (invoice: Invoice, around: Around, day: string): Late | undefined => {
  const { kind, nation, payments, lines, completedAt } = around;
  if (invoice.voidedAt || !kind || kind === 'consumer') return undefined;
  const { dueDate, amount, credited = 0, workStartDate, workEndDate, lateTerms = {} } = invoice;
  const isAdvance = Boolean(lines?.length) && (lines ?? []).every((line) => line.kind === 'deposit');
  const completed = completedAt ? londonDate(completedAt) : null;
  const performed = isAdvance ? completed : (workEndDate ?? workStartDate ?? null);
  // A due date printed on an invoice is not an agreed one, so the statutory 30 days apply unless the user says otherwise (s.
  // 4(3), (5)).
  const { dayAgreed = 'no', ownTerms = 'no' } = lateTerms;
  const inMoney = payments.filter(({ method }) => method !== 'cis');
  const facts = {
    ...{ debtor: kind, dueDate, dayAgreed, ownTerms, performed, isAdvance },
    noticeOfAmount: noticeOf(invoice, nation),
    principalPence: toPence(amount) - toPence(credited) - keptBack(invoice, around),
    moves: movesOf([...openingOf(invoice), ...inMoney]),
  };
  const standing = lateStanding(facts, day);
  // An invoice handed over on paper was read immediately, so no calendar applies.
  return standing ? { ...standing, ...(invoice.sentAt && { calendar: nation }) } : undefined;
};
