import type { Stripe } from 'stripe';
import type { CheckoutState } from '#functions/ledger/checkout-entity.ts';
import type { Dispute } from '#functions/ledger/payment-entity.ts';
import { provider } from '#functions/lib/provider.ts';
import { londonDate } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** A Stripe payment page, and its account. */
export interface PageAt {
  account: string;
  session: string;
}

/** A payment made on a page, with its full current state. */
export interface PaidAt {
  intent: string;
  pence: number;
  method: 'card' | 'pay_by_bank';
  /** The day in London. */
  paidOn: string;
  /** What Stripe kept of it; undefined until Stripe has worked it out, which can be after the payment. */
  feePence: number | undefined;
  refunds: { at: string; pence: number; on: string }[];
  dispute: Dispute | undefined;
}

/** Stripe's current state of a page. */
export interface Told {
  /** The firm and invoice it was created for. */
  firmId: FirmId | undefined;
  invoiceId: number;
  pence: number;
  expiresAt: string;
  createdAt: string;
  state: CheckoutState;
  paid: PaidAt | undefined;
}

const day = (seconds: number): string => londonDate(new Date(seconds * 1000).toISOString());
const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

const stateOf = (
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
): CheckoutState => {
  if (session.status !== 'complete') return session.status === 'expired' ? 'expired' : 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  return intent?.status === 'processing' ? 'coming' : 'failed';
};

const disputeOf = ({
  id,
  status,
  amount,
  balance_transactions: moves,
  created,
  evidence_details: due,
}: Stripe.Dispute) => {
  // The amount that left the balance and did not return; an inquiry moves nothing.
  const takenPence = Math.max(0, -moves.reduce((sum, move) => sum + move.amount, 0));
  const feePence = moves.reduce((sum, move) => sum + move.fee, 0);
  const [first] = moves;
  return {
    at: id,
    status,
    pence: amount,
    takenPence,
    ...(feePence !== 0 && { feePence }),
    on: day(first?.created ?? created),
    ...(due.due_by && { dueBy: day(due.due_by) }),
  };
};

const isGone = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/** The refunds and disputes of a payment. A charge gives only the amount, and whether there is a dispute. */
const movesOf = async (charge: Stripe.Charge, intent: string, stripeAccount: string) => {
  const { client } = await provider();
  const asked = { payment_intent: intent, limit: 100 };
  const [refunds, disputes] = await Promise.all([
    charge.amount_refunded > 0 ? client.refunds.list(asked, { stripeAccount }) : undefined,
    charge.disputed ? client.disputes.list(asked, { stripeAccount }) : undefined,
  ]);
  const [dispute] = disputes?.data ?? [];
  return {
    refunds: (refunds?.data ?? [])
      .filter((refund) => !isGone(refund))
      .map(({ id, amount, created }) => ({ at: id, pence: amount, on: day(created) }))
      .reverse(),
    dispute: dispute && disputeOf(dispute),
  };
};

const paidOf = async (intent: Stripe.PaymentIntent, account: string): Promise<PaidAt | undefined> => {
  const { latest_charge: charge } = intent;
  if (intent.status !== 'succeeded' || !charge || typeof charge === 'string') return undefined;
  const { balance_transaction: move } = charge;
  const isBank = charge.payment_method_details?.type === 'pay_by_bank';
  return {
    intent: intent.id,
    pence: intent.amount_received,
    method: isBank ? 'pay_by_bank' : 'card',
    paidOn: day(charge.created),
    feePence: typeof move === 'object' ? move?.fee : undefined,
    ...(await movesOf(charge, intent.id, account)),
  };
};

const toldOf = async (session: Stripe.Checkout.Session, account: string): Promise<Told> => {
  const { metadata, payment_intent: found, amount_total, expires_at, created } = session;
  const intent = typeof found === 'object' && found !== null ? found : undefined;
  return {
    firmId: metadata?.firmId as FirmId | undefined,
    invoiceId: Number(metadata?.invoiceId),
    pence: amount_total ?? 0,
    expiresAt: instant(expires_at),
    createdAt: instant(created),
    state: stateOf(session, intent),
    paid: session.currency === 'gbp' && intent ? await paidOf(intent, account) : undefined,
  };
};

const expand = ['payment_intent.latest_charge.balance_transaction'];

/** Asks Stripe, as the account, for the current state of a page and its payment. */
export const askPage = async ({ account, session }: PageAt): Promise<Told> => {
  const { client } = await provider();
  const found = await client.checkout.sessions.retrieve(session, { expand }, { stripeAccount: account });
  return toldOf(found, account);
};

/** A page, and the invoice it claims to be for: trusted only once `askPage` has confirmed it. */
export interface PageOf {
  session: string;
  invoiceId: number;
}

/** The page a payment was made on; undefined if it was made in another way. */
export const pageOfIntent = async (account: string, intent: string): Promise<PageOf | undefined> => {
  const { client } = await provider();
  const { data } = await client.checkout.sessions.list(
    { payment_intent: intent, limit: 1 },
    { stripeAccount: account },
  );
  const [found] = data;
  return found && { session: found.id, invoiceId: Number(found.metadata?.invoiceId) };
};
