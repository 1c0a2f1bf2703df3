import { useState } from 'react';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';

interface Props<Value extends string> {
  label: string;
  hint?: string;
  value: Value;
  words: Record<Value, string>;
  busy?: boolean;
  onChange: (value: Value) => void;
}

/** A choice that is saved immediately. */
export function Choice<Value extends string>({ label, hint, value, words, busy, onChange }: Props<Value>) {
  const [picked, pick] = useState<Value | null>(null);
  const options = (Object.entries(words) as [Value, string][]).map(([each, name]) => ({
    value: each,
    label: name,
  }));
  return (
    <Field label={label} hint={hint} required>
      <Select
        // Shows the choice immediately, and the saved value once the server has answered.
        value={(busy && picked) || value}
        options={options}
        disabled={busy}
        onChange={({ target }) => {
          // Only the options' values are possible.
          const chosen = target.value as Value;
          pick(chosen);
          onChange(chosen);
        }}
      />
    </Field>
  );
}
