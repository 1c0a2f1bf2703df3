import { coloursOf } from '#shared/employees/colours.ts';
import type { Employee } from '#shared/employees/contract.ts';
import { useEmployees } from '../../data/employees.ts';
import { personColour } from '../../data/person-colour.ts';

/** A person's initials, ringed in their colour. Their name is always beside them. */
export function Initials({ employee }: { employee: Employee }) {
  const { id, firstName, lastName } = employee;
  const { rows } = useEmployees();
  const [first = ''] = firstName;
  const [last = ''] = lastName;
  return (
    <span
      aria-hidden
      style={{ borderColor: personColour(coloursOf(rows).get(id) ?? 0) }}
      className="grid size-10 shrink-0 place-items-center rounded-full border-3 bg-neutral font-strong text-on-neutral"
    >
      {`${first}${last}`.toUpperCase()}
    </span>
  );
}
