import { useWatch } from 'react-hook-form';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { clientChoices, useClients } from '../../data/clients.ts';
import { openSites, siteLine, useSites } from '../../data/sites.ts';
import { IdField } from '../id-field.tsx';
import type { DueFormState } from './form-values.ts';
import { texts } from './texts.ts';

/** The client and property; a single property is selected automatically. */
export function PlaceFields({ form }: { form: DueFormState }) {
  const { control, setValue, formState } = form;
  const clients = useClients().rows;
  const sites = useSites().rows;
  const [clientId, siteId] = useWatch({ control, name: ['clientId', 'siteId'] });
  const theirs = openSites(sites, clientId);
  const move = (to: number | undefined) => {
    setValue('siteId', to, { shouldDirty: true });
    setValue('payerContactId', null);
  };
  const choose = (id: number | null) => {
    const [only, ...others] = openSites(sites, id);
    move(others.length === 0 ? only?.id : undefined);
  };
  return (
    <>
      <IdField
        control={control}
        name="clientId"
        label={texts.fields.clientId}
        required
        choices={clientChoices(clients)}
        placeholder={texts.chooseClient}
        emptyText={texts.noClient}
        onChosen={choose}
      />
      {theirs.length > 0 && (
        <Field label={texts.fields.siteId} error={formState.errors.siteId?.message}>
          <Select
            value={siteId ? String(siteId) : ''}
            onChange={({ target }) => move(Number(target.value) || undefined)}
            options={[
              { value: '', label: texts.noSite },
              ...theirs.map((site) => ({ value: String(site.id), label: siteLine(site) })),
            ]}
          />
        </Field>
      )}
    </>
  );
}
