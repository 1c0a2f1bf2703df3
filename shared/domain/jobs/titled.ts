import type { Reader } from '../reader.ts';

/** The job that a record is of, as a reply names it; null where it is of none, or that is gone. */
export const jobTitled = (
  db: Reader,
  id: number | null | undefined,
): { id: number; title: string } | null => {
  const job = id ? db.get('job', id) : undefined;
  return job ? { id: job.id, title: job.title } : null;
};
