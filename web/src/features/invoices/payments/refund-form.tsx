import type * as z from 'zod/mini';
import { today } from '#shared/dates.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { type Payment, type RefundInput, refundInput } from '#shared/payments/contract.ts';
import { Field } from '../../../components/field.tsx';
import { DateInput } from '../../../components/text-input.tsx';
import { NumberField } from '../../../forms/number-field.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { refundLabels, paymentTexts as texts } from './texts.ts';
import { useRefund } from './use-payments.ts';

type Values = z.input<typeof refundInput>;

interface Props {
  payment: Payment;
  /** Pounds that came in for its invoice beyond what was owed: most likely these go back. */
  overpaid: number;
  onClose: () => void;
}

const left = ({ amount, refunded }: Payment): number => toPounds(toPence(amount) - toPence(refunded));

const neverRead = () => Promise.reject(new Error('A new refund has no other version'));

const useRefundForm = ({ payment, overpaid, onClose }: Props) => {
  const refund = useRefund(payment);
  const most = left(payment);
  return useRecordForm<Payment, Values, RefundInput>({
    keptAs: `refund/${payment.id}`,
    shape: refundInput,
    opened: null,
    toValues: () => ({ amount: overpaid > 0 ? Math.min(overpaid, most) : most, on: today() }),
    readNow: neverRead,
    save: (input) => refund(input),
    onClose,
  });
};

/** Notes that money was given back. */
export function RefundForm(props: Props) {
  const record = useRefundForm(props);
  const { control, register, formState } = record.form;
  return (
    <RecordDialog title={texts.refund} action={texts.refund} record={record} labels={refundLabels}>
      <p className="text-muted">{texts.refundHint(formatPounds(left(props.payment)))}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField control={control} name="amount" label={refundLabels.amount} required money step={1} />
        <Field label={refundLabels.on} required error={formState.errors.on?.message}>
          <DateInput {...register('on')} />
        </Field>
      </div>
    </RecordDialog>
  );
}
