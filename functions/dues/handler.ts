import { getJob } from '#functions/jobs/joined.ts';
import { lazily } from '#functions/lib/lazily.ts';
import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { duesContract } from '#shared/dues/contract.ts';
import { listDues, readDue } from './read.ts';
import { closeDue, createDue, updateDue } from './store.ts';

// Most cold starts serve the list; the rest loads on demand.
const booking = lazily(() => import('./book.ts'));
const reminding = lazily(() => import('./remind.ts'));

const shown = ({ firm }: { firm: StoredFirm }, id: number) => readDue(firm.firmId, id);

export const handler = serve(
  duesContract,
  {
    list: ({ firm, query }) => listDues(firm.firmId, query),
    sitesFile: async ({ firm, params }) =>
      (await import('./sites-file.ts')).sitesFile(firm.firmId, params.id),
    create: ({ firm, body, once }) => createDue(firm.firmId, body, once),
    import: async ({ firm, body }) => (await import('./import.ts')).importDues(firm.firmId, body.rows),
    update: ({ firm, params, body }) => updateDue(firm.firmId, params.id, body),
    close: ({ firm, params, body, once }) => closeDue(firm.firmId, params.id, body, once),
    remind: async ({ firm, params, body, once }) =>
      (await reminding()).remindOfDue(firm, params.id, body, once),
    updateSettings: async ({ firm, body }) =>
      (await import('./settings.ts')).updateDuesSettings(firm.firmId, body),
    book: async ({ firm, params, body, once }) => (await booking()).bookDue(firm, params.id, body, once),
  },
  {
    again: {
      create: (kept, { firm }) => shown({ firm }, (kept as { id: number }).id),
      close: (_, { firm, params }) => shown({ firm }, params.id),
      remind: (_, { firm, params }) => shown({ firm }, params.id),
    },
    present: {
      create: shown,
      update: shown,
      // As the booking's reply: the crew is added afterwards.
      book: async ({ firm }, jobId) => ({ ...(await getJob(firm.firmId, jobId)), people: [] }),
    },
  },
);
