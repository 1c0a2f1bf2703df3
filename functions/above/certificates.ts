import type { OnCertificates } from '#functions/certificates/handler.ts';
import { lazily } from '#functions/lib/lazily.ts';

const register = lazily(() => import('#functions/dues/certificates.ts'));
const old = lazily(() => import('#functions/dues/past-keeping.ts'));
const opened = lazily(() => import('#functions/dues/opened.ts'));

export const above: OnCertificates = {
  dueCertificates: async (...asked) => (await register()).dueCertificates(...asked),
  pastKeeping: async (firmId) => (await old()).certificatesPastKeeping(firmId),
  duesOpened: async (...asked) => (await opened()).duesOpened(...asked),
};
