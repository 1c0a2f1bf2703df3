import type * as z from 'zod/mini';
import { formatPounds } from '#shared/money.ts';
import { type Payment, removalInput } from '#shared/payments/contract.ts';
import { Field } from '../../../components/field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { removalLabels, paymentTexts as texts } from './texts.ts';
import { useRemovePayment } from './use-payments.ts';

type Values = z.input<typeof removalInput>;

interface Props {
  payment: Payment;
  onClose: () => void;
}

const neverRead = () => Promise.reject(new Error('A reason has no other version'));

/** Removes a payment that was recorded by hand, with a reason that is stored. */
export function RemoveForm({ payment, onClose }: Props) {
  const remove = useRemovePayment();
  const record = useRecordForm<Payment, Values, Values>({
    keptAs: `remove/${payment.id}`,
    shape: removalInput,
    opened: null,
    toValues: () => ({ reason: '' }),
    readNow: neverRead,
    save: ({ reason }) => remove(payment.id, reason),
    onClose,
  });
  const { register, formState } = record.form;
  return (
    <RecordDialog
      danger
      title={texts.removeQuestion(formatPounds(payment.amount))}
      action={texts.remove}
      record={record}
      labels={removalLabels}
    >
      <p className="text-muted">{texts.removeHint}</p>
      <Field label={removalLabels.reason} required error={formState.errors.reason?.message}>
        <TextInput {...register('reason')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
    </RecordDialog>
  );
}
