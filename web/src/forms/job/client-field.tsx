import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { Job } from '#shared/jobs/contract.ts';
import { Combobox } from '../../components/combobox.tsx';
import { Field } from '../../components/field.tsx';
import { clientChoices, useClients } from '../../data/clients.ts';
import { labels, texts } from './texts.ts';
import type { JobFormState } from './use-job-form.ts';

interface Props {
  form: JobFormState;
  /** The edited job's client, who may not have been loaded yet. */
  known: Job['client'] | undefined;
}

/** Whom the job is for, by a part of the name, email or phone. */
export function ClientField({ form, known }: Props) {
  const { field, fieldState } = useController({ control: form.control, name: 'clientId' });
  const clients = useClients();
  const choices = useMemo(() => {
    const all = clientChoices(clients.rows);
    const isMissing = known && !clients.rows.some(({ id }) => id === known.id);
    return isMissing ? [{ value: String(known.id), label: known.name, note: undefined }, ...all] : all;
  }, [clients.rows, known]);
  const noClients = clients.complete && clients.rows.length === 0;
  const addFirst = (
    <Link to="/clients?new=1" className="underline underline-offset-4">
      {texts.addClientFirst}
    </Link>
  );
  return (
    <Field label={labels.clientId} required error={fieldState.error?.message} hint={noClients && addFirst}>
      <Combobox
        ref={field.ref}
        choices={choices}
        value={field.value ? String(field.value) : ''}
        onChange={(value) => field.onChange(value ? Number(value) : null)}
        onBlur={field.onBlur}
        placeholder={texts.chooseClient}
        emptyText={clients.complete ? texts.noSuchClient : texts.loadingClients}
      />
    </Field>
  );
}
