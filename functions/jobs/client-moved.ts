import { countOnClient } from '#functions/clients/references.ts';
import { conflict } from '#functions/lib/errors.ts';
import type { Write } from '#functions/lib/transact.ts';
import { countedList } from '#shared/words.ts';
import type { StoredJob } from './joined.ts';

type Papers = Pick<StoredJob, 'invoiceCount' | 'draftCount' | 'quoteCount'>;

/** What points to a job, in words; nothing where nothing does. */
export const papersOf = ({ invoiceCount = 0, draftCount = 0, quoteCount = 0 }: Papers) =>
  countedList([
    [invoiceCount, 'invoice'],
    [draftCount, 'draft'],
    [quoteCount, 'quote'],
  ]);

/** A job that gets another client, whom `more` jobs made beside it are for too. Throws 409 where papers point to the one it had. */
export const clientMoved = (job: StoredJob, to: number, more: number): Write[] => {
  const { userId, clientId } = job;
  const papers = papersOf(job);
  if (to === clientId) return more ? [countOnClient(userId, to, { jobCount: more })] : [];
  if (papers) {
    const message = `This job has ${papers} to its client`;
    throw conflict(message, [{ path: 'clientId', message }], 'has_dependants');
  }
  return [
    countOnClient(userId, clientId, { jobCount: -1 }),
    countOnClient(userId, to, { jobCount: 1 + more }),
  ];
};
