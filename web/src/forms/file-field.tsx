import { Field } from '../components/field.tsx';
import { TextInput } from '../components/text-input.tsx';
import { acceptedFiles } from './accepted-files.ts';

interface Props {
  label: string;
  hint: string;
  onFile: (file: File | null) => void;
}

/** A file that belongs to a form. */
export function FileField({ label, hint, onFile }: Props) {
  return (
    <Field label={label} hint={hint}>
      <TextInput
        type="file"
        accept={acceptedFiles}
        className="py-1.5! pl-1.5! text-muted file:mr-3 file:min-h-8 file:rounded-small file:bg-sunken file:px-3 file:font-strong file:text-ink"
        onChange={({ target }) => onFile(target.files?.[0] ?? null)}
      />
    </Field>
  );
}
