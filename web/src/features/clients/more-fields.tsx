import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ClientInput } from '#shared/clients/contract.ts';
import { Field } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import type { ClientValues } from './tax-fields.tsx';
import { texts } from './texts.ts';

const names = [
  'contactName',
  'otherPhone',
  'companyNumber',
  'siteAddress',
  'paymentTermsDays',
  'notes',
] as const;

/** A client's further fields, folded: most clients need none. */
export function MoreFields({ form }: { form: UseFormReturn<ClientValues, unknown, ClientInput> }) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const given = useWatch({ control, name: names });
  const isWrong = names.some((name) => errors[name]);
  const state = given.filter(Boolean).map(String).join(' · ') || texts.moreHint;
  return (
    <Fold id="more" title={texts.more} state={state} open={isWrong}>
      <Field label={texts.fields.contactName} error={errors.contactName?.message}>
        <TextInput {...register('contactName')} autoComplete="off" autoCapitalize="words" />
      </Field>
      <Field label={texts.fields.otherPhone} error={errors.otherPhone?.message}>
        <TextInput {...register('otherPhone')} type="tel" inputMode="tel" autoComplete="off" />
      </Field>
      <Field label={texts.fields.siteAddress} error={errors.siteAddress?.message}>
        <TextArea {...register('siteAddress')} autoComplete="off" autoCapitalize="words" />
      </Field>
      <Field label={texts.fields.companyNumber} error={errors.companyNumber?.message}>
        <TextInput {...register('companyNumber')} autoComplete="off" autoCapitalize="characters" />
      </Field>
      <NumberField control={control} name="paymentTermsDays" label={texts.fields.paymentTermsDays} />
      <Field label={texts.fields.notes} error={errors.notes?.message}>
        <TextArea {...register('notes')} rows={3} autoComplete="off" autoCapitalize="sentences" />
      </Field>
    </Fold>
  );
}
