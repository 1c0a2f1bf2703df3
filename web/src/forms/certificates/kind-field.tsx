import { type WrittenKind, writtenKinds } from '#shared/certificates/engine/definition.ts';
import { certificateNames } from '#shared/certificates/kinds.ts';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { startTexts as texts } from './start-texts.ts';

const kinds = writtenKinds.map((value) => ({ value, label: certificateNames[value] }));

interface Props {
  value: WrittenKind;
  onChange: (kind: WrittenKind) => void;
}

/** Which form to fill in. */
export function KindField({ value, onChange }: Props) {
  return (
    <Field label={texts.kind} required className="sm:col-span-2">
      <Select
        value={value}
        onChange={({ target }) => onChange(target.value as WrittenKind)}
        options={kinds}
      />
    </Field>
  );
}
