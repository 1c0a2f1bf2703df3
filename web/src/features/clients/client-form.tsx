import { useQueryClient } from '@tanstack/react-query';
import { type Client, clientInput } from '#shared/clients/contract.ts';
import { Field } from '../../components/field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { clientQuery } from '../../data/clients.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { texts } from './texts.ts';
import { useSave } from './use-changes.ts';

const toValues = (client: Client | null) => ({
  name: client?.name ?? '',
  email: client?.email ?? '',
  phone: client?.phone ?? '',
  address: client?.address ?? '',
});

interface Props {
  client: Client | null;
  onClose: () => void;
}

/** Adds a client, or changes one. */
export function ClientForm({ client, onClose }: Props) {
  const cache = useQueryClient();
  const record = useRecordForm({
    shape: clientInput,
    opened: client,
    toValues,
    readNow: () => cache.fetchQuery({ ...clientQuery(client?.id ?? 0), staleTime: 0 }),
    save: useSave(),
    onClose,
  });
  const { form } = record;
  const { errors } = form.formState;
  return (
    <RecordDialog
      title={client ? texts.editTitle : texts.addTitle}
      action={client ? texts.update : texts.create}
      record={record}
      labels={texts.fields}
    >
      <Field label={texts.fields.name} required error={errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="off" autoCapitalize="words" enterKeyHint="next" />
      </Field>
      <Field label={texts.fields.email} error={errors.email?.message}>
        <TextInput
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
      </Field>
      <Field label={texts.fields.phone} error={errors.phone?.message}>
        <TextInput
          {...form.register('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          enterKeyHint="next"
        />
      </Field>
      <Field label={texts.fields.address} error={errors.address?.message}>
        <TextArea {...form.register('address')} autoComplete="off" autoCapitalize="words" />
      </Field>
    </RecordDialog>
  );
}
