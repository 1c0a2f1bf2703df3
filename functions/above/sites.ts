import { lazily } from '#functions/lib/lazily.ts';
import type { OnSites } from '#functions/sites/handler.ts';

const certificates = lazily(() => import('#functions/certificates/of-site.ts'));
const dues = lazily(() => import('#functions/dues/of-place.ts'));
const history = lazily(() => import('#functions/certificates/appliance-history.ts'));
const jobs = lazily(() => import('#functions/jobs/own.ts'));
const standings = lazily(() => import('#functions/dues/standings.ts'));

export const above: OnSites = {
  dependants: [
    async (...asked) => (await certificates()).certificatesOfSite(...asked),
    async (...asked) => (await dues()).duesOfSite(...asked),
  ],
  historyOf: [async (...asked) => (await history()).historyOfAppliance(...asked)],
  ownSites: async (...asked) => (await jobs()).ownSites(...asked),
  standingsOf: [async (...asked) => (await standings()).standingsOfSites(...asked)],
};
