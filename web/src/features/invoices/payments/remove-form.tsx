import { formatPounds } from '#shared/money.ts';
import { type Payment, removalInput } from '#shared/payments/contract.ts';
import { ReasonForm } from '../reason-form.tsx';
import { paymentTexts as texts } from './texts.ts';
import { useRemovePayment } from './use-payments.ts';

/** Removes a payment that was recorded by hand. */
export function RemoveForm({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const remove = useRemovePayment();
  return (
    <ReasonForm
      keptAs={`remove/${payment.id}`}
      shape={removalInput}
      title={texts.removeQuestion(formatPounds(payment.amount))}
      hint={texts.removeHint}
      action={texts.remove}
      save={(reason) => remove(payment.id, reason)}
      onClose={onClose}
    />
  );
}
