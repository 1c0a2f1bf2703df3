import Briefcase from 'lucide-react/icons/briefcase';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Phone from 'lucide-react/icons/phone';
import type { Employee } from '#shared/employees/contract.ts';
import { EditTools } from '../../components/edit-tools.tsx';
import { callHref } from '../../components/hrefs.ts';
import { NextBar } from '../../components/next-bar.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { fullName } from '../../data/employees.ts';
import { useTeamTime } from '../../data/team-time.ts';
import { useShownWeek } from '../../forms/time/week-nav.tsx';
import { Badges } from './badges.tsx';
import { NowLine } from './now-line.tsx';
import { type Props, RecordTabs } from './record-tabs.tsx';
import { texts } from './texts.ts';
import { TicketChips } from './tickets.tsx';

/** An employee: who and where they are, and the next step; the rest in tabs. */
export function EmployeeDetail({ employee, actions }: Props) {
  const time = useTeamTime();
  const [tab] = useUrlState('tab');
  const { monday } = useShownWeek();
  const shown = !tab || tab === 'week' ? monday : undefined;
  const name = fullName(employee);
  if (time.isLoading) return <Spinner />;
  const check = toCheck(employee, time.of(employee.id).toApprove, shown);
  const assign = actions
    ? { label: texts.assign, icon: Briefcase, onClick: () => actions.onAssign(employee) }
    : undefined;
  const call = employee.phone
    ? { label: texts.call, icon: Phone, href: callHref(employee.phone) }
    : undefined;
  return (
    <article className="@container/record px-4 pb-32 lg:px-7 lg:pt-6 lg:pb-12 print:p-0">
      <header>
        <div className="flex items-start justify-between gap-2 max-lg:flex-col-reverse max-lg:gap-0">
          <h2 className="min-w-0 pb-1 text-title wrap-anywhere lg:py-1.5">{name}</h2>
          {actions && (
            <EditTools
              deleteLabel={`${texts.delete} ${name}`}
              onEdit={() => actions.onEdit(employee)}
              onDelete={() => actions.onDelete(employee)}
            />
          )}
        </div>
        <Badges employee={employee} />
      </header>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5 @xl/record:mt-4 @xl/record:grid-cols-[minmax(0,1fr)_14.5rem] @xl/record:grid-rows-[auto_1fr] @xl/record:gap-x-6 print:block print:space-y-5">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 @xl/record:col-start-2">
          {actions && employee.isActive && (
            <NextBar
              act={check ?? assign}
              helpers={[check && assign, call].filter((act) => act !== undefined)}
            />
          )}
          <div className="grid gap-2 empty:hidden">
            {time.isUsed && employee.isActive && <NowLine time={time.of(employee.id)} />}
            <TicketChips employee={employee} />
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 @xl/record:col-start-1 @xl/record:row-span-2 @xl/record:row-start-1">
          <RecordTabs employee={employee} hasWeek={time.isUsed} actions={actions} />
        </div>
      </div>
    </article>
  );
}

/** The way to the week that awaits approval, unless it is shown: its Approve is beside what was seen. */
const toCheck = ({ id }: Employee, week: string | undefined, shown: string | undefined) =>
  week && week !== shown
    ? { label: texts.checkWeek, icon: ClipboardCheck, to: `/employees?id=${id}&tab=week&week=${week}` }
    : undefined;
