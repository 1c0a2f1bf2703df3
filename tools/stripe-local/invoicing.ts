import { type Account, itemOf } from './account.ts';
import { found } from './failure.ts';
import { invoiceShape } from './shapes/invoice.ts';
import { intentShape } from './shapes/payment-intent.ts';
import { newId } from './state.ts';
import type { Intent, Invoice, Subscription } from './wire.ts';

type Reason = 'subscription_create' | 'subscription_cycle';

/** Creates a subscription's invoice and its pending payment. */
export function bill(account: Account, subscription: Subscription, billing_reason: Reason): Invoice {
  const { state, now } = account;
  const customer = found(state.customers, 'customer', subscription.customer);
  const number = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = number + 1;
  const amount = itemOf(subscription).price.unit_amount ?? 0;
  const created = now(customer.id);
  const invoice = invoiceShape({
    id: newId('in'),
    customer: customer.id,
    email: customer.email,
    name: customer.name ?? null,
    subscription: subscription.id,
    number: `${customer.invoice_prefix}-${`${number}`.padStart(4, '0')}`,
    amount,
    created,
    billing_reason,
  });
  const intent = intentShape({ customer: customer.id, amount, created });
  state.invoices[invoice.id] = invoice;
  state.intents[intent.id] = intent;
  state.invoiceOf[intent.id] = invoice.id;
  subscription.latest_invoice = invoice.id;
  account.tell('invoice.created', invoice, customer.id);
  account.tell('invoice.finalized', invoice, customer.id);
  return invoice;
}

/** The payment that belongs to an invoice. */
export function intentOf({ state }: Account, invoice: Invoice): Intent {
  const [id = ''] = Object.entries(state.invoiceOf).find(([, paid]) => paid === invoice.id) ?? [];
  return found(state.intents, 'payment_intent', id);
}

/** Voids an open invoice: it can't be paid any more. */
export function voidInvoice(account: Account, invoice: Invoice): void {
  if (invoice.status !== 'open') return;
  const at = account.now(invoice.customer);
  Object.assign(invoice, { status: 'void', amount_remaining: 0, next_payment_attempt: null });
  invoice.status_transitions.voided_at = at;
  Object.assign(intentOf(account, invoice), { status: 'canceled', canceled_at: at });
  account.tell('invoice.voided', invoice, invoice.customer);
}
