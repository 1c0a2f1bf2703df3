import { useController } from 'react-hook-form';
import { isUsuallyGoods } from '#shared/receipts/goods.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import type { ReceiptFormState } from './receipt-values.ts';
import { labels, texts } from './texts.ts';

/** Asked under the flat rate scheme, whose percentage depends on the goods bought. */
export function GoodsField({ form: { control, watch } }: { form: ReceiptFormState }) {
  const { business } = useSignedInUser();
  const [category, amount, reverseCharge] = watch(['category', 'amount', 'reverseCharge']);
  const { field, fieldState } = useController({ control, name: 'goods' });
  if (business.vatScheme !== 'flat' && typeof field.value !== 'boolean') return null;
  const usual = isUsuallyGoods({ category, amount: typeof amount === 'number' ? amount : 0, reverseCharge });
  return (
    <Field
      label={labels.goods}
      hint={texts.goodsHint}
      error={fieldState.error?.message}
      className="sm:col-span-2"
    >
      <Select
        ref={field.ref}
        name={field.name}
        value={typeof field.value === 'boolean' ? String(field.value) : ''}
        options={[
          { value: '', label: texts.goodsUsual(usual) },
          { value: 'true', label: texts.yes },
          { value: 'false', label: texts.no },
        ]}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(target.value ? target.value === 'true' : null)}
      />
    </Field>
  );
}
