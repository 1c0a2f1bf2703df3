import { useContext, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Client } from '#shared/clients/client.ts';
import { clientsRoutes } from '#shared/clients/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { clientChoices, useClients } from '../../data/clients.ts';
import { useWaiting } from '../../store/waiting.ts';
import { IdField } from '../id-field.tsx';
import { Making } from '../making.ts';
import { labels, texts } from './texts.ts';

const typedMark = 'typed ';

const freshOf = (typed: string) => ({
  value: `${typedMark}${typed}`,
  label: texts.addTyped(typed),
  note: texts.addTypedHint,
});

/** True once all clients are loaded, including queued ones: until then none can be created, or it might be a duplicate. */
const useAllHere = ({ complete, error, stopped }: ReturnType<typeof useClients>): boolean => {
  const { isKnown, isReached } = useWaiting();
  const isHere = isKnown && (complete || stopped || error !== null || !isReached);
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere && !wasHere) setWasHere(true);
  // Switching from the server's list to records takes a moment: the offer must not vanish under the finger.
  return isHere || wasHere;
};

/** Creates a client from the typed name; the rest of the record can follow. */
const useNewClient = (clients: ReturnType<typeof useClients>, onMade: (id: number) => void) => {
  const allHere = useAllHere(clients);
  const waitFor = useContext(Making);
  const { mutateAsync, isPending } = useCall(clientsRoutes.create, {
    failure: texts.clientFailed,
    onSuccess: ({ id }) => onMade(id),
    onKept: ({ id }) => onMade(id),
  });
  return {
    fresh: allHere ? freshOf : undefined,
    onFresh: (value: string) => {
      const made = mutateAsync({ body: { name: value.slice(typedMark.length) } });
      // The call has reported the failure.
      waitFor(made.catch(() => undefined));
    },
    isPending,
  };
};

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
