import { reasonLength } from '#shared/time/reason.ts';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';

interface Props {
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  onChange: (reason: string) => void;
}

/** Asks for the reason of a change of somebody's hours. */
export function ReasonField({ value, onChange, ...field }: Props) {
  return (
    <Field {...field} required className="sm:col-span-2">
      <TextInput
        maxLength={reasonLength.most}
        enterKeyHint="done"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
