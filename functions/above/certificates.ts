import type { OnCertificates } from '#functions/certificates/handler.ts';
import { lazily } from '#functions/lib/lazily.ts';

const register = lazily(() => import('#functions/dues/certificates.ts'));
const opened = lazily(() => import('#functions/dues/opened.ts'));

const repairs = lazily(() => import('#functions/quotes/remedial.ts'));
const quotes = lazily(() => import('#functions/quotes/read.ts'));

export const above: OnCertificates = {
  dueCertificates: async (...asked) => (await register()).dueCertificates(...asked),
  duesOpened: async (...asked) => (await opened()).duesOpened(...asked),
  quoteRepairs: async (...asked) => (await repairs()).quoteRepairs(...asked),
  quoteNow: async (...asked) => (await quotes()).getQuote(...asked),
};
