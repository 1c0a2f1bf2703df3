import { conflict } from '#shared/kernel/refusal.ts';
import { countedList } from '#shared/words.ts';
import type { StoredJob } from './entity.ts';

type Papers = Pick<StoredJob, 'invoiceCount' | 'draftCount' | 'quoteCount'>;

/** What refers to a job, in words; undefined if nothing does. */
export const papersOf = ({ invoiceCount = 0, draftCount = 0, quoteCount = 0 }: Papers) =>
  countedList([
    [invoiceCount, 'invoice'],
    [draftCount, 'draft'],
    [quoteCount, 'quote'],
  ]);

/** Throws 409 if a job would change its client while documents refer to its present one. */
export const refuseAnother = (job: StoredJob, to: number): void => {
  const papers = papersOf(job);
  if (to === job.clientId || !papers) return;
  const message = `This job has ${papers} to its client`;
  throw conflict(message, [{ path: 'clientId', message }], 'has_dependants');
};
