import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import { lazy, Suspense } from 'react';
import type { AssignmentRow } from '#shared/assignments/contract.ts';
import type { Employee } from '#shared/employees/contract.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { DeleteIcon } from '../../components/delete-icon.tsx';
import { callHref } from '../../components/hrefs.ts';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { fullName } from '../../data/employees.ts';
import { useTeamTime } from '../../data/team-time.ts';
import { Assignments } from './assignment-list.tsx';
import { Badges } from './badges.tsx';
import type { EmployeeActions } from './employee-card.tsx';
import { EmployeeFacts } from './employee-facts.tsx';
import { Initials } from './initials.tsx';
import { NowLine } from './now-line.tsx';
import { texts } from './texts.ts';
import { TicketChips, Tickets } from './tickets.tsx';

const TheirWeek = lazy(() => import('./their-week.tsx'));

interface Props {
  employee: Employee;
  /** False if this user may not. */
  actions: (EmployeeActions & { onEditAssignment: (row: AssignmentRow) => void }) | false;
}

/** An employee: details, week and jobs. */
export function EmployeeDetail({ employee, actions }: Props) {
  const time = useTeamTime();
  const name = fullName(employee);
  if (time.isLoading) return <Spinner />;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-2 pb-12 lg:px-6 lg:pt-8">
      <header className="grid gap-3">
        <div className="flex items-start gap-3 large-text:flex-col">
          <Initials employee={employee} />
          <h2 className="min-w-0 flex-1 py-1 text-title wrap-anywhere">{name}</h2>
        </div>
        <Badges employee={employee} />
        {time.isUsed && employee.isActive && <NowLine time={time.of(employee.id)} />}
        <TicketChips employee={employee} />
        <div className="no-print flex flex-wrap gap-2">
          {actions && (
            <Button
              icon={BriefcaseBusiness}
              className="grow max-sm:basis-full lg:grow-0"
              disabled={!employee.isActive}
              onClick={() => actions.onAssign(employee)}
            >
              {texts.assign}
            </Button>
          )}
          {employee.phone && (
            <ButtonLink variant="secondary" icon={Phone} className="max-sm:grow">
              <a href={callHref(employee.phone)}>{texts.call}</a>
            </ButtonLink>
          )}
          {actions && (
            <>
              <Button
                variant="secondary"
                icon={Pencil}
                className="max-sm:grow"
                onClick={() => actions.onEdit(employee)}
              >
                {texts.edit}
              </Button>
              <DeleteIcon label={`${texts.delete} ${name}`} onClick={() => actions.onDelete(employee)} />
            </>
          )}
        </div>
      </header>
      {time.isUsed && (
        <Suspense fallback={<RowSkeletons count={7} />}>
          <TheirWeek employee={employee} />
        </Suspense>
      )}
      <Assignments employee={employee} onEdit={actions ? actions.onEditAssignment : undefined} />
      <Tickets employee={employee} />
      <EmployeeFacts employee={employee} />
    </article>
  );
}
