import { today } from '#shared/dates.ts';
import type { Bodies, Known } from '../known.ts';

const payment = ({ invoices, own }: Known) => ({
  id: own,
  invoiceId: invoices,
  amount: 60,
  method: 'bank',
  paidOn: today(),
  reference: 'INV-1',
  note: 'First half',
});

export const payments: Bodies = {
  'POST /api/payments': payment,
  'POST /api/payments/match': ({ invoices }) => ({
    rows: [
      {
        account: '20-00-00 12345678',
        paidOn: today(),
        amount: 60,
        text: 'HARBOUR CAFE INV-1',
        ordinal: 1,
        pays: [{ invoiceId: invoices, amount: 60 }],
      },
    ],
  }),
  'POST /api/payments/check': ({ invoices }) => ({ invoiceId: invoices }),
  'PUT /api/payments/connect': () => ({ partPayments: true }),
  'POST /api/payments/{id}/remove': () => ({ reason: 'Never arrived' }),
  'POST /api/payments/{id}/refund': () => ({ amount: 5, on: today() }),
};
