import type { Reader } from '../reader.ts';

/** A record's job as shown in a reply; null if it has none or the job was deleted. */
export const jobTitled = (
  db: Reader,
  id: number | null | undefined,
): { id: number; title: string } | null => {
  const job = id ? db.get('job', id) : undefined;
  return job ? { id: job.id, title: job.title } : null;
};
