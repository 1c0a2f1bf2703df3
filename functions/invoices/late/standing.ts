import { userEntity } from '#functions/auth/entity.ts';
import { clientEntity } from '#functions/clients/entity.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { StoredPayment } from '#functions/payments/entity.ts';
import { balancePence } from '#functions/payments/ledger.ts';
import { movesOf } from '#functions/payments/moves.ts';
import { openingOf } from '#functions/payments/new-payment.ts';
import type { Nation } from '#shared/calendar/nations.ts';
import type { ClientKind } from '#shared/clients/tax.ts';
import { londonDate, today } from '#shared/dates.ts';
import type { CisExpectation } from '#shared/invoices/cis.ts';
import type { Late } from '#shared/invoices/late.ts';
import { lateStanding } from '#shared/invoices/late-standing.ts';
import type { Line } from '#shared/lines/line.ts';
import { toPence } from '#shared/money.ts';
import { noticeDay } from '#shared/uk/relevant-day.ts';
import type { StoredInvoice } from '../entity.ts';
import type { StoredClient } from '../issue/document.ts';
import { nationFor } from './nation.ts';

/** What of an invoice lies beside it. */
export interface Around {
  kind: ClientKind | undefined;
  /** Whose bank holidays decide when a mail was read. */
  nation: Nation;
  payments: StoredPayment[];
  lines?: readonly Pick<Line, 'kind'>[] | null | undefined;
  cis?: CisExpectation | null | undefined;
}

type Debtor = Pick<Around, 'kind' | 'nation'>;

/**
 * What the law asks about a client: their kind, and where they are. That says their postcode, else the bank holidays that the trader
 * goes by.
 */
export const debtorIn = (user: StoredUser | undefined, client: StoredClient | undefined): Debtor => ({
  kind: client?.kind,
  nation: nationFor(client?.address, user?.business),
});

/** The same, read. */
export const debtorOf = async (userId: string, id: number): Promise<Debtor> => {
  const [Owner, Client] = await batchGet([
    keyOf(userEntity, { userId }),
    keyOf(clientEntity, { userId, id }),
  ]);
  return debtorIn(rowIn(userEntity, Owner), rowIn(clientEntity, Client));
};

/** Whether a client is a business or not; nobody said, and it counts as a consumer. */
export const clientKind = async (userId: string, id: number): Promise<ClientKind | undefined> => {
  const { data } = await clientEntity.get({ userId, id }).go({ consistent: true, attributes: ['kind'] });
  return data?.kind;
};

const clock = (at: string): string =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });

/** When the customer had notice of the sum: as it was mailed, else when it was raised (Late Payment of Commercial Debts (Interest) Act 1998 s. 4). */
const noticeOf = ({ sentAt, createdAt }: StoredInvoice, nation: Nation): string =>
  sentAt ? noticeDay(londonDate(sentAt), clock(sentAt), nation) : londonDate(createdAt);

const workEnded = async ({ userId, jobId }: StoredInvoice): Promise<string | null> => {
  if (!jobId) return null;
  const { data } = await jobEntity.get({ userId, id: jobId }).go({ consistent: true });
  return data?.completedAt ? londonDate(data.completedAt) : null;
};

/**
 * What a contractor keeps back: what was written down, and what of the expectation may still come (FA 2004 s.61), as it does with a
 * part payment. No more of that can come than is owed: paid in full, it is what the contractor kept back, who decides.
 */
const keptBack = (invoice: StoredInvoice, { payments, cis }: Around): number => {
  const kept = payments.filter(({ method }) => method === 'cis');
  const pence = movesOf(kept).reduce((sum, move) => sum + move.pence, 0);
  const expected = toPence(cis?.deduction ?? 0);
  // Nothing written down does not say that nothing was: an invoice is marked paid by one press.
  if (pence <= 0) return expected;
  return pence + Math.max(0, Math.min(expected - pence, balancePence(invoice)));
};

/** What the law gives for an invoice's lateness on a day; undefined for a consumer's and where there is nothing to say. */
export const lateOf = async (
  invoice: StoredInvoice,
  around: Around,
  day = today(),
): Promise<Late | undefined> => {
  const { kind, nation, payments, lines } = around;
  if (invoice.voidedAt || !kind || kind === 'consumer') return undefined;
  const { dueDate, amount, credited = 0, workStartDate, workEndDate, lateTerms = {} } = invoice;
  const isAdvance = Boolean(lines?.length) && (lines ?? []).every((line) => line.kind === 'deposit');
  const performed = isAdvance ? await workEnded(invoice) : (workEndDate ?? workStartDate ?? null);
  // A day printed on an invoice is none that was agreed, so the law's 30 days run until somebody says otherwise (s. 4(3), (5)).
  const { dayAgreed = 'no', ownTerms = 'no' } = lateTerms;
  const inMoney = payments.filter(({ method }) => method !== 'cis');
  const facts = {
    ...{ debtor: kind, dueDate, dayAgreed, ownTerms, performed, isAdvance },
    noticeOfAmount: noticeOf(invoice, nation),
    principalPence: toPence(amount) - toPence(credited) - keptBack(invoice, around),
    moves: movesOf([...openingOf(invoice), ...inMoney]),
  };
  const standing = lateStanding(facts, day);
  // What was handed over on paper was read at once, by no calendar.
  return standing ? { ...standing, ...(invoice.sentAt && { calendar: nation }) } : undefined;
};
