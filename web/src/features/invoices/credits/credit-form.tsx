import { useWatch } from 'react-hook-form';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import type { Line } from '#shared/lines/line.ts';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Field } from '../../../components/field.tsx';
import { Money } from '../../../components/money.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { reckoning } from '../../../forms/lines/line-sum.ts';
import { NumberField } from '../../../forms/number-field.tsx';
import { RecordDialog } from '../../../forms/record-dialog.tsx';
import { creditableLines, creditedBy, firstValues, type Values } from './credit-values.ts';
import { creditLabels, creditTexts as texts } from './texts.ts';
import { type CreditFormProps, type CreditFormState, useCreditForm } from './use-credit-form.ts';

interface Props {
  invoice: OneInvoice;
  form: CreditFormState;
}

/** An invoice's lines to choose from; a chosen line's quantity can be reduced. */
function CreditLines({ invoice, form }: Props) {
  return (
    <fieldset>
      <legend className="sr-only">{creditLabels.lines}</legend>
      {creditableLines(invoice).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an issued invoice have no ids and never change places.
        <Choice key={at} line={line} at={at} form={form} />
      ))}
    </fieldset>
  );
}

function Choice({ line, at, form }: { line: Line; at: number; form: CreditFormState }) {
  const path = `lines.${at}` as const;
  const on = useWatch({ control: form.control, name: `${path}.on` });
  return (
    <div className="grid gap-2 pb-2">
      <Checkbox
        label={<span className="whitespace-pre-line wrap-anywhere">{line.description}</span>}
        hint={reckoning(line)}
        checked={on}
        onChange={({ target }) =>
          form.setValue(
            path,
            { on: target.checked, quantity: line.quantity },
            { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
          )
        }
      />
      {on && (
        <div className="pl-8">
          <NumberField
            control={form.control}
            name={`${path}.quantity`}
            label={texts.quantityOf(line.description)}
            required
          />
        </div>
      )}
    </div>
  );
}

/** The error about the lines as a whole. */
function Refusal({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" className="text-small font-strong text-on-alert">
      {message}
    </p>
  );
}

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
