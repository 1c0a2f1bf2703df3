import { useQuery } from '@tanstack/react-query';
import { formatPounds } from '#shared/money.ts';
import { type Payment, removalInput } from '#shared/payments/contract.ts';
import { invoiceQuery, type useInvoices } from '../../../data/invoices.ts';
import { useRecord } from '../../../data/use-record.ts';
import { ReasonForm } from '../reason-form.tsx';
import type { useAddress } from '../use-address.ts';
import { PaidHow } from './paid-how.tsx';
import { PaymentForm } from './payment-form.tsx';
import { RefundForm } from './refund-form.tsx';
import { paymentTexts as texts } from './texts.ts';
import { useRemovePayment } from './use-payments.ts';

/** Removes a payment that was recorded by hand. */
function RemoveForm({ payment, onClose }: { payment: Payment; onClose: () => void }) {
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

interface Props {
  list: ReturnType<typeof useInvoices>;
  address: ReturnType<typeof useAddress>;
}

/** The question how an invoice was paid, or the form of a payment, its refund or its removal, opened by the URL. */
export default function MoneyForm({ list, address }: Props) {
  const { record } = useRecord(address.paying ?? address.markingPaid, list, invoiceQuery);
  const { data: open } = useQuery({
    ...invoiceQuery(address.id ?? 0),
    enabled: (address.refunding ?? address.removing) !== null && address.id !== null,
  });
  const payment = open?.payments.find(({ id }) => id === (address.refunding ?? address.removing));
  if (record && address.markingPaid !== null)
    return (
      <PaidHow
        key={record.id}
        invoice={record}
        onClose={address.closeForm}
        onMore={() => address.payOtherwise(record.id)}
      />
    );
  if (record) return <PaymentForm key={record.id} invoice={record} onClose={address.closeForm} />;
  if (!open || !payment) return null;
  if (address.removing !== null) return <RemoveForm payment={payment} onClose={address.closeForm} />;
  return <RefundForm payment={payment} overpaid={open.overpaid} onClose={address.closeForm} />;
}
