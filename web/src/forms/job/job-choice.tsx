import { useMemo } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { isOpenJob } from '#shared/jobs/status.ts';
import { useJobs } from '../../data/jobs.ts';
import { IdField } from '../id-field.tsx';
import { texts } from './texts.ts';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  className?: string;
}

/** The job that something is for, found by a part of its title or client; open jobs come first. */
export function JobChoice<Values extends FieldValues>(props: Props<Values>) {
  const jobs = useJobs();
  const choices = useMemo(
    () =>
      jobs.rows
        .toSorted((a, b) => Number(isOpenJob(b.status)) - Number(isOpenJob(a.status)))
        .map(({ id, title, client }) => ({ value: String(id), label: title, note: client?.name })),
    [jobs.rows],
  );
  return (
    <IdField
      {...props}
      choices={choices}
      placeholder={texts.noJob}
      emptyText={jobs.complete ? texts.noJobsFound : texts.loadingJobs}
    />
  );
}
