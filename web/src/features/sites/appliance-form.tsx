import { useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DefaultValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { formatDate } from '#shared/dates.ts';
import { type Appliance, type ApplianceInput, applianceInput } from '#shared/sites/appliance.ts';
import { applianceKinds, applianceOwners, flues, fuels } from '#shared/sites/kinds.ts';
import { sitesRoutes } from '#shared/sites/routes.ts';
import { fromServer } from '../../api/from-server.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import { useConfirm } from '../../components/confirm.tsx';
import { Field, FieldPair } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { Select } from '../../components/select.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { appliancesQuery } from '../../data/sites.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { madeOn } from '../../store/made-on.ts';
import { ApplianceHistory } from './certificates/appliance-history.tsx';
import { texts } from './texts.ts';

type Values = z.input<typeof applianceInput>;
type Name = keyof typeof texts.applianceFields;

const optionsOf = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }));
const kinds = optionsOf(applianceKinds, texts.applianceKinds);
const fuelOptions = optionsOf(fuels, texts.fuels);
const flueOptions = [{ value: '', label: texts.notSaid }, ...optionsOf(flues, texts.flues)];
const owners = optionsOf(applianceOwners, texts.owners);

const toValues = (appliance: Appliance | null): DefaultValues<Values> => ({
  kind: appliance?.kind ?? 'boiler',
  location: appliance?.location ?? '',
  make: appliance?.make ?? '',
  model: appliance?.model ?? '',
  serial: appliance?.serial ?? '',
  gcNumber: appliance?.gcNumber ?? '',
  fuel: appliance?.fuel ?? 'ng',
  flue: appliance?.flue ?? '',
  owner: appliance?.owner ?? 'landlord',
  installedOn: appliance?.installedOn ?? '',
  warrantyUntil: appliance?.warrantyUntil ?? '',
  removedOn: appliance?.removedOn ?? '',
  note: appliance?.note ?? '',
});

const readable = (name: Name, value: unknown): string => {
  if (name === 'kind') return texts.applianceKinds[value as Appliance['kind']];
  if (name === 'fuel') return texts.fuels[value as Appliance['fuel']];
  if (name === 'flue') return texts.flues[value as NonNullable<Appliance['flue']>];
  if (name === 'owner') return texts.owners[value as Appliance['owner']];
  return /On$|Until$/.test(name) ? formatDate(String(value)) : String(value);
};

const useSave = (siteId: number) => {
  const says = { success: texts.applianceSaved, failure: texts.applianceFailed };
  const create = useCall(sitesRoutes.addAppliance, says);
  const update = useCall(sitesRoutes.updateAppliance, says);
  return (body: ApplianceInput, base: Appliance | null): Promise<unknown> => {
    if (!base) return create.mutateAsync({ params: { id: siteId }, body });
    const params = { id: siteId, applianceId: base.id };
    return update.mutateAsync({ params, body: madeOn({ ...body, updatedAt: base.updatedAt }, base) });
  };
};

interface Props {
  siteId: number;
  appliance: Appliance | null;
  onClose: () => void;
}

/** Adds, changes or removes an appliance of a property. */
export default function ApplianceForm({ siteId, appliance, onClose }: Props) {
  const cache = useQueryClient();
  const readNow = async (): Promise<Appliance> => {
    const all = await cache.fetchQuery({ ...appliancesQuery(siteId), ...fromServer });
    const now = all.find(({ id }) => id === appliance?.id);
    if (!now) throw new Error('The appliance is gone');
    return now;
  };
  const record = useRecordForm<Appliance, Values, ApplianceInput>({
    keptAs: appliance ? `appliance/${appliance.id}` : `appliance${siteId}`,
    shape: applianceInput,
    opened: appliance,
    toValues,
    readNow,
    save: useSave(siteId),
    onClose,
  });
  const { register, formState } = record.form;
  const { errors } = formState;
  const labels = texts.applianceFields;
  return (
    <RecordDialog
      title={appliance ? texts.editAppliance : texts.applianceTitle}
      action={texts.saveAppliance}
      record={record}
      labels={labels}
      readable={readable}
    >
      <FieldPair>
        <Field label={labels.kind} required>
          <Select {...register('kind')} options={kinds} />
        </Field>
        <Field label={labels.location} required error={errors.location?.message}>
          <TextInput {...register('location')} autoComplete="off" autoCapitalize="words" />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field label={labels.make} error={errors.make?.message}>
          <TextInput {...register('make')} autoComplete="off" autoCapitalize="words" />
        </Field>
        <Field label={labels.model} error={errors.model?.message}>
          <TextInput {...register('model')} autoComplete="off" autoCapitalize="words" />
        </Field>
      </FieldPair>
      <Field label={labels.serial} error={errors.serial?.message}>
        <TextInput
          {...register('serial')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <FieldPair>
        <Field label={labels.fuel}>
          <Select {...register('fuel')} options={fuelOptions} />
        </Field>
        <Field label={labels.owner}>
          <Select {...register('owner')} options={owners} />
        </Field>
      </FieldPair>
      <Fold id="more" title={texts.moreAppliance} state={texts.moreApplianceHint}>
        <Field label={labels.gcNumber} error={errors.gcNumber?.message}>
          <TextInput {...register('gcNumber')} autoComplete="off" />
        </Field>
        <Field label={labels.flue}>
          <Select {...register('flue')} options={flueOptions} />
        </Field>
        <Field label={labels.installedOn} error={errors.installedOn?.message}>
          <TextInput {...register('installedOn')} type="date" />
        </Field>
        <Field label={labels.warrantyUntil} error={errors.warrantyUntil?.message}>
          <TextInput {...register('warrantyUntil')} type="date" />
        </Field>
        <Field label={labels.removedOn} error={errors.removedOn?.message}>
          <TextInput {...register('removedOn')} type="date" />
        </Field>
        <Field label={labels.note} error={errors.note?.message} className="sm:col-span-2">
          <TextArea {...register('note')} rows={2} autoComplete="off" autoCapitalize="sentences" />
        </Field>
      </Fold>
      {appliance && <ApplianceHistory appliance={appliance} />}
      {appliance && <Remove appliance={appliance} onGone={onClose} />}
    </RecordDialog>
  );
}

function Remove({ appliance, onGone }: { appliance: Appliance; onGone: () => void }) {
  const confirm = useConfirm();
  const { mutate } = useCall(sitesRoutes.removeAppliance, {
    success: texts.applianceRemoved,
    failure: texts.applianceRemoveFailed,
  });
  const { id: applianceId, siteId: id, kind } = appliance;
  const remove = async () => {
    const title = texts.removeApplianceQuestion(texts.applianceKinds[kind]);
    if (!(await confirm({ title, action: texts.removeAppliance, danger: true }))) return;
    onGone();
    mutate({ params: { id, applianceId } });
  };
  return (
    <Button variant="risky" icon={Trash2} onClick={() => void remove()} className="justify-self-start">
      {texts.removeAppliance}
    </Button>
  );
}
