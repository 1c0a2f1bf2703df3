import { useWatch } from 'react-hook-form';
import { Field, FieldPair } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useSites } from '../../data/sites.ts';
import type { DueFormState } from './form-values.ts';
import { texts } from './texts.ts';

/** The usual intervals; an import may have set another number of months. */
const usual = [1, 3, 6, 12, 24, 36, 60, 120];

/** When it recurs, who is reminded, and how early. */
export function RemindedFields({ form }: { form: DueFormState }) {
  const { control, register, setValue, formState } = form;
  const { errors } = formState;
  const [siteId, months, payerContactId] = useWatch({
    control,
    name: ['siteId', 'months', 'payerContactId'],
  });
  const site = useSites().rows.find(({ id }) => id === siteId);
  const payers = (site?.contacts ?? []).filter(({ email }) => email);
  const periods = months && !usual.includes(months) ? [...usual, months] : usual;
  return (
    <>
      <FieldPair>
        <Field label={texts.fields.months} error={errors.months?.message}>
          <Select
            value={months ? String(months) : ''}
            onChange={({ target }) => setValue('months', Number(target.value) || null, { shouldDirty: true })}
            options={[
              { value: '', label: texts.onlyOnce },
              ...periods.map((each) => ({ value: String(each), label: texts.every(each) })),
            ]}
          />
        </Field>
        <Field label={texts.fields.snoozedUntil} error={errors.snoozedUntil?.message}>
          <TextInput {...register('snoozedUntil')} type="date" />
        </Field>
      </FieldPair>
      {payers.length > 0 && (
        <Field label={texts.fields.payerContactId} error={errors.payerContactId?.message}>
          <Select
            value={payerContactId ? String(payerContactId) : ''}
            onChange={({ target }) =>
              setValue('payerContactId', Number(target.value) || null, { shouldDirty: true })
            }
            options={[
              { value: '', label: texts.theClient },
              ...payers.map(({ id, name, email }) => ({
                value: String(id),
                label: texts.payer(name, email ?? ''),
              })),
            ]}
          />
        </Field>
      )}
    </>
  );
}
