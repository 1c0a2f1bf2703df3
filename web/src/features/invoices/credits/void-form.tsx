import type * as z from 'zod/mini';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { voidInput } from '#shared/invoices/voids.ts';
import { Field } from '../../../components/field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { creditLabels, creditTexts as texts } from './texts.ts';
import { useMakeVoid } from './use-take-back.ts';

interface Props {
  invoice: OneInvoice;
  onClose: () => void;
}

type Values = z.input<typeof voidInput>;

/** Changes no fields that another version could differ in. */
const neverRead = () => Promise.reject(new Error('A reason has no other version'));

/** Voids an invoice that was never sent, with a reason that is stored. */
export function VoidForm({ invoice, onClose }: Props) {
  const makeVoid = useMakeVoid(invoice.id);
  const record = useRecordForm<OneInvoice, Values, Values>({
    keptAs: `void/${invoice.id}`,
    shape: voidInput,
    opened: null,
    toValues: () => ({ reason: '' }),
    readNow: neverRead,
    save: ({ reason }) => makeVoid(reason),
    onClose,
  });
  const { register, formState } = record.form;
  return (
    <RecordDialog
      danger
      title={texts.voidQuestion(invoice.invoiceNumber)}
      action={texts.makeVoid}
      record={record}
      labels={creditLabels}
    >
      <p className="text-muted">{texts.voidHint}</p>
      <Field label={creditLabels.reason} required error={formState.errors.reason?.message}>
        <TextInput {...register('reason')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
    </RecordDialog>
  );
}
