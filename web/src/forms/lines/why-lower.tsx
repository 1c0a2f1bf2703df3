import { type UseFormReturn, useWatch } from 'react-hook-form';
import { rateReasons, reasonsFor } from '#shared/uk/rate-reasons.ts';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import type { LinesValues } from './line-values.ts';
import { texts } from './texts.ts';

interface Props {
  form: UseFormReturn<LinesValues>;
  at: number;
}

/** A lower VAT rate needs a reason and evidence. */
export function WhyLower({ form: { control, register, formState }, at }: Props) {
  const line = useWatch({ control, name: `lines.${at}` as 'lines.0' });
  const reasons = reasonsFor(line?.vat ?? 's');
  if (reasons.length === 0) return null;
  const evidence = line?.rateReason && rateReasons[line.rateReason].evidence;
  return (
    <Field
      label={texts.rateReason}
      hint={evidence && texts.rateEvidence(evidence)}
      error={formState.errors.lines?.[at]?.rateReason?.message}
    >
      <Select
        {...register(`lines.${at}.rateReason` as 'lines.0.rateReason', {
          setValueAs: (chosen) => chosen || undefined,
        })}
        options={[
          { value: '', label: texts.notSaid },
          ...reasons.map((value) => ({ value, label: rateReasons[value].name })),
        ]}
      />
    </Field>
  );
}
