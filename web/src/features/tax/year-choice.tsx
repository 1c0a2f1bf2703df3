import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { texts } from './texts.ts';
import { taxYears } from './years.ts';

/** The displayed tax year. */
export function YearChoice({ value, onChange }: { value: string; onChange: (year: string) => void }) {
  const options = taxYears().map((year) => ({ value: year, label: year }));
  return (
    <Field label={texts.year} required>
      <Select value={value} options={options} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
