import type * as z from 'zod/mini';
import { today } from '#shared/dates.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { type Payment, type RefundInput, refundInput } from '#shared/payments/contract.ts';
import { isOnline } from '#shared/payments/methods.ts';
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
  /** The overpaid amount in pounds, which is most likely what is refunded. */
  overpaid: number;
  onClose: () => void;
}

const left = ({ amount, refunded, dispute }: Payment): number =>
  toPounds(toPence(amount) - toPence(refunded) - toPence(dispute?.taken ?? 0));

const neverRead = () => Promise.reject(new Error('A new refund has no other version'));

const useRefundForm = ({ payment, overpaid, onClose }: Props) => {
  const { refund } = useRefund(payment);
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

/** Refunds through Stripe, or records that it was refunded. */
export function RefundForm(props: Props) {
  const record = useRefundForm(props);
  const { control, register, formState } = record.form;
  const isThrough = isOnline(props.payment.method);
  const title = isThrough ? texts.giveBack : texts.refund;
  const hint = isThrough ? texts.giveBackHint : texts.refundHint;
  return (
    <RecordDialog needsConnection title={title} action={title} record={record} labels={refundLabels}>
      <p className="text-muted">{hint(formatPounds(left(props.payment)))}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField control={control} name="amount" label={refundLabels.amount} required money step={1} />
        {!isThrough && (
          <Field label={refundLabels.on} required error={formState.errors.on?.message}>
            <DateInput {...register('on')} />
          </Field>
        )}
      </div>
    </RecordDialog>
  );
}
