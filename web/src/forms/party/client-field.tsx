import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Client } from '#shared/clients/client.ts';
import { clientChoices, useClients } from '../../data/clients.ts';
import { IdField } from '../id-field.tsx';
import { labels, texts } from './texts.ts';
import { useNewClient } from './use-new-client.ts';

/** The part of a form with the client and job. */
export interface PartyValues {
  clientId?: number | undefined;
  jobId?: number | '' | null | undefined;
}

export type PartyForm = UseFormReturn<PartyValues>;

interface Props {
  form: PartyForm;
  /** The edited record's client, who may not be loaded yet. */
  known?: Pick<Client, 'id' | 'name'> | null | undefined;
}

/** A client, found by part of the name, email or phone, or created from the typed name. */
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
