import { useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/clients/client.ts';
import { type ClientInput, clientInput } from '#shared/clients/contract.ts';
import { fromServer } from '../../api/from-server.ts';
import { Field } from '../../components/field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { clientQuery } from '../../data/clients.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { MoreFields } from './more-fields.tsx';
import { type ClientValues, TaxFields } from './tax-fields.tsx';
import { texts } from './texts.ts';
import { useSave } from './use-changes.ts';

const toValues = (client: Client | null): ClientValues => ({
  name: client?.name ?? '',
  email: client?.email ?? '',
  phone: client?.phone ?? '',
  address: client?.address ?? '',
  contactName: client?.contactName ?? '',
  otherPhone: client?.otherPhone ?? '',
  companyNumber: client?.companyNumber ?? '',
  siteAddress: client?.siteAddress ?? '',
  paymentTermsDays: client?.paymentTermsDays ?? null,
  notes: client?.notes ?? '',
  kind: client?.kind ?? '',
  vatNumber: client?.vatNumber ?? '',
  cisContractor: client?.cisContractor ?? '',
  endUserStatement: client?.endUserStatement ?? null,
});

const readable = (name: keyof typeof texts.fields, value: unknown): string => {
  if (name === 'kind') return texts.kinds[value as keyof typeof texts.kinds];
  if (name === 'cisContractor') return value === 'yes' ? texts.yes : texts.no;
  return name === 'endUserStatement' ? (value as { text: string }).text : String(value);
};

interface Props {
  client: Client | null;
  onClose: () => void;
}

/** Adds a client, or changes one. */
export default function ClientForm({ client, onClose }: Props) {
  const cache = useQueryClient();
  const record = useRecordForm<Client, ClientValues, ClientInput>({
    keptAs: client ? `client/${client.id}` : 'client',
    shape: clientInput,
    opened: client,
    toValues: toValues as (row: Client | null) => ClientValues & object,
    readNow: () => cache.fetchQuery({ ...clientQuery(client?.id ?? 0), ...fromServer }),
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
      readable={readable}
    >
      <Field label={texts.fields.name} required error={errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="off" autoCapitalize="words" />
      </Field>
      <Field label={texts.fields.email} error={errors.email?.message}>
        <TextInput
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={texts.fields.phone} error={errors.phone?.message}>
        <TextInput {...form.register('phone')} type="tel" inputMode="tel" autoComplete="off" />
      </Field>
      <Field label={texts.fields.address} error={errors.address?.message}>
        <TextArea {...form.register('address')} autoComplete="off" autoCapitalize="words" />
      </Field>
      <TaxFields form={record.form} />
      <MoreFields form={record.form} />
    </RecordDialog>
  );
}
