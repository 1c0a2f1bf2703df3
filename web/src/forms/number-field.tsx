import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { readNumber } from '#shared/read-number.ts';
import { Field } from '../components/field.tsx';
import { MoneyInput, NumberInput } from '../components/number-input.tsx';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** In pounds: with a £ and, after leaving the field, two decimals. */
  money?: boolean;
  /** It may have three decimals. */
  thousandths?: boolean;
  /** The step of the up and down keys. */
  step?: number;
  /** Called when another number is typed. */
  onTyped?: () => void;
}

// No commas: deleting the last digit of 1,234 would leave 1,23, which is parsed as 1.23.
const decimals = { useGrouping: false, maximumFractionDigits: 10 };
const twoDecimals = new Intl.NumberFormat('en-GB', { ...decimals, minimumFractionDigits: 2 });
const plainNumber = new Intl.NumberFormat('en-GB', decimals);

const shown = (value: unknown, money: boolean): string => {
  if (typeof value !== 'number' || Number.isNaN(value)) return '';
  return (money ? twoDecimals : plainNumber).format(value);
};

/** A number field. The typed text stays until the field is left; the form holds the number. */
export function NumberField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, required = false, money = false, step = 1, onTyped } = props;
  const { thousandths = false } = props;
  const read = (text: string) => readNumber(text, { thousandths });
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState(() => shown(field.value, money));
  // The form's number may have changed meanwhile, e.g. by a helper beside the field.
  const text = Object.is(read(typed), field.value ?? null) ? typed : shown(field.value, money);
  const type = (next: string) => {
    setTyped(next);
    field.onChange(read(next));
    onTyped?.();
  };
  const nudge = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const from = read(text) ?? 0;
    if (!Number.isNaN(from)) type(shown(Math.max(0, Math.round((from + by) * 1000) / 1000), money));
  };
  const Input = money ? MoneyInput : NumberInput;
  return (
    <Field label={label} required={required} {...(hint ? { hint } : {})} error={fieldState.error?.message}>
      <Input
        ref={field.ref}
        name={name}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={nudge}
        onBlur={() => {
          if (Number.isFinite(field.value)) setTyped(shown(field.value, money));
          field.onBlur();
        }}
      />
    </Field>
  );
}
