import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { jobsContract } from '#shared/jobs/contract.ts';
import { getJob, getJobIn, listJobs } from './joined.ts';
import { addNote, listNotes, readNote } from './notes.ts';
import { jobAt } from './references.ts';
import { type ClockedLabour, figuresOfJob } from './shown-figures.ts';
import * as store from './store.ts';

const present = ({ firm }: { firm: StoredFirm }, id: number) => getJob(firm.firmId, id);

/** What jobs need from features built on top of them. */
export interface OnJobs {
  goWithJob: readonly store.GoesWithJob[];
  clockedLabour: ClockedLabour;
}

export const handler = serve(
  jobsContract,
  ({ goWithJob, clockedLabour }: OnJobs) => ({
    list: ({ firm, query, mine }) => listJobs(firm.firmId, query, mine),
    get: ({ found }) => getJobIn(found?.[0]),
    figures: ({ firm, params }) => figuresOfJob(firm, params.id, clockedLabour),
    create: ({ firm, body, once }) => store.createJob(firm.firmId, body, once),
    update: ({ firm, params, body }) => store.updateJob(firm.firmId, params.id, body),
    import: async ({ firm, body }) => (await import('./import.ts')).importJobs(firm.firmId, body.rows),
    changeStatus: ({ user, firm, params, body }) =>
      store.changeJobStatus({ firmId: firm.firmId, by: user }, params.id, body),
    notes: ({ firm, params, query }) => listNotes(firm.firmId, params.id, query),
    addNote: ({ user, firm, params, body, once }) =>
      addNote({ firmId: firm.firmId, jobId: params.id, by: user }, body, once),
    remove: ({ firm, params, query }) =>
      store.removeJob(firm.firmId, params.id, { basedOn: query.updatedAt, going: goWithJob }),
  }),
  {
    early: { get: async (firmId, id) => [jobAt(firmId, id)] },
    present: {
      ...{ create: present, update: present, changeStatus: present, remove: present },
      addNote: ({ firm, params }, id) => readNote(firm.firmId, params.id, id),
    },
  },
);
