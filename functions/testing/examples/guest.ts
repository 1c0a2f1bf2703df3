import type { Bodies } from '../known.ts';

export const guest: Bodies = {
  'POST /api/guest/invitation': () => ({ token: 'e'.repeat(43) }),
  'POST /api/guest/open': ({ link }) => ({ token: link }),
  'POST /api/guest/seen': ({ link }) => ({ token: link }),
  'POST /api/guest/pdf': ({ link }) => ({ token: link }),
  'POST /api/guest/invoice': ({ statementLink, invoices }) => ({ token: statementLink, invoiceId: invoices }),
  'POST /api/guest/pay': ({ link }) => ({ token: link, amount: 10, way: 'card' }),
  'POST /api/guest/payment': ({ link }) => ({ token: link, session: 'cs_test_1' }),
  'POST /api/guest/receipt': ({ link }) => ({ token: link }),
};
