import type { OnJobs } from '#functions/jobs/handler.ts';
import { lazily } from '#functions/lib/lazily.ts';

const assignments = lazily(() => import('#functions/assignments/ending.ts'));
const labour = lazily(() => import('#functions/assignments/labour.ts'));
const photos = lazily(() => import('#functions/photos/remove.ts'));
const certificates = lazily(() => import('#functions/certificates/remove.ts'));

export const above: OnJobs = {
  goWithJob: [
    // Those that may refuse come first.
    async (job) => (await certificates()).certificatesGo(job),
    async (job) => (await assignments()).assignmentsGo(job),
    async (job) => (await photos()).photosGo(job),
  ],
  clockedLabour: async (...asked) => (await labour()).clockedLabour(...asked),
};
