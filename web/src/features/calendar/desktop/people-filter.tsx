import { Select } from '../../../components/select.tsx';
import { fullName, useEmployees } from '../../../data/employees.ts';
import { texts } from '../texts.ts';

interface Props {
  /** An employee's id, empty for everyone. */
  value: string;
  onChange: (value: string) => void;
}

/** Filters jobs by person; hidden for somebody who works alone. */
export function PeopleFilter({ value, onChange }: Props) {
  const { rows } = useEmployees();
  const active = rows.filter(({ id, isActive }) => isActive || String(id) === value);
  if (active.length === 0) return null;
  const people = active.map((row) => ({ value: String(row.id), label: fullName(row) }));
  return (
    <Select
      aria-label={texts.people}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[{ value: '', label: texts.everyone }, ...people]}
      className="no-print"
    />
  );
}
