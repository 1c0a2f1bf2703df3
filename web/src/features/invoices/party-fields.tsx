import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Job } from '#shared/jobs/contract.ts';
import { clientChoices, useClients } from '../../data/clients.ts';
import { jobChoices, useJobs } from '../../data/jobs.ts';
import { IdField } from '../../forms/id-field.tsx';
import { type Values, valuesOfJob } from './form-values.ts';
import { labels, texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

/** Choosing another client drops a job that is not theirs. */
export function ClientField({ form }: { form: InvoiceForm }) {
  const clients = useClients();
  const jobs = useJobs().rows;
  const choices = useMemo(() => clientChoices(clients.rows), [clients.rows]);
  const dropOthersJob = (id: number | null) => {
    const job = jobs.find((one) => one.id === form.getValues('jobId'));
    if (job?.clientId !== id) form.setValue('jobId', null);
  };
  const noClients = clients.complete && clients.rows.length === 0;
  return (
    <IdField
      control={form.control}
      name="clientId"
      label={labels.clientId}
      required
      hint={
        noClients && (
          <Link
            to="/clients?new=1"
            className="-my-2 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {texts.addClientFirst}
          </Link>
        )
      }
      choices={choices}
      onChosen={dropOthersJob}
      placeholder={texts.chooseClient}
      emptyText={clients.complete ? texts.noSuchClient : texts.loadingClients}
    />
  );
}

interface JobProps {
  form: InvoiceForm;
  /** On a new invoice the job fills what is still empty. */
  fills: boolean;
}

/** Only the chosen client's jobs. */
export function JobField({ form, fills }: JobProps) {
  const clientId = form.watch('clientId') ?? null;
  const jobs = useJobs();
  const choices = useMemo(() => jobChoices(jobs.rows, clientId), [jobs.rows, clientId]);
  const fill = (chosen: number | null) => {
    const job = jobs.rows.find(({ id }) => id === chosen);
    if (fills && job) fillEmpty(form, job);
  };
  const noJobs = clientId !== null && choices.length === 0 && jobs.complete;
  return (
    <IdField
      control={form.control}
      name="jobId"
      label={labels.jobId}
      choices={choices}
      onChosen={fill}
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

const fillEmpty = (form: InvoiceForm, job: Job) => {
  for (const [name, value] of Object.entries(valuesOfJob(job)) as [keyof Values, Values[keyof Values]][]) {
    const present = form.getValues(name);
    const isEmpty = present === undefined || present === null || present === '';
    if (isEmpty && value)
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }
};
