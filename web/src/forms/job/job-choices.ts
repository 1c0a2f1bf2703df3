import { useMemo } from 'react';
import { isOpenJob } from '#shared/jobs/status.ts';
import { useJobs } from '../../data/jobs.ts';

/** Jobs as combobox choices, open ones first. `complete`: all are loaded. */
export const useJobChoices = () => {
  const { rows, complete } = useJobs();
  const choices = useMemo(
    () =>
      rows
        .toSorted((a, b) => Number(isOpenJob(b.status)) - Number(isOpenJob(a.status)))
        .map(({ id, title, client }) => ({ value: String(id), label: title, note: client?.name })),
    [rows],
  );
  return { choices, complete };
};
