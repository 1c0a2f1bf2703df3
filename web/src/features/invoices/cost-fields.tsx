import { Calculator, Scale } from 'lucide-react';
import { formatPounds } from '#shared/money.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { labourFor, mismatch } from './sums.ts';
import { labels, texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

/** What of the amount is materials and labour, hours times rate as a help, and notes. */
export function CostFields({ form }: { form: InvoiceForm }) {
  const { register, control, formState } = form;
  return (
    <fieldset className="grid content-start gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-large font-strong">{texts.costs}</legend>
      <NumberField control={control} name="hoursWorked" label={labels.hoursWorked} step={0.25} />
      <NumberField control={control} name="hourlyRate" label={labels.hourlyRate} money step={0.01} />
      <LabourHelp form={form} />
      <NumberField control={control} name="laborCost" label={labels.laborCost} money step={0.01} />
      <NumberField control={control} name="materialsCost" label={labels.materialsCost} money step={0.01} />
      <Difference form={form} />
      <Field label={labels.notes} error={formState.errors.notes?.message} className="sm:col-span-2">
        <TextArea {...register('notes')} />
      </Field>
    </fieldset>
  );
}

/** Hours × rate, to take over as the labour cost. */
function LabourHelp({ form }: { form: InvoiceForm }) {
  const [hours, rate, labour] = form.watch(['hoursWorked', 'hourlyRate', 'laborCost']);
  const cost = labourFor(hours, rate);
  if (cost === null || cost === labour) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken py-1.5 pr-1.5 pl-3.5 sm:col-span-2">
      <p role="status">{texts.labourSum(Number(hours), formatPounds(Number(rate)), formatPounds(cost))}</p>
      <Button
        variant="secondary"
        icon={Calculator}
        onClick={() => form.setValue('laborCost', cost, { shouldDirty: true, shouldValidate: true })}
      >
        {texts.takeLabour}
      </Button>
    </div>
  );
}

/** Points out that materials and labour do not add up to the amount, which they need not. */
function Difference({ form }: { form: InvoiceForm }) {
  const [amount, materials, labour] = form.watch(['amount', 'materialsCost', 'laborCost']);
  const gap = mismatch(amount, materials, labour);
  if (!gap) return null;
  const use = () => form.setValue('amount', gap.parts, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="sm:col-span-2">
      <Notice
        tone="warning"
        icon={Scale}
        role="status"
        title={texts.sumDiffers(formatPounds(gap.parts), gap.difference)}
        action={
          <Button variant="secondary" onClick={use}>
            {texts.makeAmount(formatPounds(gap.parts))}
          </Button>
        }
      >
        {texts.sumDiffersHint}
      </Notice>
    </div>
  );
}
