import { useMemo } from 'react';
import { isOpenJob } from '#shared/jobs/status.ts';
import { useJobs } from '../../data/jobs.ts';
import { IdField } from '../../forms/id-field.tsx';
import { moveLabels, texts } from './texts.ts';
import type { MoveFormState } from './use-move-form.ts';

/** The job that the stock is for, found by a part of its title or client; open jobs come first. */
export function JobField({ form }: { form: MoveFormState }) {
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
      control={form.control}
      name="jobId"
      label={moveLabels.jobId}
      choices={choices}
      placeholder={texts.noJob}
      emptyText={jobs.complete ? 'No jobs found' : texts.loadingJobs}
      className="sm:col-span-2"
    />
  );
}
