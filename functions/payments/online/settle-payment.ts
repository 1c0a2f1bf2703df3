import { afterMoved } from '#functions/ledger/after-moved.ts';
import { checkoutEntity, intentGuard, type StoredCheckout } from '#functions/ledger/checkout-entity.ts';
import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { paymentEntity, type StoredPayment } from '#functions/ledger/payment-entity.ts';
import { settling } from '#functions/ledger/settle.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { withLatest } from '#functions/lib/latest.ts';
import { logger } from '#functions/lib/log.ts';
import { happened } from '#functions/lib/metrics.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { transact, type Write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { asPayment } from './as-payment.ts';
import { askPage, type PageAt, type Told } from './at-provider.ts';
import { keepPage, keepPayment, notesOf } from './keeping.ts';
import { lettersOf } from './letters.ts';

interface Kept {
  firm: StoredFirm | undefined;
  invoice: StoredInvoice | undefined;
  page: StoredCheckout | undefined;
  updatedAt: string;
}

type Known = Pick<Kept, 'page'> & { firm: StoredFirm; invoice: StoredInvoice };

const readKept = async (firmId: FirmId, invoiceId: number, session: string): Promise<Kept> => {
  const [Owner, Invoice, Page] = await batchGet([
    keyOf(firmEntity, { firmId }),
    keyOf(invoiceEntity, { firmId, id: invoiceId }),
    keyOf(checkoutEntity, { firmId, invoiceId, session }),
  ]);
  return {
    firm: rowIn(firmEntity, Owner),
    invoice: rowIn(invoiceEntity, Invoice),
    page: rowIn(checkoutEntity, Page),
    updatedAt: '',
  };
};

const paymentBy = async (firmId: FirmId, intent: string): Promise<StoredPayment | undefined> => {
  const { data: guard } = await intentGuard.get({ firmId, intent }).go({ consistent: true });
  if (!guard) return undefined;
  const { invoiceId, paymentId: id } = guard;
  return (await paymentEntity.get({ firmId, invoiceId, id }).go({ consistent: true })).data ?? undefined;
};

const comingPence = (told: Pick<Told, 'state' | 'pence'> | undefined): number =>
  told?.state === 'coming' ? told.pence : 0;

/** The payment on a page before and after; both undefined if nothing was paid. */
const paymentsOf = async (told: Told, invoice: StoredInvoice, account: string) => {
  const { firmId, id: invoiceId } = invoice;
  if (!told.paid) return { before: undefined, after: undefined };
  const before = await paymentBy(firmId, told.paid.intent);
  return { before, after: asPayment(told.paid, before, { firmId, invoiceId, account }) };
};

const keep = async (kept: Known, at: PageAt, told: Told, also: Write[]): Promise<void> => {
  const { invoice, firm, page } = kept;
  const { before, after } = await paymentsOf(told, invoice, at.account);
  const known = invoice.comingPence ?? 0;
  const coming = known + comingPence(told) - comingPence(page);
  const writes = [...also, keepPage(page, at, told, invoice)];
  if (after === before && coming === known) return transact(writes);
  const moved = settling(invoice, { ...(before && { before }), ...(after && { after }), coming });
  const change = after && after !== before ? { before, after } : undefined;
  const letters = change && (await lettersOf(firm, { invoice, ...change }));
  await transact([
    ...writes,
    ...moved.writes,
    ...(change ? keepPayment(change) : []),
    ...(change ? notesOf(change, { before: invoice, after: moved.after }) : []),
    ...(letters?.writes ?? []),
  ]);
  if (change && !before) happened('PaidOnline');
  await letters?.deliver();
  await afterMoved(invoice, moved.after);
};

/**
 * Asks Stripe, as the account, for a page's current state, and derives from it what the invoice has received. It doesn't matter
 * who triggers it or how often: webhook, returning customer or owner. `also` is written in the same transaction. A page of a
 * different invoice changes nothing.
 */
export const settlePayment = (
  firmId: FirmId,
  invoiceId: number,
  at: PageAt,
  also: Write[] = [],
): Promise<void> =>
  withLatest(
    () => readKept(firmId, invoiceId, at.session),
    undefined,
    async (kept) => {
      const told = await askPage(at);
      if (told.firmId !== firmId || told.invoiceId !== invoiceId) return;
      const { firm, invoice, page } = kept;
      // Writes nothing for a firm that is being erased: it would be left behind.
      if (!firm || firm.erasingSince) return;
      if (invoice) return keep({ firm, invoice, page }, at, told, also);
      happened('PaidForNothing');
      logger.error('Money came for an invoice that is gone', { firmId, invoiceId, ...at });
    },
  );
