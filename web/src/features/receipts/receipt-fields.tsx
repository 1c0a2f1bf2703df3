import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { DateInput, TextInput } from '../../components/text-input.tsx';
import { JobChoice } from '../../forms/job/job-choice.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { EntertainingField } from './entertaining-field.tsx';
import { GoodsField } from './goods-field.tsx';
import { categoryOptions } from './looks.ts';
import { PaidLaterFields } from './paid-later-fields.tsx';
import type { ReceiptFormState, ReceiptValues } from './receipt-values.ts';
import { ReverseChargeField } from './reverse-charge-field.tsx';
import { labels, texts } from './texts.ts';

interface Props {
  form: ReceiptFormState;
  /** The fields that the scan was unsure of. */
  doubtful: ReadonlySet<keyof ReceiptValues>;
}

const categories = [{ value: '', label: texts.notGiven }, ...categoryOptions];

/** A receipt's fields. Those that the scan was unsure of are marked for review. */
export function ReceiptFields({ form, doubtful }: Props) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const hint = (name: keyof typeof labels) => (doubtful.has(name) ? { hint: <Doubt /> } : {});
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={labels.vendor} error={errors.vendor?.message} {...hint('vendor')}>
        <TextInput {...register('vendor')} autoComplete="off" autoCapitalize="words" />
      </Field>
      <Field label={labels.receiptDate} required error={errors.receiptDate?.message} {...hint('receiptDate')}>
        <DateInput {...register('receiptDate')} />
      </Field>
      <NumberField
        control={control}
        name="amount"
        label={labels.amount}
        money
        step={0.01}
        {...hint('amount')}
      />
      <NumberField
        control={control}
        name="vatAmount"
        label={labels.vatAmount}
        money
        step={0.01}
        {...hint('vatAmount')}
      />
      <Field label={labels.category} error={errors.category?.message} {...hint('category')}>
        <Select {...register('category')} options={categories} />
      </Field>
      <div className="self-end">
        <Checkbox
          {...register('isVatReceipt')}
          label={labels.isVatReceipt}
          hint={doubtful.has('isVatReceipt') && <Doubt />}
        />
        <Checkbox {...register('isReturn')} label={labels.isReturn} hint={texts.returnHint} />
      </div>
      <EntertainingField form={form} />
      <GoodsField form={form} />
      <Field
        label={labels.description}
        error={errors.description?.message}
        className="sm:col-span-2"
        {...hint('description')}
      >
        <TextArea {...register('description')} rows={2} autoComplete="off" autoCapitalize="sentences" />
      </Field>
      <Field label={labels.notes} error={errors.notes?.message} className="sm:col-span-2">
        <TextArea {...register('notes')} rows={2} autoComplete="off" autoCapitalize="sentences" />
      </Field>
      <JobChoice control={control} name="jobId" label={labels.jobId} className="sm:col-span-2" />
      <PaidLaterFields form={form} />
      <ReverseChargeField form={form} />
    </div>
  );
}

function Doubt() {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-small bg-warning px-2 py-0.5 font-strong text-on-warning">
      <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
      {texts.doubtful}
    </span>
  );
}
