import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { BarcodeField } from './barcode-field.tsx';
import { categoryOptions, locationOptions } from './looks.ts';
import { labels } from './texts.ts';
import type { ItemFormState } from './use-item-form.ts';

interface Props {
  form: ItemFormState;
}

/** First what it is and how many there are, then what identifies it, then where it comes from. */
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
      <NumberField control={control} name="maxQuantity" label={labels.maxQuantity} />
      <CodeFields form={form} />
      <Field label={labels.location} error={errors.location?.message}>
        <Select {...register('location')} options={locationOptions} />
      </Field>
      <SupplierFields form={form} />
      <Field label={labels.description} error={errors.description?.message} className="sm:col-span-2">
        <TextArea {...register('description')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
    </div>
  );
}

function CodeFields({ form }: Props) {
  const { register, formState } = form;
  return (
    <>
      <Field label={labels.sku} error={formState.errors.sku?.message}>
        <TextInput {...register('sku')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Field>
      <BarcodeField form={form} />
    </>
  );
}

function SupplierFields({ form: { register, formState } }: Props) {
  const { errors } = formState;
  return (
    <>
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
    </>
  );
}
