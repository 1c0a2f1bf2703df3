import { useWatch } from 'react-hook-form';
import { nations, siteKinds, tenures } from '#shared/sites/kinds.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { Select } from '../../components/select.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import type { SiteFormState } from './form-state.ts';
import { texts } from './texts.ts';

const optionsOf = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }));

/** Further fields of a property for documents, folded: an owner-occupied house in England needs none. */
export function MoreFields({ form }: { form: SiteFormState }) {
  const { control, register, setValue, formState } = form;
  const { errors } = formState;
  const landlord = useWatch({ control, name: 'landlord' });
  const isWrong = Boolean(errors.name || errors.uprn || errors.landlord);
  const setLandlord = (has: boolean) =>
    setValue('landlord', has ? { name: '', address: '' } : null, { shouldDirty: true });
  return (
    <Fold id="more" title={texts.more} state={texts.moreHint} open={isWrong}>
      <Field label={texts.fields.name} hint={texts.nameHint} error={errors.name?.message}>
        <TextInput {...register('name')} autoComplete="off" autoCapitalize="words" />
      </Field>
      <Field label={texts.fields.kind}>
        <Select {...register('kind')} options={optionsOf(siteKinds, texts.kinds)} />
      </Field>
      <Field label={texts.fields.tenure}>
        <Select {...register('tenure')} options={optionsOf(tenures, texts.tenures)} />
      </Field>
      <Field label={texts.fields.nation}>
        <Select {...register('nation')} options={optionsOf(nations, texts.nations)} />
      </Field>
      <Field label={texts.fields.uprn} hint={texts.uprnHint} error={errors.uprn?.message}>
        <TextInput {...register('uprn')} inputMode="numeric" autoComplete="off" />
      </Field>
      <div className="sm:col-span-2">
        <Checkbox
          label={texts.hasLandlord}
          checked={Boolean(landlord)}
          onChange={({ target }) => setLandlord(target.checked)}
        />
      </div>
      {landlord && (
        <>
          <Field label={texts.landlordName} required error={errors.landlord?.name?.message}>
            <TextInput {...register('landlord.name')} autoComplete="off" autoCapitalize="words" />
          </Field>
          <Field label={texts.landlordAddress} required error={errors.landlord?.address?.message}>
            <TextArea {...register('landlord.address')} rows={2} autoComplete="off" autoCapitalize="words" />
          </Field>
        </>
      )}
    </Fold>
  );
}
