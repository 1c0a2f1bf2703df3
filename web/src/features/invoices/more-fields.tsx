import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { formatPounds } from '#shared/money.ts';
import { Field } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { DateInput, TextInput } from '../../components/text-input.tsx';
import { labels, texts } from './texts.ts';
import { type InvoiceForm, useDrawsNumber } from './use-invoice-form.ts';
import { whenAndWhere } from './wording.ts';

const names = [
  'workStartDate',
  'workEndDate',
  'workLocation',
  'notes',
  'invoiceNumber',
  'laborCost',
  'materialsCost',
  'status',
  'hoursWorked',
  'hourlyRate',
] as const;

/** `INV-7 · 3 Nov 2026 · 14 Mill Lane · Labour £250.48`, so that nobody has to look. */
const useSummary = ({ control }: InvoiceForm): string => {
  const values = useWatch({ control, name: names });
  const [workStartDate, workEndDate, workLocation, notes, invoiceNumber, labour, materials] = values;
  const isDrawn = useDrawsNumber();
  const said = (name: string, pounds: unknown) =>
    Number(pounds) > 0 ? `${name} ${formatPounds(Number(pounds))}` : '';
  const place = whenAndWhere({
    workStartDate: workStartDate || null,
    workEndDate: workEndDate || null,
    workLocation: workLocation || null,
  });
  const given = [place, said(texts.labour, labour), said(texts.materials, materials), notes].filter(Boolean);
  return [isDrawn ? '' : invoiceNumber, ...(given.length > 0 ? given : [texts.moreHint])]
    .filter(Boolean)
    .join(' · ');
};

interface Props {
  form: InvoiceForm;
  /** Before the work details. */
  children?: ReactNode;
  /** After them. */
  costs?: ReactNode;
}

/** What most invoices leave as it is or take from their job. */
export function MoreFields({ form, children, costs }: Props) {
  const { errors } = form.formState;
  return (
    <Fold id="more" title={texts.more} state={useSummary(form)} open={names.some((name) => errors[name])}>
      {children}
      <WorkFields form={form} />
      {costs}
      <Field label={labels.notes} error={errors.notes?.message} className="sm:col-span-2">
        <TextArea {...form.register('notes')} autoCapitalize="sentences" />
      </Field>
    </Fold>
  );
}

/** When and where it was done. */
function WorkFields({ form: { register, formState } }: { form: InvoiceForm }) {
  const { errors } = formState;
  return (
    <>
      <Field label={labels.workStartDate} error={errors.workStartDate?.message}>
        <DateInput {...register('workStartDate')} />
      </Field>
      <Field label={labels.workEndDate} error={errors.workEndDate?.message}>
        <DateInput {...register('workEndDate')} />
      </Field>
      <Field label={labels.workLocation} error={errors.workLocation?.message} className="sm:col-span-2">
        <TextInput {...register('workLocation')} autoComplete="off" />
      </Field>
    </>
  );
}
