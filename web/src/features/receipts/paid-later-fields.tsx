import { formatDate } from '#shared/dates.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Field } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { DateInput } from '../../components/text-input.tsx';
import type { ReceiptFormState } from './receipt-values.ts';
import { labels, texts } from './texts.ts';

/** A summary of when a bill was paid. */
export const paidWords = (dueOn: string | null, paidOn: string | null): string => {
  if (paidOn) return texts.paidOn(formatDate(paidOn));
  return dueOn ? texts.unpaid(formatDate(dueOn)) : texts.paidAtOnce;
};

/** Asked only if VAT-registered, and folded: most receipts were paid at the till. */
export function PaidLaterFields({ form: { register, watch, formState } }: { form: ReceiptFormState }) {
  const { business } = useSignedInUser();
  const [dueOn, paidOn] = watch(['dueOn', 'paidOn']);
  const { errors } = formState;
  if (business.vatScheme === 'none' && !dueOn && !paidOn) return null;
  return (
    <div className="sm:col-span-2">
      <Fold
        id="paid-later"
        title={texts.paidLater}
        state={paidWords(dueOn || null, paidOn || null)}
        open={Boolean(errors.dueOn ?? errors.paidOn)}
      >
        <Field label={labels.dueOn} hint={texts.dueHint} error={errors.dueOn?.message}>
          <DateInput {...register('dueOn')} />
        </Field>
        <Field label={labels.paidOn} error={errors.paidOn?.message}>
          <DateInput {...register('paidOn')} />
        </Field>
      </Fold>
    </div>
  );
}
