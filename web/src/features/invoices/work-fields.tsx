import { Field } from '../../components/field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { DateInput, TextInput } from '../../components/text-input.tsx';
import { labels, texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

/** What was done, when and where. */
export function WorkFields({ form: { register, formState } }: { form: InvoiceForm }) {
  const { errors } = formState;
  return (
    <fieldset className="grid content-start gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-large font-strong">{texts.work}</legend>
      <Field label={labels.workDescription} error={errors.workDescription?.message} className="sm:col-span-2">
        <TextArea {...register('workDescription')} />
      </Field>
      <Field label={labels.workStartDate} error={errors.workStartDate?.message}>
        <DateInput {...register('workStartDate')} />
      </Field>
      <Field label={labels.workEndDate} error={errors.workEndDate?.message}>
        <DateInput {...register('workEndDate')} />
      </Field>
      <Field label={labels.workLocation} error={errors.workLocation?.message} className="sm:col-span-2">
        <TextInput {...register('workLocation')} autoComplete="off" enterKeyHint="next" />
      </Field>
    </fieldset>
  );
}
