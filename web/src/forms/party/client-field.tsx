import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Client } from '#shared/clients/client.ts';
import { clientChoices, useClients } from '../../data/clients.ts';
import { useJobs } from '../../data/jobs.ts';
import { IdField } from '../id-field.tsx';
import { labels, texts } from './texts.ts';
import { useNewClient } from './use-new-client.ts';

/** The part of a form with the client and job. */
export interface PartyValues {
  clientId?: number | undefined;
  jobId?: number | '' | null | undefined;
}

export type PartyForm = UseFormReturn<PartyValues>;

/** A client, chosen or created from the typed name. Choosing another clears a job that isn't theirs. */
export function ClientField({ form, onChosen }: { form: PartyForm; onChosen?: (client: Client) => void }) {
  const clients = useClients();
  const jobs = useJobs().rows;
  const choices = useMemo(() => clientChoices(clients.rows), [clients.rows]);
  const dropOthersJob = (id: number | null) => {
    const job = jobs.find((one) => one.id === form.getValues('jobId'));
    if (job?.clientId !== id) form.setValue('jobId', null);
  };
  const choose = (id: number | null) => {
    dropOthersJob(id);
    const client = clients.rows.find((one) => one.id === id);
    if (client) onChosen?.(client);
  };
  const { fresh, onFresh, isPending } = useNewClient(clients, (id) => {
    form.setValue('clientId', id, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    dropOthersJob(id);
  });
  return (
    <IdField
      control={form.control}
      name="clientId"
      label={labels.clientId}
      required
      choices={choices}
      onChosen={choose}
      fresh={fresh}
      onFresh={onFresh}
      disabled={isPending}
      placeholder={isPending ? texts.addingClient : texts.chooseClient}
      emptyText={clients.complete ? texts.noSuchClient : texts.loadingClients}
    />
  );
}
