import { useMemo } from 'react';
import { useJobs } from './jobs.ts';

/** Finds a job's title by its id, among the jobs loaded so far. */
export const useJobTitle = (): ((id: number | null) => string | undefined) => {
  const { rows } = useJobs();
  const titles = useMemo(() => new Map(rows.map(({ id, title }) => [id, title])), [rows]);
  return (id) => (id === null ? undefined : titles.get(id));
};
