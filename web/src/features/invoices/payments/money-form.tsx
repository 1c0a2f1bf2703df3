import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { formatPounds } from '#shared/money.ts';
import { type Payment, type PaymentInput, paymentInput, removalInput } from '#shared/payments/contract.ts';
import { handMethods } from '#shared/payments/methods.ts';
import { Field } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { DateInput } from '../../../components/text-input.tsx';
import { invoiceQuery, type useInvoices } from '../../../data/invoices.ts';
import { useRecord } from '../../../data/use-record.ts';
import { NumberField } from '../../../forms/number-field.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { ReasonForm } from '../reason-form.tsx';
import type { useAddress } from '../use-address.ts';
import { PaidHow } from './paid-how.tsx';
import { RefundForm } from './refund-form.tsx';
import { methodNames, paymentLabels, paymentTexts as texts } from './texts.ts';
import { useAskedPayment } from './use-asked-payment.ts';
import { useRemovePayment } from './use-payments.ts';

type Values = z.input<typeof paymentInput>;

const methodOptions = handMethods.map((value) => ({ value, label: methodNames[value] }));

/** The balance, today, by the most frequent method. */
const beginning = ({ id, balance }: Invoice): Values => ({
  invoiceId: id,
  // If nothing is owed there is nothing to suggest, and 0 is no payment.
  amount: balance || Number.NaN,
  method: 'bank',
  paidOn: today(),
  note: '',
});

/** A payment is always new, so it never meets another version. */
const neverRead = () => Promise.reject(new Error('A new payment has no other version'));

/**
 * The balance may be updated after the form opens. Once the user has typed or submitted, their amount stays: a try without an
 * answer may have changed the balance, and the retry must send the same.
 */
const useSuggestion = (
  { reset, formState }: UseFormReturn<Values, unknown, PaymentInput>,
  invoice: Invoice,
) => {
  const shown = useRef(invoice.balance);
  const isTheirs = formState.isDirty || formState.submitCount > 0 || formState.isSubmitting;
  useEffect(() => {
    if (isTheirs || shown.current === invoice.balance) return;
    shown.current = invoice.balance;
    reset(beginning(invoice));
  }, [isTheirs, invoice, reset]);
};

const usePaymentForm = (invoice: Invoice, onClose: () => void) => {
  const send = useAskedPayment(invoice);
  const record = useRecordForm<Payment, Values, PaymentInput>({
    keptAs: `payment/${invoice.id}`,
    shape: paymentInput,
    opened: null,
    toValues: () => beginning(invoice),
    readNow: neverRead,
    save: send,
    onClose,
  });
  useSuggestion(record.form, invoice);
  return record;
};

/** Records a payment received outside Fettle. */
function PaymentForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const record = usePaymentForm(invoice, onClose);
  const { control, register, formState } = record.form;
  const { errors } = formState;
  return (
    <RecordDialog title={texts.record} action={texts.record} record={record} labels={paymentLabels}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField control={control} name="amount" label={paymentLabels.amount} required money step={1} />
        <Field label={paymentLabels.method} required error={errors.method?.message}>
          <Select {...register('method')} options={methodOptions} />
        </Field>
        <Field label={paymentLabels.paidOn} required error={errors.paidOn?.message}>
          <DateInput {...register('paidOn')} />
        </Field>
        <Field label={paymentLabels.note} error={errors.note?.message} className="sm:col-span-2">
          <TextArea {...register('note')} autoComplete="off" autoCapitalize="sentences" />
        </Field>
      </div>
    </RecordDialog>
  );
}

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
