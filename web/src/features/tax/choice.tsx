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
  const options = (Object.entries(words) as [Value, string][]).map(([each, name]) => ({
    value: each,
    label: name,
  }));
  return (
    <Field label={label} hint={hint} required>
      <Select
        value={value}
        options={options}
        disabled={busy}
        // The options are the only values there are.
        onChange={({ target }) => onChange(target.value as Value)}
      />
    </Field>
  );
}
