import { Field } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { Select } from '../../components/select.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { BarcodeField } from './barcode-field.tsx';
import { categoryOptions, locationOptions } from './looks.ts';
import { labels, texts } from './texts.ts';
import type { ItemFormState } from './use-item-form.ts';

interface Props {
  form: ItemFormState;
}

const folded = ['maxQuantity', 'sku', 'supplierName', 'supplierContact', 'description'] as const;

/** What it is, how many there are and where; the rest is folded. */
export function ItemFields({ form }: Props) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={labels.name} required error={errors.name?.message}>
        <TextInput {...register('name')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
      <Field label={labels.category} required error={errors.category?.message}>
        <Select {...register('category')} options={categoryOptions} />
      </Field>
      <NumberField control={control} name="quantity" label={labels.quantity} required />
      <NumberField control={control} name="unitPrice" label={labels.unitPrice} money step={0.01} />
      <NumberField control={control} name="minQuantity" label={labels.minQuantity} />
      <Field label={labels.location} error={errors.location?.message}>
        <Select {...register('location')} options={locationOptions} />
      </Field>
      <BarcodeField form={form} />
      <div className="sm:col-span-2">
        <Fold
          id="more"
          title={texts.moreFields}
          state={texts.moreHint}
          open={folded.some((name) => errors[name])}
        >
          <MoreFields form={form} />
        </Fold>
      </div>
    </div>
  );
}

function MoreFields({ form: { control, register, formState } }: Props) {
  const { errors } = formState;
  return (
    <>
      <NumberField control={control} name="maxQuantity" label={labels.maxQuantity} />
      <Field label={labels.sku} error={errors.sku?.message}>
        <TextInput {...register('sku')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Field>
      <Field label={labels.supplierName} error={errors.supplierName?.message}>
        <TextInput {...register('supplierName')} autoComplete="off" />
      </Field>
      <Field label={labels.supplierContact} error={errors.supplierContact?.message}>
        <TextInput
          {...register('supplierContact')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={labels.description} error={errors.description?.message} className="sm:col-span-2">
        <TextArea {...register('description')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
    </>
  );
}
