import type * as z from 'zod/mini';
import type { voidInput } from '#shared/invoices/voids.ts';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { useRecordForm } from '../../forms/use-record-form.ts';

type Reason = z.input<typeof voidInput>;

interface Props {
  /** The draft's name, with the record's id: `void/12`. */
  keptAs: string;
  shape: z.ZodMiniType<Reason, Reason>;
  title: string;
  hint: string;
  /** The word of its button. */
  action: string;
  save: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

const labels = { reason: 'Reason' } as const;

/** Changes no fields that another version could differ in. */
const neverRead = () => Promise.reject(new Error('A reason has no other version'));

/** Asks for the reason, which is stored, before something is taken back. */
export function ReasonForm({ keptAs, shape, title, hint, action, save, onClose }: Props) {
  const record = useRecordForm<{ updatedAt: string }, Reason, Reason>({
    ...{ keptAs, shape, onClose },
    opened: null,
    toValues: () => ({ reason: '' }),
    readNow: neverRead,
    save: ({ reason }) => save(reason),
  });
  const { register, formState } = record.form;
  return (
    <RecordDialog danger title={title} action={action} record={record} labels={labels}>
      <p className="text-muted">{hint}</p>
      <Field label={labels.reason} required error={formState.errors.reason?.message}>
        <TextInput {...register('reason')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
    </RecordDialog>
  );
}
