import type { Stripe } from 'stripe';
import { readInvoice } from '#functions/invoices/joined.ts';
import {
  type CheckoutWay,
  checkoutEntity,
  checkoutsOf,
  isOpen,
  type StoredCheckout,
} from '#functions/ledger/checkout-entity.ts';
import { asRead } from '#functions/ledger/invoice-as-read.ts';
import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { isForbidden, isRefused } from '#functions/lib/provider.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { balancePence } from '#shared/domain/payments/ledger.ts';
import { payablePence } from '#shared/domain/payments/payable.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, invalidField } from '#shared/kernel/refusal.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { cardLeastPence, partLeastPence } from '#shared/payments/online.ts';
import { askConnect, isOld } from '../connect/ask.ts';
import { readConnect, type StoredConnect } from '../connect/entity.ts';
import { isReady } from '../connect/standing.ts';
import { closePage } from './pages.ts';
import { makeSession, notOnline, urlIfOpen, type Wanted } from './session.ts';
import { settlePayment } from './settle-payment.ts';

interface Asked {
  firmId: FirmId;
  invoiceId: number;
  /** In pounds; the whole balance if left out. */
  amount: number | undefined;
  way: CheckoutWay;
}

/** The amount to pay, in pence. Throws 409 if nothing is due. */
const duePence = (invoice: StoredInvoice): number => {
  const due = payablePence(invoice);
  if (due > 0) return due;
  if (invoice.voidedAt) throw conflict('This invoice was cancelled. There’s nothing to pay');
  throw conflict(balancePence(invoice) > 0 ? 'Your payment is on its way' : 'There’s nothing left to pay');
};

const amountOf = (
  invoice: StoredInvoice,
  { partPayments }: StoredConnect,
  amount: number | undefined,
): number => {
  const due = duePence(invoice);
  const pence = amount === undefined ? due : toPence(amount);
  if (pence > due) throw invalidField('amount', `Only ${formatPounds(toPounds(due))} is left to pay`);
  if (pence < due && !partPayments) throw invalidField('amount', 'Please pay the whole amount');
  if (pence < due && pence < partLeastPence)
    throw invalidField('amount', `The smallest payment is ${formatPounds(toPounds(partLeastPence))}`);
  if (pence < cardLeastPence) throw notOnline();
  return pence;
};

/** Stores the page on condition that its invoice is as read: whatever changes the balance from now on finds the page. */
const keepPage = async (
  { invoice, connect, pence, way }: Wanted,
  session: Stripe.Checkout.Session,
): Promise<void> => {
  const { firmId, id: invoiceId } = invoice;
  const settledCount = (invoice.settledCount ?? 0) + 1;
  const expiresAt = new Date(session.expires_at * 1000).toISOString();
  const page = checkoutEntity.create({
    ...{ firmId, invoiceId, session: session.id, account: connect.account, pence, way, expiresAt },
    ...{ state: 'open', createdAt: new Date(session.created * 1000).toISOString(), asked: 0, settledCount },
  });
  const patch = invoiceEntity
    .patch({ firmId, id: invoiceId })
    .set({ payingUntil: expiresAt, settledCount })
    .where(asRead(invoice));
  await transact([write(page, () => new Moved()), write(patch, () => new Moved())]);
};

/**
 * The address of a page already open for the same amount. If one was paid on meanwhile, it is settled and everything is read
 * again.
 */
const openFor = async (pages: StoredCheckout[], { pence, way }: Wanted): Promise<string | undefined> => {
  const same = pages.find((page) => isOpen(page) && page.pence === pence && page.way === way);
  if (!same) return undefined;
  const { firmId, invoiceId, account, session } = same;
  const url = await urlIfOpen(account, session);
  if (url) return url;
  await settlePayment(firmId, invoiceId, { account, session });
  throw new Moved();
};

const pageFor = async (wanted: Wanted): Promise<string> => {
  const { firmId, id } = wanted.invoice;
  const pages = await checkoutsOf(firmId, id);
  const found = await openFor(pages, wanted);
  if (found) return found;
  const others = pages.filter(isOpen);
  // There must never be two open pages that ask for the same money.
  for (const other of others) await closePage(other);
  if (others.length > 0) throw new Moved();
  const session = await makeSession(wanted, pages[0]);
  await keepPage(wanted, session);
  if (!session.url) throw new Error('A page that was just made is not open');
  return session.url;
};

/** The account, refreshed from Stripe if its status is old. */
const readyConnect = async (firmId: FirmId): Promise<StoredConnect> => {
  const kept = await readConnect(firmId);
  const connect = kept && isOld(kept) && !kept.lostAt ? await askConnect(kept) : kept;
  if (!isReady(connect)) throw notOnline();
  return connect;
};

/**
 * The address of a Stripe page on which an invoice, or part of it, can be paid now. Throws 409 if nothing is due or online payment
 * isn't possible, and 400 naming `amount`.
 */
export const openPage = async ({ firmId, invoiceId, amount, way }: Asked): Promise<{ url: string }> => {
  let known: StoredInvoice | undefined = await readInvoice(firmId, invoiceId);
  // Checked first: a customer who owes nothing should not be told to pay by bank transfer because the account is not ready.
  duePence(known);
  const connect = await readyConnect(firmId);
  const read = async () => {
    const invoice = known ?? (await readInvoice(firmId, invoiceId));
    known = undefined;
    return invoice;
  };
  try {
    const url = await withLatest(read, undefined, (invoice) =>
      pageFor({ invoice, connect, pence: amountOf(invoice, connect, amount), way }),
    );
    return { url };
  } catch (error) {
    if (!isForbidden(error) && !isRefused(error)) throw error;
    // The account has changed since it was last fetched.
    if (!isReady(await askConnect(connect))) throw notOnline();
    throw error;
  }
};
