import Calculator from 'lucide-react/icons/calculator';
import Scale from 'lucide-react/icons/scale';
import { formatPounds } from '#shared/money.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { labourFor, mismatch } from './sums.ts';
import { labels, texts } from './texts.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

interface Props {
  form: InvoiceForm;
}

/** The materials and labour within the amount, with hours × rate as a help. */
export function CostFields({ form }: Props) {
  const { control } = form;
  return (
    <>
      <NumberField control={control} name="hoursWorked" label={labels.hoursWorked} step={0.25} />
      <NumberField control={control} name="hourlyRate" label={labels.hourlyRate} money step={0.01} />
      <LabourHelp form={form} />
      <NumberField control={control} name="laborCost" label={labels.laborCost} money step={0.01} />
      <NumberField control={control} name="materialsCost" label={labels.materialsCost} money step={0.01} />
    </>
  );
}

/** Hours × rate, with a button that uses it as the labour cost. */
function LabourHelp({ form }: Props) {
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

/** Points out that materials and labour don't add up to the amount. They don't have to; the client sees the rest as a row. */
export function Difference({ form }: Props) {
  const [amount, materials, labour] = form.watch(['amount', 'materialsCost', 'laborCost']);
  const gap = mismatch(amount, materials, labour);
  if (!gap) return null;
  const use = () => form.setValue('amount', gap.parts, { shouldDirty: true, shouldValidate: true });
  return (
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
      {gap.isMore ? texts.sumIsMore : texts.sumIsLess}
    </Notice>
  );
}
