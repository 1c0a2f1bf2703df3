import type { OnInvoices } from '#functions/invoices/handler.ts';
import { lazily } from '#functions/lib/lazily.ts';

const pages = lazily(() => import('#functions/payments/online/pages.ts'));
const evidence = lazily(() => import('#functions/evidence/pack.ts'));

export const above: OnInvoices = {
  closePages: async (...asked) => (await pages()).closePages(...asked),
  packEvidence: async (...asked) => (await evidence()).packEvidence(...asked),
};
