import { Combobox } from '../../components/combobox.tsx';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { clientChoices, useClients } from '../../data/clients.ts';
import { nationNames, tenureNames } from '../../data/site-names.ts';
import { siteLine } from '../../data/sites.ts';
import { FormDialog } from '../form-dialog.tsx';
import { KindField } from './kind-field.tsx';
import { startTexts as texts } from './start-texts.ts';
import { fresh, type StartFrom, useStart } from './use-start.ts';

const optionsOf = <Names extends Record<string, string>>(names: Names) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const tenures = optionsOf(tenureNames);
const nations = optionsOf(nationNames);

interface Props extends StartFrom {
  onClose: () => void;
}

/** Starts a certificate to fill in here: its kind and property. Without a job, it gets a new one. */
export default function StartSheet({ onClose, ...from }: Props) {
  const start = useStart(from, onClose);
  const { chosen, set, errors, sites } = start;
  const properties = sites.map((site) => ({ value: String(site.id), label: siteLine(site) }));
  return (
    <FormDialog
      title={texts.title}
      action={texts.action}
      busy={start.busy}
      unsaved={start.isTyped}
      onSave={start.save}
      onClose={onClose}
    >
      <KindField value={chosen.kind} onChange={(kind) => set({ kind })} />
      {from.clientId === undefined && <Client start={start} />}
      {from.siteId === undefined && start.clientId !== undefined && (
        <Field label={texts.property} required error={errors.siteId} className="sm:col-span-2">
          <Select
            value={start.site}
            onChange={({ target }) => set({ site: target.value })}
            options={[...properties, { value: fresh, label: texts.newProperty }]}
          />
        </Field>
      )}
      {start.isNew && <NewProperty start={start} />}
      {from.jobId === undefined && <p className="text-small text-muted sm:col-span-2">{texts.ownJob}</p>}
    </FormDialog>
  );
}

type Start = ReturnType<typeof useStart>;

function Client({ start: { chosen, set, errors } }: { start: Start }) {
  const { rows } = useClients();
  return (
    <Field label={texts.client} required error={errors.clientId} className="sm:col-span-2">
      <Combobox
        choices={clientChoices(rows)}
        value={chosen.client}
        onChange={(client) => set({ client, site: '' })}
        placeholder={texts.chooseClient}
        emptyText={texts.noClient}
      />
    </Field>
  );
}

function NewProperty({ start: { chosen, set, errors } }: { start: Start }) {
  return (
    <>
      <Field label={texts.address} required error={errors.address} className="sm:col-span-2">
        <TextArea
          value={chosen.address}
          autoCapitalize="words"
          autoComplete="off"
          onChange={({ target }) => set({ address: target.value })}
        />
      </Field>
      <Field label={texts.postcode} required error={errors.postcode}>
        <TextInput
          value={chosen.postcode}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={({ target }) => set({ postcode: target.value })}
        />
      </Field>
      <Field label={texts.nation} required>
        <Select
          value={chosen.nation}
          onChange={({ target }) => set({ nation: target.value as Start['chosen']['nation'] })}
          options={nations}
        />
      </Field>
      <Field label={texts.tenure} required className="sm:col-span-2">
        <Select
          value={chosen.tenure}
          onChange={({ target }) => set({ tenure: target.value as Start['chosen']['tenure'] })}
          options={tenures}
        />
      </Field>
    </>
  );
}
