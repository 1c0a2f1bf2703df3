import { useEffect, useMemo } from 'react';
import type { Job } from '#shared/jobs/contract.ts';
import { jobChoices, useJobs } from '../../data/jobs.ts';
import { IdField } from '../id-field.tsx';
import type { PartyForm } from './client-field.tsx';
import { labels, texts } from './texts.ts';

interface Props {
  form: PartyForm;
  onChosen?: (job: Job) => void;
}

/** Only the chosen client's jobs. A job of another client is cleared. */
export function JobField({ form, onChosen }: Props) {
  const [clientId = null, jobId] = form.watch(['clientId', 'jobId']);
  const jobs = useJobs();
  const choices = useMemo(() => jobChoices(jobs.rows, clientId), [jobs.rows, clientId]);
  const chosen = jobs.rows.find(({ id }) => id === jobId);
  const isOthers = chosen !== undefined && clientId !== null && chosen.clientId !== clientId;
  useEffect(() => {
    if (isOthers) form.setValue('jobId', null);
  }, [isOthers, form]);
  const tell = (id: number | null) => {
    const job = jobs.rows.find((one) => one.id === id);
    if (job) onChosen?.(job);
  };
  const noJobs = clientId !== null && choices.length === 0 && jobs.complete;
  return (
    <IdField
      control={form.control}
      name="jobId"
      label={labels.jobId}
      choices={choices}
      onChosen={tell}
      disabled={clientId === null || noJobs}
      placeholder={placeholder(clientId, noJobs)}
      emptyText={texts.noSuchJob}
    />
  );
}

const placeholder = (clientId: number | null, noJobs: boolean): string => {
  if (clientId === null) return texts.clientFirst;
  return noJobs ? texts.noJobs : texts.chooseJob;
};
