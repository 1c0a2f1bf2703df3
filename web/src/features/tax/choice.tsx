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

/** One of a few, saved as soon as it is chosen. */
export function Choice<Value extends string>({ label, hint, value, words, busy, onChange }: Props<Value>) {
  const [picked, pick] = useState<Value | null>(null);
  const options = (Object.entries(words) as [Value, string][]).map(([each, name]) => ({
    value: each,
    label: name,
  }));
  return (
    <Field label={label} hint={hint} required>
      <Select
        // What was chosen shows at once, and what is kept once that has been answered.
        value={(busy && picked) || value}
        options={options}
        disabled={busy}
        onChange={({ target }) => {
          // The options are the only values there are.
          const chosen = target.value as Value;
          pick(chosen);
          onChange(chosen);
        }}
      />
    </Field>
  );
}
