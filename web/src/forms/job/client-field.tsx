import { useMemo } from 'react';
import type { Job } from '#shared/jobs/contract.ts';
import { clientChoices, useClients } from '../../data/clients.ts';
import { IdField } from '../id-field.tsx';
import { texts } from '../party/texts.ts';
import { useNewClient } from '../party/use-new-client.ts';
import { labels } from './texts.ts';
import type { JobFormState } from './use-job-form.ts';

interface Props {
  form: JobFormState;
  /** The edited job's client, who may not be loaded yet. */
  known: Job['client'] | undefined;
}

/** The job's client, found by part of the name, email or phone, or created from the typed name. */
export function ClientField({ form, known }: Props) {
  const clients = useClients();
  const choices = useMemo(() => {
    const all = clientChoices(clients.rows);
    const isMissing = known && !clients.rows.some(({ id }) => id === known.id);
    return isMissing ? [{ value: String(known.id), label: known.name, note: undefined }, ...all] : all;
  }, [clients.rows, known]);
  const { fresh, onFresh, isPending } = useNewClient(clients, (id) =>
    form.setValue('clientId', id, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
  );
  return (
    <IdField
      control={form.control}
      name="clientId"
      label={labels.clientId}
      required
      choices={choices}
      fresh={fresh}
      onFresh={onFresh}
      disabled={isPending}
      placeholder={isPending ? texts.addingClient : texts.chooseClient}
      emptyText={clients.complete ? texts.noSuchClient : texts.loadingClients}
    />
  );
}
