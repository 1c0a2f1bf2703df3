import type { Bodies } from '../known.ts';

export const filing: Bodies = {
  'POST /api/filing/connect': () => ({ tax: 'vat', nino: 'AA 12 34 56 C' }),
  'POST /api/filing/vat/bad-debts': ({ invoices }) => ({ invoiceIds: [invoices] }),
  'PUT /api/filing/vat/on-hand': ({ receipts }) => ({ items: [{ receiptId: receipts, share: 50 }] }),
  'POST /api/filing/vat/returns/{end}': () => ({ hash: 'h'.repeat(43), declared: true }),
  'PUT /api/filing/income-tax/periods': () => ({ periods: 'calendar' }),
  'PUT /api/filing/income-tax/business': () => ({ businessId: 'XAIS12345678901' }),
  'POST /api/filing/income-tax/{taxYear}/{quarter}': () => ({ hash: 'h'.repeat(43) }),
};
