import { conflict } from '#shared/kernel/refusal.ts';
import { countedList } from '#shared/words.ts';
import type { StoredJob } from './entity.ts';

type Papers = Pick<StoredJob, 'invoiceCount' | 'draftCount' | 'quoteCount'>;

/** What points to a job, in words; nothing where nothing does. */
export const papersOf = ({ invoiceCount = 0, draftCount = 0, quoteCount = 0 }: Papers) =>
  countedList([
    [invoiceCount, 'invoice'],
    [draftCount, 'draft'],
    [quoteCount, 'quote'],
  ]);

/** Throws 409 where papers point to the client that a job had, and it would get another. */
export const refuseAnother = (job: StoredJob, to: number): void => {
  const papers = papersOf(job);
  if (to === job.clientId || !papers) return;
  const message = `This job has ${papers} to its client`;
  throw conflict(message, [{ path: 'clientId', message }], 'has_dependants');
};
