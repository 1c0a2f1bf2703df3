import { formatPounds, toPounds } from '#shared/money.ts';
import { notionalVat } from '#shared/receipts/reverse-charge.ts';
import { percentOf, type ReverseCode, rateBpOf, reverseCodes } from '#shared/uk/vat.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Field } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { Select } from '../../components/select.tsx';
import type { ReceiptFormState } from './receipt-values.ts';
import { texts } from './texts.ts';

/** Describes a reverse charge purchase: its rate, and the VAT that the buyer must account for. */
export const reverseWords = (receipt: Parameters<typeof notionalVat>[0]): string => {
  const { reverseCharge, receiptDate } = receipt;
  if (!reverseCharge) return texts.reverseNo;
  const rate = texts.reverseAt(percentOf(rateBpOf(reverseCharge, receiptDate)));
  return `${rate}: ${texts.reverseVat(formatPounds(toPounds(notionalVat(receipt))))}`;
};

const isCode = (value: string): value is ReverseCode => reverseCodes.some((code) => code === value);

/** Asked only if VAT-registered, and folded: most receipts are from shops. */
export function ReverseChargeField({ form }: { form: ReceiptFormState }) {
  const { business } = useSignedInUser();
  const [reverseCharge, amount, receiptDate] = form.watch(['reverseCharge', 'amount', 'receiptDate']);
  const kept = reverseCharge || null;
  if (business.vatScheme === 'none' && !kept) return null;
  const options = [
    { value: '', label: texts.reverseNo },
    ...reverseCodes.map((value) => ({
      value,
      label: texts.reverseAt(percentOf(rateBpOf(value, receiptDate || undefined))),
    })),
  ];
  const choose = (value: string): void => {
    const code = isCode(value) ? value : null;
    form.setValue('reverseCharge', code, { shouldDirty: true });
    // Such a bill charges no VAT: what the scan read as VAT is none.
    if (code) form.setValue('vatAmount', null, { shouldDirty: true, shouldValidate: true });
  };
  const said = reverseWords({
    reverseCharge: kept,
    receiptDate: receiptDate || '9999-12-31',
    amount: typeof amount === 'number' ? amount : 0,
  });
  return (
    <div className="sm:col-span-2">
      <Fold id="reverse-charge" title={texts.reverse} state={said}>
        <Field
          label={texts.reverseAsked}
          hint={kept ? said : texts.reverseHint}
          error={form.formState.errors.reverseCharge?.message}
          required
          className="sm:col-span-2"
        >
          <Select value={kept ?? ''} options={options} onChange={({ target }) => choose(target.value)} />
        </Field>
      </Fold>
    </div>
  );
}
