import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Job } from '#shared/jobs/contract.ts';
import { clientChoices, useClients } from '../../data/clients.ts';
import { IdField } from '../id-field.tsx';
import { labels, texts } from './texts.ts';
import type { JobFormState } from './use-job-form.ts';

interface Props {
  form: JobFormState;
  /** The edited job's client, who may not have been loaded yet. */
  known: Job['client'] | undefined;
}

/** Whom the job is for, by a part of the name, email or phone. */
export function ClientField({ form, known }: Props) {
  const clients = useClients();
  const choices = useMemo(() => {
    const all = clientChoices(clients.rows);
    const isMissing = known && !clients.rows.some(({ id }) => id === known.id);
    return isMissing ? [{ value: String(known.id), label: known.name, note: undefined }, ...all] : all;
  }, [clients.rows, known]);
  const noClients = clients.complete && clients.rows.length === 0;
  const addFirst = (
    <Link
      to="/clients?new=1"
      className="-my-2 inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {texts.addClientFirst}
    </Link>
  );
  return (
    <IdField
      control={form.control}
      name="clientId"
      label={labels.clientId}
      required
      hint={noClients && addFirst}
      choices={choices}
      placeholder={texts.chooseClient}
      emptyText={clients.complete ? texts.noSuchClient : texts.loadingClients}
    />
  );
}
