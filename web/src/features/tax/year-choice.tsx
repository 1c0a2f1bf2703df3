import { today } from '#shared/dates.ts';
import { taxYearName, taxYearStart } from '#shared/uk/tax-year.ts';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { texts } from './texts.ts';

/** The number of tax years to choose from, this one first. */
const yearsBack = 6;

const taxYears = (): string[] =>
  Array.from({ length: yearsBack }, (_, at) => taxYearName(taxYearStart(today()) - at));

/** The displayed tax year. */
export function YearChoice({ value, onChange }: { value: string; onChange: (year: string) => void }) {
  const options = taxYears().map((year) => ({ value: year, label: year }));
  return (
    <Field label={texts.year} required>
      <Select value={value} options={options} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
