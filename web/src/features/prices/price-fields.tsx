import { lineUnits } from '#shared/lines/line.ts';
import { priceKinds } from '#shared/prices/contract.ts';
import { vatCodes, vatNames } from '#shared/uk/vat.ts';
import { Field, FieldPair } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { kindNames } from '../../data/line-looks.ts';
import { useVatCode } from '../../data/vat-code.ts';
import { NumberField } from '../../forms/number-field.tsx';
import { labels, texts } from './texts.ts';
import type { PriceFormState } from './use-price-form.ts';

const kindOptions = priceKinds.map((value) => ({ value, label: kindNames[value] }));
const vatOptions = vatCodes.map((value) => ({ value, label: vatNames[value] }));

/** Without VAT registration there is no rate to choose. */
const useIsTaxed = () => useVatCode() !== 'o';

/** Name, price and tax; last what only the trader sees. */
export function PriceFields({ form }: { form: PriceFormState }) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const isTaxed = useIsTaxed();
  return (
    <>
      <Field label={labels.name} required error={errors.name?.message}>
        <TextInput {...register('name')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
      <FieldPair>
        <NumberField
          control={control}
          name="unitPrice"
          label={isTaxed ? labels.unitPrice : texts.price}
          money
          step={0.01}
          required
        />
        <Field label={labels.unit} required error={errors.unit?.message}>
          <TextInput {...register('unit')} list="price-units" autoComplete="off" />
        </Field>
      </FieldPair>
      <datalist id="price-units">
        {lineUnits.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      <FieldPair>
        <Field label={labels.kind} required error={errors.kind?.message}>
          <Select {...register('kind')} options={kindOptions} />
        </Field>
        {isTaxed && (
          <Field label={labels.vat} required error={errors.vat?.message}>
            <Select {...register('vat')} options={vatOptions} />
          </Field>
        )}
      </FieldPair>
      <NumberField
        control={control}
        name="cost"
        label={labels.cost}
        hint={texts.costHint}
        money
        step={0.01}
      />
      <Field label={labels.code} error={errors.code?.message}>
        <TextInput {...register('code')} autoComplete="off" spellCheck={false} enterKeyHint="done" />
      </Field>
    </>
  );
}
