import { useQueryClient } from '@tanstack/react-query';
import type { DefaultValues } from 'react-hook-form';
import { addMonths, formatDate, today } from '#shared/dates.ts';
import type { Due, NewDue } from '#shared/dues/contract.ts';
import { type DueKind, dueKinds, dueName } from '#shared/dues/kinds.ts';
import { duesRoutes } from '#shared/dues/routes.ts';
import { fromServer } from '../../api/from-server.ts';
import { read } from '../../api/read.ts';
import { useCall } from '../../api/use-call.ts';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { placeOfDue } from '../../data/dues.ts';
import { useSites } from '../../data/sites.ts';
import { createOrUpdate } from '../create-or-update.ts';
import { RecordDialog } from '../record-dialog.tsx';
import { useRecordForm } from '../use-record-form.ts';
import { type Checked, type DueFormState, type DueValues, dueShape } from './form-values.ts';
import { PlaceFields } from './place-fields.tsx';
import { RemindedFields } from './reminded-fields.tsx';
import { texts } from './texts.ts';

export interface DuePlace {
  clientId?: number | undefined;
  siteId?: number | undefined;
}

/** `other` is a certificate with a custom name, which only the certificate sets. */
const kinds = dueKinds
  .filter((kind) => kind !== 'other')
  .map((value) => ({ value, label: dueName({ kind: value }) }));

const toValues = (due: Due | null, { clientId, siteId }: DuePlace): DefaultValues<DueValues> => ({
  kind: due?.kind ?? 'gas_safety',
  title: due?.title ?? '',
  clientId: due?.clientId ?? clientId,
  siteId: due ? (due.siteId ?? undefined) : siteId,
  dueOn: due?.dueOn ?? addMonths(today(), 12),
  months: due?.months ?? null,
  payerContactId: due?.payerContactId ?? null,
  snoozedUntil: due?.snoozedUntil ?? '',
});

/** The place can't be changed; for a due date from a certificate, neither can the day and kind. */
const changesOf = (due: Due | null, { id: _, siteId, clientId, ...given }: NewDue) => {
  const { kind, title, dueOn, ...rest } = given;
  return due?.from === 'certificate' ? rest : { ...rest, kind, title, dueOn };
};

const useSave = () => {
  const create = useCall(duesRoutes.create, { success: texts.added, failure: texts.addFailed });
  const update = useCall(duesRoutes.update, { success: texts.changed, failure: texts.changeFailed });
  return (input: NewDue, base: Due | null): Promise<unknown> =>
    createOrUpdate<ReturnType<typeof changesOf>, unknown>(
      () => create.mutateAsync({ body: input }),
      update.mutateAsync,
    )(changesOf(base, input), base);
};

const useReadable = () => {
  const sites = useSites().rows;
  return (name: keyof typeof texts.fields, value: unknown): string => {
    if (name === 'kind') return dueName({ kind: value as DueKind });
    if (name === 'months') return texts.every(Number(value));
    if (name === 'payerContactId')
      return sites.flatMap(({ contacts }) => contacts).find(({ id }) => id === value)?.name ?? '';
    return name === 'title' ? String(value) : formatDate(String(value));
  };
};

interface Props {
  due: Due | null;
  /** The place of a new one, if known. */
  place?: DuePlace;
  onClose: () => void;
}

/** Adds or changes something that is due at a property or for a client. */
export default function DueForm({ due, place = {}, onClose }: Props) {
  const cache = useQueryClient();
  const readable = useReadable();
  const readNow = async (): Promise<Due> => {
    const query = { clientId: String(due?.clientId) };
    const all = await cache.fetchQuery({ ...read(duesRoutes.list, { query }), ...fromServer });
    const now = all.find(({ id }) => id === due?.id);
    if (!now) throw new Error('It is not due any more');
    return now;
  };
  const record = useRecordForm<Due, DueValues, Checked>({
    keptAs: due ? `due/${due.id}` : `due${place.siteId ?? place.clientId ?? ''}`,
    shape: dueShape,
    opened: due,
    toValues: (row) => toValues(row, place),
    readNow,
    save: useSave(),
    onClose,
  });
  const { form } = record;
  const isFixed = due?.from === 'certificate';
  return (
    <RecordDialog
      title={due ? texts.editTitle : texts.addTitle}
      action={texts.save}
      record={record}
      labels={texts.fields}
      readable={readable}
    >
      {due ? (
        <p className="text-muted">{[isFixed && dueName(due), placeOfDue(due)].filter(Boolean).join(' · ')}</p>
      ) : (
        <PlaceFields form={form} />
      )}
      {isFixed ? (
        <p className="text-small text-muted">{texts.fromCertificate}</p>
      ) : (
        <SaidFields form={form} />
      )}
      <RemindedFields form={form} />
    </RecordDialog>
  );
}

function SaidFields({ form: { register, watch, formState } }: { form: DueFormState }) {
  const { errors } = formState;
  return (
    <>
      <Field label={texts.fields.kind} required error={errors.kind?.message}>
        <Select {...register('kind')} options={kinds} />
      </Field>
      {watch('kind') === 'custom' && (
        <Field label={texts.fields.title} required hint={texts.titleHint} error={errors.title?.message}>
          <TextInput {...register('title')} autoComplete="off" autoCapitalize="sentences" />
        </Field>
      )}
      <Field label={texts.fields.dueOn} required error={errors.dueOn?.message}>
        <TextInput {...register('dueOn')} type="date" />
      </Field>
    </>
  );
}
