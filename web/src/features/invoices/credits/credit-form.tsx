import { useWatch } from 'react-hook-form';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Field } from '../../../components/field.tsx';
import { Money } from '../../../components/money.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { CreditLines } from './credit-lines.tsx';
import { creditedBy, firstValues, type Values } from './credit-values.ts';
import { Refusal } from './refusal.tsx';
import { creditLabels, creditTexts as texts } from './texts.ts';
import { type CreditFormProps, useCreditForm } from './use-credit-form.ts';

const choices = [
  { value: 'all', label: texts.all },
  { value: 'some', label: texts.some },
] as const;

/** Credits the rest of an invoice with lines, or some of its lines. */
export function CreditForm(props: CreditFormProps) {
  const { invoice } = props;
  const record = useCreditForm(props);
  const { control, register, setValue, formState } = record.form;
  const which = useWatch({ control, name: 'which' });
  const lines = useWatch({ control, name: 'lines' });
  const choose = (next: Values['which']) => {
    setValue('which', next, { shouldDirty: true });
    // Otherwise an invalid quantity that is no longer visible would block the form.
    if (next === 'all') setValue('lines', firstValues(invoice).lines);
  };
  return (
    <RecordDialog title={texts.credit} action={texts.credit} record={record} labels={creditLabels}>
      <Segmented label={texts.what} value={which} segments={choices} onChange={choose} />
      {which === 'some' && <CreditLines invoice={invoice} form={record.form} />}
      <p aria-live="polite" className="flex justify-between gap-4 text-large font-strong">
        <span>{texts.toCredit}</span>
        <Money pounds={creditedBy(invoice, { which, lines })} />
      </p>
      <Refusal message={formState.errors.lines?.message} />
      <Field label={creditLabels.reason} error={formState.errors.reason?.message}>
        <TextInput {...register('reason')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
      <Checkbox {...register('copy')} label={texts.copy} hint={texts.copyHint} />
    </RecordDialog>
  );
}
