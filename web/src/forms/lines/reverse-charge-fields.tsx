import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ReverseChargeAnswers } from '#shared/invoices/reverse-charge-answers.ts';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { clientQuery } from '../../data/clients.ts';
import { useVatCode } from '../../data/vat-code.ts';
import { texts } from './texts.ts';

const options = [
  { value: '', label: texts.notSaid },
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
];

const questions = ['construction', 'staff', 'customerRegistered'] as const;
type Question = (typeof questions)[number];

/** The part of a form that the questions work on. */
export interface TaxedValues {
  clientId?: number | undefined;
  reverseCharge?: ReverseChargeAnswers | '' | null | undefined;
}

type TaxedForm = UseFormReturn<TaxedValues>;

/** Asked only if the answer matters: the seller charges VAT and the client is a business. */
export function ReverseChargeFields({ form }: { form: TaxedForm }) {
  const clientId = useWatch({ control: form.control, name: 'clientId' });
  const { data: client } = useQuery({ ...clientQuery(clientId ?? 0), enabled: Boolean(clientId) });
  const isBusiness = client && client.kind !== null && client.kind !== 'consumer';
  if (useVatCode() === 'o' || !isBusiness) return null;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-strong">{texts.reverseCharge}</legend>
      {questions.map((name) => (
        <Answer key={name} form={form} name={name} />
      ))}
    </fieldset>
  );
}

function Answer({ form, name }: { form: TaxedForm; name: Question }) {
  // The form may also hold '' here, which the schema treats as none.
  const answers = useWatch({ control: form.control, name: 'reverseCharge' }) || {};
  const error = form.formState.errors.reverseCharge?.message;
  const answer = (value: string) => {
    const { [name]: _before, ...others } = answers;
    const next = value === 'yes' || value === 'no' ? { ...others, [name]: value } : others;
    form.setValue('reverseCharge', Object.keys(next).length > 0 ? next : null, { shouldDirty: true });
  };
  return (
    <Field label={texts[name]} error={name === 'construction' ? error : undefined}>
      <Select
        options={options}
        value={answers[name] ?? ''}
        onChange={(event) => answer(event.target.value)}
      />
    </Field>
  );
}
