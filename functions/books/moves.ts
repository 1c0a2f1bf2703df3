import { clientEntity } from '#functions/clients/entity.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { openingPayment } from '#functions/ledger/new-payment.ts';
import { paymentEntity, type StoredPayment } from '#functions/ledger/payment-entity.ts';
import { walk } from '#functions/lib/walk.ts';
import type { BankMove } from '#shared/books/sale.ts';
import { feesWith } from '#shared/domain/payments/received.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { toPence } from '#shared/money.ts';
import { methodWords } from '#shared/payments/methods.ts';
import type { Days } from './sales.ts';

interface Known {
  number: string;
  clientId: number;
}

/** Whom fees are paid to. */
const provider = 'Stripe';

type Moved = Pick<BankMove, 'key' | 'date' | 'pence'> & Partial<BankMove>;

const movesOf = ({ id, amount, paidOn, refunds = [], dispute }: StoredPayment, key: string): Moved[] => [
  { key, date: paidOn, pence: toPence(amount) },
  ...refunds.map(({ id: refund, on, pence }) => ({ key: `r${id}-${refund}`, date: on, pence: -pence })),
  ...(dispute && dispute.takenPence > 0
    ? [{ key: `d${id}`, date: dispute.on, pence: -dispute.takenPence }]
    : []),
];

const feesOf = (payment: StoredPayment): Moved[] =>
  Object.entries(feesWith({}, [payment])).map(([date, pence]) => ({
    ...{ key: `f${payment.id}-${date}`, date, pence: -pence },
    ...{ payee: provider, how: 'as a fee', isFee: true },
  }));

const howOf = ({ method }: StoredPayment): string =>
  method === 'marked' || method === 'other' ? '' : methodWords[method];

/** The invoices by id, and the payments that invoices from before the ledger imply. */
const readInvoices = async (firmId: FirmId) => {
  const known = new Map<number, Known>();
  const openings: StoredPayment[] = [];
  for await (const page of walk(invoiceEntity, invoiceEntity.query.byId({ firmId })))
    for (const invoice of page) {
      known.set(invoice.id, { number: invoice.invoiceNumber, clientId: invoice.clientId });
      openings.push(...openingPayment(invoice));
    }
  return { known, openings };
};

const readNames = async (firmId: FirmId): Promise<Map<number, string>> => {
  const names = new Map<number, string>();
  for await (const page of walk(clientEntity, clientEntity.query.byId({ firmId })))
    for (const { id, name } of page) names.set(id, name);
  return names;
};

const readPayments = async (firmId: FirmId): Promise<StoredPayment[]> => {
  const payments: StoredPayment[] = [];
  for await (const page of walk(paymentEntity, paymentEntity.query.byInvoice({ firmId })))
    payments.push(...page);
  return payments;
};

/** The keys of payments. A payment that an older invoice implied keeps its key when it is stored: it is that invoice's first. */
const keysOf = (payments: readonly StoredPayment[]): Map<StoredPayment, string> => {
  const opened = new Set<number>();
  return new Map(
    payments.map((payment) => {
      const { id, invoiceId, method } = payment;
      if (method !== 'marked' || opened.has(invoiceId)) return [payment, `p${id}`];
      opened.add(invoiceId);
      return [payment, `o${invoiceId}`];
    }),
  );
};

const byDay = (one: BankMove, other: BankMove): number =>
  one.date < other.date ? -1 : Number(one.date > other.date) || (one.key < other.key ? -1 : 1);

/** What was paid into the bank, what contractors deducted for CIS, or both. */
type Which = 'bank' | 'cis' | 'all';

const isWanted = (method: string, which: Which): boolean =>
  which === 'all' || (method === 'cis') === (which === 'cis');

/**
 * Payments, refunds and fees in a range of days, in order. Reads all payments, because a refund may come long after its payment. CIS
 * deductions never reach the bank.
 */
export const bankMovesOf = async (
  firmId: FirmId,
  { from, to }: Days,
  which: Which = 'bank',
): Promise<BankMove[]> => {
  const [{ known, openings }, names, payments] = await Promise.all([
    readInvoices(firmId),
    readNames(firmId),
    readPayments(firmId),
  ]);
  const all = [...payments, ...openings].filter(({ method, removed }) => !removed && isWanted(method, which));
  return [...keysOf(all)]
    .flatMap(([payment, key]) => {
      const { number = '', clientId = 0 } = known.get(payment.invoiceId) ?? {};
      const beside = { payee: names.get(clientId) ?? '', number, how: howOf(payment) };
      return [...movesOf(payment, key), ...feesOf(payment)]
        .filter(({ date }) => date >= from && date <= to)
        .map((move) => ({ ...beside, ...move, reference: payment.reference ?? '' }));
    })
    .sort(byDay);
};
