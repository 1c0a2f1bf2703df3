import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { clientChoices, useClients } from '../../data/clients.ts';
import { useJobs } from '../../data/jobs.ts';
import { IdField } from '../id-field.tsx';
import { labels, texts } from './texts.ts';

/** The part of a form that says for whom and for which job. */
export interface PartyValues {
  clientId?: number | undefined;
  jobId?: number | '' | null | undefined;
}

export type PartyForm = UseFormReturn<PartyValues>;

/** Choosing another client drops a job that is not theirs. */
export function ClientField({ form }: { form: PartyForm }) {
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
