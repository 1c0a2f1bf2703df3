import { lazy, Suspense } from 'react';
import type { AssignmentRow } from '#shared/assignments/contract.ts';
import type { Employee } from '#shared/employees/contract.ts';
import { Segmented } from '../../components/segmented.tsx';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { usePrinting } from '../../components/use-printing.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { Assignments } from './assignment-list.tsx';
import type { EmployeeActions } from './employee-card.tsx';
import { EmployeeFacts } from './employee-facts.tsx';
import { texts } from './texts.ts';
import { Tickets } from './tickets.tsx';

const TheirWeek = lazy(() => import('./their-week.tsx'));
const SignIn = lazy(() => import('./sign-in.tsx'));
const LeaveView = lazy(() => import('../../forms/leave/leave.tsx'));

export interface Props {
  employee: Employee;
  /** False if this user may not. */
  actions: (EmployeeActions & { onEditAssignment: (row: AssignmentRow) => void }) | false;
}

const week = { value: 'week', label: texts.weekTab } as const;
const jobs = { value: 'jobs', label: texts.jobsTab } as const;
const leave = { value: 'leave', label: texts.leaveTab } as const;
const tickets = { value: 'tickets', label: texts.ticketsTab } as const;
const signIn = { value: 'sign-in', label: texts.signInTab } as const;
const details = { value: 'details', label: texts.detailsTab } as const;

/**
 * What is known of an employee, one part at a time; on paper all of it but their sign-in. The week is left out if nobody clocks on;
 * tickets and sign-in are for those who may change them.
 */
export function RecordTabs({ employee, actions, hasWeek }: Props & { hasWeek: boolean }) {
  const [asked, choose] = useUrlState('tab');
  const isPrinting = usePrinting();
  const tabs = [hasWeek && week, jobs, leave, actions && tickets, details, actions && signIn].filter(
    (tab) => tab !== false,
  );
  const tab = tabs.find(({ value }) => value === asked)?.value ?? (hasWeek ? 'week' : 'jobs');
  const shows = (one: typeof tab) => isPrinting || one === tab;
  return (
    <>
      <Segmented
        label={texts.tabs}
        value={tab}
        segments={tabs}
        onChange={choose}
        className="[&_label]:px-2 max-sm:[&_label]:basis-[30%]"
      />
      {hasWeek && shows('week') && (
        <Suspense fallback={<RowSkeletons count={7} />}>
          <TheirWeek employee={employee} />
        </Suspense>
      )}
      {shows('jobs') && (
        <Assignments employee={employee} onEdit={actions ? actions.onEditAssignment : undefined} />
      )}
      {shows('leave') && (
        <Suspense fallback={<RowSkeletons count={2} />}>
          <LeaveView own={null} of={employee.id} />
        </Suspense>
      )}
      {actions && shows('tickets') && <Tickets employee={employee} onAdd={() => actions.onEdit(employee)} />}
      {shows('details') && <EmployeeFacts employee={employee} />}
      {actions && tab === 'sign-in' && !isPrinting && (
        <Suspense fallback={<RowSkeletons count={2} />}>
          <SignIn employee={employee} />
        </Suspense>
      )}
    </>
  );
}
