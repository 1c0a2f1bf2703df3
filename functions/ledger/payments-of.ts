import { backOff } from '#functions/lib/back-off.ts';
import { pageById } from '#functions/lib/list.ts';
import { takenWithin } from '#functions/lib/taken-id.ts';
import { shownPayment } from '#shared/domain/payments/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { madeAt } from '#shared/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import type { PaymentQuery } from '#shared/payments/contract.ts';
import { paymentEntity, type StoredPayment } from './payment-entity.ts';

/** A page of payments, newest first: one invoice's, or all. */
export const listPayments = async (firmId: FirmId, { invoiceId, ...query }: PaymentQuery) => {
  const { rows, next } =
    invoiceId === undefined
      ? await pageById(paymentEntity, paymentEntity.query.byId({ firmId }), query, { consistent: false })
      : await pageById(paymentEntity, paymentEntity.query.byInvoice({ firmId, invoiceId }), query);
  return { rows: rows.map(shownPayment), next };
};

/** Every payment of an invoice, newest first. */
export const paymentsOf = async (firmId: FirmId, invoiceId: number): Promise<StoredPayment[]> => {
  const { data } = await paymentEntity.query
    .byInvoice({ firmId, invoiceId })
    .go({ order: 'desc', pages: 'all', consistent: true });
  return data;
};

const looks = 3;
/** The maximum lag of the index, in milliseconds. */
const laggingMs = 5_000;

/** The invoice of a payment. Retries for recent payments, which may not be in the index yet; one recorded offline has an older id. */
const invoiceIdOf = async (firmId: FirmId, id: number): Promise<number> => {
  for (let look = 0; look < looks; look++) {
    const { data } = await paymentEntity.query
      .byId({ firmId, id })
      .go({ pages: 1, attributes: ['invoiceId'] });
    if (data[0]) return data[0].invoiceId;
    if (Date.now() - madeAt(id) > laggingMs) break;
    await backOff(look + 2);
  }
  const within = await takenWithin(firmId, 'payment', id);
  if (within === undefined) throw notFound();
  return within;
};

/** The payment that already has an id chosen by a browser for `invoiceId`; it may belong to another invoice. Throws 404. */
export const readTaken = async (firmId: FirmId, id: number, invoiceId: number): Promise<StoredPayment> => {
  const within = (await takenWithin(firmId, 'payment', id)) ?? invoiceId;
  const { data } = await paymentEntity.get({ firmId, invoiceId: within, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

/** Reads a payment. Throws 404 if the firm has no such payment. */
export const readPayment = async (firmId: FirmId, id: number): Promise<StoredPayment> => {
  const invoiceId = await invoiceIdOf(firmId, id);
  const { data } = await paymentEntity.get({ firmId, invoiceId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};
