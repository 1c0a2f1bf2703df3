import type { Stripe } from 'stripe';
import type { CheckoutWay, StoredCheckout } from '#functions/ledger/checkout-entity.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { config } from '#functions/lib/config.ts';
import { makeOnce } from '#functions/lib/make-once.ts';
import { provider } from '#functions/lib/provider.ts';
import { balancePence } from '#shared/domain/payments/ledger.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { bankFirstAbovePence, isBankSum } from '#shared/payments/online.ts';
import type { StoredConnect } from '../connect/entity.ts';
import { takesBank } from '../connect/standing.ts';

/** A payment page that a customer requests. */
export interface Wanted {
  invoice: StoredInvoice;
  connect: StoredConnect;
  pence: number;
  way: CheckoutWay;
}

export const notOnline = () => conflict('You can’t pay this online right now. Please pay by bank transfer');

const typesOf = (connect: StoredConnect, pence: number, way: CheckoutWay): ('card' | 'pay_by_bank')[] => {
  const bank = takesBank(connect) && isBankSum(pence);
  if (way === 'card' || (way === 'any' && !bank)) return ['card'];
  if (!bank) throw notOnline();
  if (way === 'bank') return ['pay_by_bank'];
  return pence > bankFirstAbovePence ? ['pay_by_bank', 'card'] : ['card', 'pay_by_bank'];
};

const paramsFor = (
  { firmId, id, invoiceNumber }: StoredInvoice,
  pence: number,
  types: ReturnType<typeof typesOf>,
): Stripe.Checkout.SessionCreateParams => {
  const metadata = { firmId, invoiceId: `${id}` };
  const name = `Invoice ${invoiceNumber}`;
  return {
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'gbp', unit_amount: pence, product_data: { name } } },
    ],
    allowed_payment_method_types: types,
    // Our token stays in the browser: Stripe and its logs never see it.
    success_url: `${config.appUrl}/guest?paid={CHECKOUT_SESSION_ID}`,
    cancel_url: `${config.appUrl}/guest?paid=no`,
    client_reference_id: `${id}`,
    metadata,
    payment_intent_data: { description: name, metadata },
    submit_type: 'pay',
    locale: 'en-GB',
  };
};

/** A page's address while it can be paid on. */
export const urlIfOpen = async (account: string, session: string): Promise<string | undefined> => {
  const { client } = await provider();
  const found = await client.checkout.sessions.retrieve(session, {}, { stripeAccount: account });
  return found.status === 'open' ? (found.url ?? undefined) : undefined;
};

/** Creates a Stripe page under the account. Identical requests get the same page. */
export const makeSession = ({ invoice, connect, pence, way }: Wanted, newest: StoredCheckout | undefined) => {
  const { account: stripeAccount } = connect;
  const params = paramsFor(invoice, pence, typesOf(connect, pence, way));
  return makeOnce({
    // Two phones that show the same state get the same page.
    name: ['pay', invoice.id, balancePence(invoice), newest?.session ?? 'first'].join('-'),
    params,
    make: async (given, options) =>
      (await provider()).client.checkout.sessions.create(given, { ...options, stripeAccount }),
    look: async () => undefined,
    isAlive: async ({ id }) => (await urlIfOpen(stripeAccount, id)) !== undefined,
  });
};
