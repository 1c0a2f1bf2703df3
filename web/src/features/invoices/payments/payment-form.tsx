import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { type Payment, type PaymentInput, paymentInput } from '#shared/payments/contract.ts';
import { handMethods } from '#shared/payments/methods.ts';
import { Field } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { DateInput } from '../../../components/text-input.tsx';
import { NumberField } from '../../../forms/number-field.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { methodNames, paymentLabels, paymentTexts as texts } from './texts.ts';
import { useAskedPayment } from './use-asked-payment.ts';

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
export function PaymentForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
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
