import type { OnCertificates } from '#functions/certificates/handler.ts';
import { lazily } from '#functions/lib/lazily.ts';

const register = lazily(() => import('#functions/dues/certificates.ts'));
const opened = lazily(() => import('#functions/dues/opened.ts'));

export const above: OnCertificates = {
  dueCertificates: async (...asked) => (await register()).dueCertificates(...asked),
  duesOpened: async (...asked) => (await opened()).duesOpened(...asked),
};
