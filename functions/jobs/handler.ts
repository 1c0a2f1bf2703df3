import { serve } from '#functions/lib/serve.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { jobsRoutes } from '#shared/jobs/contract.ts';
import { getJob, getJobIn, listJobs } from './joined.ts';
import { jobAt } from './references.ts';
import { figuresOfJob } from './shown-figures.ts';
import * as store from './store.ts';

const present = ({ user }: { user: StoredUser }, id: number) => getJob(user.userId, id);

export const handler = serve(
  jobsRoutes,
  {
    list: ({ user, query }) => listJobs(user.userId, query),
    get: ({ found }) => getJobIn(found?.[0]),
    figures: ({ user, params }) => figuresOfJob(user, params.id),
    create: ({ user, body, once }) => store.createJob(user.userId, body, once),
    update: ({ user, params, body }) => store.updateJob(user.userId, params.id, body),
    import: async ({ user, body }) => (await import('./import.ts')).importJobs(user.userId, body.rows),
    changeStatus: ({ user, params, body }) => store.changeJobStatus(user, params.id, body),
    remove: ({ user, params }) => store.removeJob(user.userId, params.id),
  },
  {
    early: { get: async (userId, id) => [jobAt(userId, id)] },
    present: { create: present, update: present, changeStatus: present },
  },
);
