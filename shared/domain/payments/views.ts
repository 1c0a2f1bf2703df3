import type { View, ViewEntry } from '../reader.ts';
import { shownPayment } from './shown.ts';

const list: View = (db, { query }) => {
  const { invoiceId } = (query ?? {}) as { invoiceId?: string };
  const payments =
    invoiceId === undefined ? db.all('payment') : db.by('payment', 'invoiceId', Number(invoiceId));
  return payments.map(shownPayment);
};

export const paymentViews: readonly ViewEntry[] = [
  { route: 'GET /api/payments', needs: ['payment'], view: list },
];
