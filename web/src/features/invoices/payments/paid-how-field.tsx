import { useWatch } from 'react-hook-form';
import { type HandMethod, handMethods } from '#shared/payments/methods.ts';
import { Field } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';
import type { InvoiceForm } from '../use-invoice-form.ts';
import { methodNames, paymentLabels } from './texts.ts';

const options = handMethods.map((value) => ({ value, label: methodNames[value] }));

interface Props {
  form: InvoiceForm;
  value: HandMethod;
  onChange: (method: HandMethod) => void;
}

/** Asks how it was paid when an invoice is marked as paid in its form, because that records a payment. */
export function PaidHowField({ form, value, onChange }: Props) {
  const status = useWatch({ control: form.control, name: 'status' });
  if (status !== 'paid') return null;
  return (
    <Field label={paymentLabels.method} required>
      <Select
        options={options}
        value={value}
        onChange={({ target }) => onChange(target.value as HandMethod)}
      />
    </Field>
  );
}
