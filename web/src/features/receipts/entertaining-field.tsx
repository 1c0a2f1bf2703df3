import { useController } from 'react-hook-form';
import { useSignedInUser } from '../../api/user.ts';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import type { ReceiptFormState } from './receipt-values.ts';
import { texts } from './texts.ts';

/** Asked about a meal if VAT-registered: VAT on client entertainment can't be reclaimed. */
export function EntertainingField({ form: { control, watch } }: { form: ReceiptFormState }) {
  const { business } = useSignedInUser();
  const [category, kept] = watch(['category', 'isEntertaining']);
  const isAsked = category === 'meals' && business.vatScheme !== 'none';
  const { field, fieldState } = useController({ control, name: 'isEntertaining' });
  if (!isAsked && typeof kept !== 'boolean') return null;
  return (
    <Field
      label={texts.entertainedAsked}
      hint={kept ? texts.entertainedHint : undefined}
      error={fieldState.error?.message}
      className="sm:col-span-2"
    >
      <Select
        ref={field.ref}
        name={field.name}
        value={typeof kept === 'boolean' ? String(kept) : ''}
        options={[
          { value: '', label: texts.notGiven },
          { value: 'false', label: texts.entertained(false) },
          { value: 'true', label: texts.entertained(true) },
        ]}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(target.value ? target.value === 'true' : null)}
      />
    </Field>
  );
}
