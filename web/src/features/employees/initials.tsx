import type { Employee } from '#shared/employees/contract.ts';

/** A person's initials. Their name is always beside them. */
export function Initials({ employee: { firstName, lastName } }: { employee: Employee }) {
  const [first = ''] = firstName;
  const [last = ''] = lastName;
  return (
    <span
      aria-hidden
      className="grid size-10 shrink-0 place-items-center rounded-full bg-neutral font-strong text-on-neutral"
    >
      {`${first}${last}`.toUpperCase()}
    </span>
  );
}
