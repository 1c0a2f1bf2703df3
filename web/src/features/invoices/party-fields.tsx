import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { Job } from '#shared/jobs/contract.ts';
import { Combobox } from '../../components/combobox.tsx';
import { Field } from '../../components/field.tsx';
import { clientChoices, useClients } from '../../data/clients.ts';
import { jobChoices, useJobs } from '../../data/jobs.ts';
import { type Values, valuesOfJob } from './form-values.ts';
import { labels, texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

const asText = (id: unknown): string => (id ? String(id) : '');

/** Choosing another client drops a job that is not theirs. */
export function ClientField({ form }: { form: InvoiceForm }) {
  const { field, fieldState } = useController({ control: form.control, name: 'clientId' });
  const clients = useClients();
  const jobs = useJobs().rows;
  const choices = useMemo(() => clientChoices(clients.rows), [clients.rows]);
  const choose = (value: string) => {
    const id = value ? Number(value) : undefined;
    field.onChange(id);
    const job = jobs.find((one) => one.id === form.getValues('jobId'));
    if (job?.clientId !== id) form.setValue('jobId', null);
  };
  const noClients = clients.complete && clients.rows.length === 0;
  return (
    <Field
      label={labels.clientId}
      required
      error={fieldState.error?.message}
      hint={
        noClients && (
          <Link to="/clients?new=1" className="underline underline-offset-4">
            {texts.addClientFirst}
          </Link>
        )
      }
    >
      <Combobox
        ref={field.ref}
        choices={choices}
        value={asText(field.value)}
        onChange={choose}
        onBlur={field.onBlur}
        placeholder={texts.chooseClient}
        emptyText={clients.complete ? texts.noSuchClient : texts.loadingClients}
      />
    </Field>
  );
}

interface JobProps {
  form: InvoiceForm;
  /** On a new invoice the job fills what is still empty. */
  fills: boolean;
}

/** Only the chosen client's jobs. */
export function JobField({ form, fills }: JobProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'jobId' });
  const clientId = form.watch('clientId') ?? null;
  const jobs = useJobs();
  const choices = useMemo(() => jobChoices(jobs.rows, clientId), [jobs.rows, clientId]);
  const choose = (value: string) => {
    field.onChange(value ? Number(value) : null);
    const job = jobs.rows.find(({ id }) => String(id) === value);
    if (fills && job) fillEmpty(form, job);
  };
  const noJobs = clientId !== null && choices.length === 0 && jobs.complete;
  return (
    <Field label={labels.jobId} error={fieldState.error?.message}>
      <Combobox
        ref={field.ref}
        choices={choices}
        value={asText(field.value)}
        onChange={choose}
        onBlur={field.onBlur}
        disabled={clientId === null || noJobs}
        placeholder={placeholder(clientId, noJobs)}
        emptyText={texts.noSuchJob}
      />
    </Field>
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
