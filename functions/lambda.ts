import type { OnEmployees } from './employees/handler.ts';
import type { OnInvoices } from './invoices/handler.ts';
import type { OnJobs } from './jobs/handler.ts';
import { lazily } from './lib/lazily.ts';
import type { Served, Whole } from './lib/serve.ts';
import type { OnSites } from './sites/handler.ts';

/** What reads the records of every kind: few calls need it, and only once they are done. */
const records = lazily(() => import('./sync/since.ts'));
const assignments = lazily(() => import('./assignments/ending.ts'));
const labour = lazily(() => import('./assignments/labour.ts'));
const photos = lazily(() => import('./photos/remove.ts'));
const pages = lazily(() => import('./payments/online/pages.ts'));
const evidence = lazily(() => import('./evidence/pack.ts'));
const certificates = lazily(() => import('./certificates/remove.ts'));

/** Who asks that has jobs of their own alone: few do. */
const own = lazily(() => import('./jobs/own.ts'));

/** Here alone the whole API is known: a resource knows only those that it stands on, so that the folders point one way. */
/** What resources need of those that stand on them. */
type Above = OnJobs & OnEmployees & OnInvoices & OnSites;

const whole: Whole & Above = {
  changesSince: async (...asked) => (await records()).changesSince(...asked),
  isOwnJob: async (...asked) => (await own()).isOwnJob(...asked),
  goWithJob: [
    // First what may refuse to go.
    async (job) => (await certificates()).certificatesGo(job),
    async (job) => (await assignments()).assignmentsGo(job),
    async (job) => (await photos()).photosGo(job),
  ],
  clockedLabour: async (...asked) => (await labour()).clockedLabour(...asked),
  certificatesOf: async (...asked) => (await certificates()).certificatesOfSite(...asked),
  closePages: async (...asked) => (await pages()).closePages(...asked),
  packEvidence: async (...asked) => (await evidence()).packEvidence(...asked),
  assignmentsOf: async (...asked) => (await assignments()).assignmentsOfEmployee(...asked),
};

/** The Lambda of a resource. */
export const lambdaOf = (resource: Served<Above>) => resource(whole);
