import { useWatch } from 'react-hook-form';
import { Field } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { DateInput, TextInput } from '../../components/text-input.tsx';
import { labels, texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';
import { whenAndWhere } from './wording.ts';

/** When and where it was done, folded: most invoices use the job's. */
export function WorkFields({ form: { register, control, formState } }: { form: InvoiceForm }) {
  const { errors } = formState;
  const [workStartDate, workEndDate, workLocation] = useWatch({
    control,
    name: ['workStartDate', 'workEndDate', 'workLocation'],
  });
  const said = whenAndWhere({
    workStartDate: workStartDate || null,
    workEndDate: workEndDate || null,
    workLocation: workLocation || null,
  });
  const isWrong = Boolean(errors.workStartDate || errors.workEndDate || errors.workLocation);
  return (
    <Fold id="work" title={texts.work} state={said || texts.workHint} open={isWrong}>
      <Field label={labels.workStartDate} error={errors.workStartDate?.message}>
        <DateInput {...register('workStartDate')} />
      </Field>
      <Field label={labels.workEndDate} error={errors.workEndDate?.message}>
        <DateInput {...register('workEndDate')} />
      </Field>
      <Field label={labels.workLocation} error={errors.workLocation?.message} className="sm:col-span-2">
        <TextInput {...register('workLocation')} autoComplete="off" />
      </Field>
    </Fold>
  );
}

/** The notes printed at the end, folded. */
export function NotesField({ form: { register, control, formState } }: { form: InvoiceForm }) {
  const notes = useWatch({ control, name: 'notes' });
  const { errors } = formState;
  return (
    <Fold id="notes" title={labels.notes} state={notes || texts.notesHint} open={Boolean(errors.notes)}>
      <Field label={labels.notes} error={errors.notes?.message} className="sm:col-span-2">
        <TextArea {...register('notes')} autoCapitalize="sentences" />
      </Field>
    </Fold>
  );
}
