import type { Member } from '#shared/members/contract.ts';
import { membersRoutes } from '#shared/members/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { Select } from '../../components/select.tsx';
import { fullName, useEmployees } from '../../data/employees.ts';
import { peopleTexts as texts } from '../../forms/people/texts.ts';

interface Props {
  member: Member;
  /** Their name. */
  name: string;
}

/** Links a member to an employee, as whom they clock on and get jobs. */
export function PeopleEmployee({ member: { userId, role, employeeId, updatedAt }, name }: Props) {
  const employees = useEmployees();
  const { mutate, isPending } = useCall(membersRoutes.update, {
    success: texts.linked,
    failure: texts.linkFailed,
  });
  const choices = employees.rows.filter(({ id, isActive }) => isActive || id === employeeId);
  // A link can't be removed: a member becomes another employee, or leaves.
  const none = employeeId === null ? [{ value: '', label: texts.noEmployee }] : [];
  if (choices.length === 0) return null;
  return (
    <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2">
      <span aria-hidden className="text-small text-muted">
        {texts.employee}
      </span>
      <Select
        aria-label={texts.employeeOf(name)}
        value={employeeId === null ? '' : String(employeeId)}
        disabled={isPending}
        className="min-w-0 flex-1 large-text:w-full large-text:flex-none sm:max-w-full sm:flex-none"
        onChange={({ target }) =>
          target.value &&
          mutate({ params: { userId }, body: { role, employeeId: Number(target.value), updatedAt } })
        }
        options={[
          ...none,
          ...choices.map((employee) => ({ value: String(employee.id), label: fullName(employee) })),
        ]}
      />
    </div>
  );
}
