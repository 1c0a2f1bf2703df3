import type { InvoiceStatus } from '../../invoices/status.ts';
import { conflict } from '../../kernel/refusal.ts';
import { formatPounds, toPounds } from '../../money.ts';
import { isOnline, methodWords } from '../../payments/methods.ts';
import { laterThan } from '../changed.ts';
import type { KeptOf } from '../reader.ts';
import { balancePence, type Owed, receivedOf, settled } from './ledger.ts';
import { keptPence, receivedWith, refundedPence } from './received.ts';

type Payment = Pick<
  KeptOf<'payment'>,
  'id' | 'method' | 'amount' | 'paidOn' | 'refunds' | 'dispute' | 'removed' | 'updatedAt'
>;
type Invoice = Owed & { settledCount?: number | undefined };

const isMark = ({ method, removed }: Payment): boolean => method === 'marked' && !removed;

/** `£100.00 was paid in cash`. */
const told = (payment: Payment): string =>
  `${formatPounds(toPounds(keptPence(payment)))} was paid ${methodWords[payment.method]}`;

const stillPaid = (payments: readonly Payment[]) => {
  const which = payments.length === 1 ? 'it' : 'them';
  const way = payments.some(({ method }) => isOnline(method)) ? 'Refund' : 'Remove or refund';
  return conflict(`${payments.map(told).join(', ')}. ${way} ${which} first.`, undefined, 'money_fixed');
};

export interface Marking<Each extends Payment> {
  /** The stored invoice; undefined for a new one. */
  current: Invoice | undefined;
  /** The invoice with its new amount and the other edits, but not the status. */
  edited: Invoice;
  /** The requested status, if any. */
  asked: InvoiceStatus | undefined;
  payments: readonly Each[];
  /** The implied payments of an invoice from before the ledger (`openingOf`). */
  openings: readonly Each[];
  /** Creates a mark of today for an amount in pounds. */
  newMark: (amount: number) => Each;
  at: string;
}

/** The mark that covers what other payments leave, in pence: the existing one, resized if there is one. */
const markOver = <Each extends Payment>({ payments, newMark, at }: Marking<Each>, pence: number): Each => {
  const mark = payments.find(isMark);
  const amount = toPounds(pence + (mark ? refundedPence(mark) : 0));
  if (!mark) return newMark(amount);
  return mark.amount === amount ? mark : { ...mark, amount, updatedAt: laterThan(mark.updatedAt, at) };
};

/** The payments that give an invoice the requested status. Throws 409 if payments other than marks keep it paid. */
const paymentsFor = <Each extends Payment>(marking: Marking<Each>, asked: InvoiceStatus): Each[] => {
  const others = marking.payments.filter((payment) => !isMark(payment));
  const rest = balancePence({ ...marking.edited, received: receivedWith({}, others) });
  if (asked === 'paid') return rest === 0 ? others : [markOver(marking, rest), ...others];
  const paying = others.filter((payment) => keptPence(payment) > 0);
  if (rest === 0 && paying.length > 0) throw stillPaid(paying);
  return others;
};

/**
 * Applies a requested status and a new amount to an invoice and its payments: `paid` adds a mark for what is owed, any other
 * status removes the marks of a paid invoice, and no status leaves payments alone. Throws 409 if other payments cover the invoice.
 */
export const marked = <Each extends Payment>(marking: Marking<Each>) => {
  const { current, edited, asked, payments: kept, openings, at } = marking;
  const isTurned = asked !== undefined && (asked === 'paid' || current?.status === 'paid');
  const isMoved = isTurned || current?.amount !== edited.amount;
  const opened = current && isMoved ? [...openings, ...kept] : kept;
  const payments = isTurned ? paymentsFor({ ...marking, payments: opened }, asked) : opened;
  const [were, are] = [kept, payments].map((all) => new Map(all.map((each) => [each.id, each])));
  const gone = kept.filter(({ id }) => !are?.has(id));
  const put = payments.filter((payment) => were?.get(payment.id) !== payment);
  const isTouched = !current || gone.length + put.length > 0 || (isTurned && current.received === undefined);
  const received = isTouched ? receivedWith({}, payments) : receivedOf(current);
  const standing = settled({ ...edited, received, status: asked ?? edited.status }, at);
  const count = (current?.settledCount ?? 0) + 1;
  return {
    /** The changes to the invoice. */
    changes: { ...standing, ...(isTouched && { received, settledCount: count }) },
    /** All payments, those removed, and those new or changed. */
    ...{ payments, gone, put },
  };
};
