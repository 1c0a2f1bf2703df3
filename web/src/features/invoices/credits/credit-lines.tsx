import { useWatch } from 'react-hook-form';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import type { Line } from '#shared/lines/line.ts';
import { Checkbox } from '../../../components/checkbox.tsx';
import { reckoning } from '../../../forms/lines/line-sum.ts';
import { NumberField } from '../../../forms/number-field.tsx';
import { creditableLines } from './credit-values.ts';
import { creditLabels, creditTexts as texts } from './texts.ts';
import type { CreditFormState } from './use-credit-form.ts';

interface Props {
  invoice: OneInvoice;
  form: CreditFormState;
}

/** An invoice's lines to choose from; a chosen line's quantity can be reduced. */
export function CreditLines({ invoice, form }: Props) {
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
