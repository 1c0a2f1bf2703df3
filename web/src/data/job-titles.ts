import { useMemo } from 'react';
import { useJobs } from './jobs.ts';

/** Finds the title of a job by its id, as far as jobs have come. */
export const useJobTitle = (): ((id: number | null) => string | undefined) => {
  const { rows } = useJobs();
  const titles = useMemo(() => new Map(rows.map(({ id, title }) => [id, title])), [rows]);
  return (id) => (id === null ? undefined : titles.get(id));
};
