import { useQueryClient } from '@tanstack/react-query';
import type { DefaultValues } from 'react-hook-form';
import { type Site, type SiteInput, siteInput } from '#shared/sites/site.ts';
import { fromServer } from '../../api/from-server.ts';
import { Field } from '../../components/field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { clientChoices, useClients } from '../../data/clients.ts';
import { siteQuery } from '../../data/sites.ts';
import { IdField } from '../../forms/id-field.tsx';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useRecordForm } from '../../forms/use-record-form.ts';
import type { SiteValues } from './form-state.ts';
import { MoreFields } from './more-fields.tsx';
import { PeopleFields } from './people-fields.tsx';
import { texts } from './texts.ts';
import { useSave } from './use-changes.ts';

const toValues = (site: Site | null, clientId: number | null): DefaultValues<SiteValues> => ({
  ...(site ? { clientId: site.clientId } : clientId && { clientId }),
  name: site?.name ?? '',
  address: site?.address ?? '',
  postcode: site?.postcode ?? '',
  kind: site?.kind ?? 'house',
  tenure: site?.tenure ?? 'owner',
  nation: site?.nation ?? 'england',
  uprn: site?.uprn ?? '',
  landlord: site?.landlord ?? null,
  access: site?.access ?? '',
  contacts: (site?.contacts ?? []).map(({ phone, email, ...contact }) => ({
    ...contact,
    phone: phone ?? '',
    email: email ?? '',
  })),
});

type Name = keyof typeof texts.fields;

const readable = (name: Name, value: unknown, clientName: (id: number) => string): string => {
  if (name === 'clientId') return clientName(Number(value));
  if (name === 'kind') return texts.kinds[value as keyof typeof texts.kinds];
  if (name === 'tenure') return texts.tenures[value as keyof typeof texts.tenures];
  if (name === 'nation') return texts.nations[value as keyof typeof texts.nations];
  if (name === 'landlord') return Object.values(value as object).join(', ');
  if (name === 'contacts') return (value as { name: string }[]).map((one) => one.name).join(', ');
  return String(value);
};

interface Props {
  site: Site | null;
  /** The client of a new one, if started from one. */
  clientId: number | null;
  onClose: () => void;
}

/** Adds a property, or changes one. */
export default function SiteForm({ site, clientId, onClose }: Props) {
  const cache = useQueryClient();
  const clients = useClients();
  const record = useRecordForm<Site, SiteValues, SiteInput>({
    keptAs: site ? `site/${site.id}` : `site${clientId ?? ''}`,
    shape: siteInput,
    opened: site,
    toValues: (row) => toValues(row, clientId),
    readNow: () => cache.fetchQuery({ ...siteQuery(site?.id ?? 0), ...fromServer }),
    save: useSave(),
    onClose,
  });
  const { form } = record;
  const { errors } = form.formState;
  const nameOf = (id: number) => clients.rows.find((client) => client.id === id)?.name ?? '';
  return (
    <RecordDialog
      title={site ? texts.editTitle : texts.addTitle}
      action={texts.create}
      record={record}
      labels={texts.fields}
      readable={(name, value) => readable(name, value, nameOf)}
    >
      <IdField
        control={form.control}
        name="clientId"
        label={texts.fields.clientId}
        required
        choices={clientChoices(clients.rows)}
        placeholder={texts.chooseClient}
        emptyText={texts.noClient}
      />
      <Field label={texts.fields.address} required error={errors.address?.message}>
        <TextArea {...form.register('address')} rows={2} autoComplete="off" autoCapitalize="words" />
      </Field>
      <Field label={texts.fields.postcode} required error={errors.postcode?.message}>
        <TextInput
          {...form.register('postcode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Field label={texts.fields.access} hint={texts.accessHint} error={errors.access?.message}>
        <TextArea {...form.register('access')} rows={2} autoComplete="off" autoCapitalize="sentences" />
      </Field>
      <PeopleFields form={form} />
      <MoreFields form={form} />
    </RecordDialog>
  );
}
