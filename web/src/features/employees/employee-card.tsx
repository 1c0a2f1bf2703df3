import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { Employee } from '#shared/employees/contract.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { DeleteIcon } from '../../components/delete-icon.tsx';
import { callHref, mailHref } from '../../components/hrefs.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { Money } from '../../components/money.tsx';
import { fullName } from '../../data/employees.ts';
import type { TeamTimes } from '../../data/team-time.ts';
import { Badges } from './badges.tsx';
import { Initials } from './initials.tsx';
import { departmentNames } from './names.ts';
import { NowLine } from './now-line.tsx';
import { labels, texts } from './texts.ts';
import { TicketChips } from './tickets.tsx';

export interface EmployeeActions {
  onEdit: (employee: Employee) => void;
  onDelete: (employee: Employee) => void;
  onAssign: (employee: Employee) => void;
}

interface Props {
  employee: Employee;
  /** The number of their open jobs. */
  active: number;
  /** Their current activity and week; undefined if the firm clocks nothing. */
  time: TeamTimes | undefined;
  chosen: boolean;
  /** Beside an open record: only who they are and what they are doing. */
  isBrief: boolean;
  link: Omit<LinkProps, 'children'>;
  /** False if this user may not. */
  actions: EmployeeActions | false;
}

/** An employee in the grid: the card opens them, its buttons edit, delete or assign them. */
export function EmployeeCard({ employee, active, time, chosen, isBrief, link, actions }: Props) {
  const name = fullName(employee);
  return (
    <Card className="relative flex h-full flex-col gap-3 p-4 transition-colors hover:border-control has-[[aria-current]]:border-control has-[[aria-current]]:bg-selected has-[[aria-current]]:shadow-[inset_3px_0_0_var(--ink)]">
      {/* The badges use the space below the buttons too, because a card has none to spare. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 large-text:flex large-text:flex-wrap">
        <Initials employee={employee} />
        <h2 className="text-base font-strong wrap-anywhere">
          <Link
            {...link}
            aria-current={chosen || undefined}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </Link>
        </h2>
        {actions && !isBrief && (
          <div className="no-print relative -my-1 -mr-2 flex">
            <IconButton
              icon={Pencil}
              label={`${texts.edit} ${name}`}
              onClick={() => actions.onEdit(employee)}
            />
            <DeleteIcon label={`${texts.delete} ${name}`} onClick={() => actions.onDelete(employee)} />
          </div>
        )}
        <div className="col-span-2 col-start-2">
          <Badges employee={employee} />
        </div>
      </div>
      {time && employee.isActive && <NowLine time={time.of(employee.id)} />}
      {!isBrief && (
        <>
          <TicketChips employee={employee} />
          <CardFacts employee={employee} />
          <Assigning employee={employee} active={active} actions={actions} />
        </>
      )}
    </Card>
  );
}

function Assigning({ employee, active, actions }: Pick<Props, 'employee' | 'active' | 'actions'>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-small font-strong">{texts.activeAssignments(active)}</p>
      {actions && (
        <Button
          variant="secondary"
          icon={BriefcaseBusiness}
          aria-label={`${texts.assign}: ${fullName(employee)}`}
          disabled={!employee.isActive}
          className="no-print relative"
          onClick={() => actions.onAssign(employee)}
        >
          {texts.assign}
        </Button>
      )}
    </div>
  );
}

const linkClass = 'relative underline decoration-control underline-offset-4 hover:decoration-current';

/** Two lines that need no labels. Unknown facts take no space, except the rate, which every labour cost depends on. */
function CardFacts({ employee: { department, email, phone, hourlyRate } }: { employee: Employee }) {
  return (
    <div className="grid flex-1 content-start gap-y-1 text-small wrap-anywhere">
      <dl className="flex flex-wrap gap-x-1">
        {department && (
          <CardFact name={labels.department}>
            {departmentNames[department]} <span aria-hidden>·</span>
          </CardFact>
        )}
        <CardFact name={labels.hourlyRate} isNamed={hourlyRate === null}>
          <Rate pounds={hourlyRate} />
        </CardFact>
      </dl>
      {(phone || email) && (
        <dl className="flex flex-wrap gap-x-4 gap-y-1">
          {phone && (
            <CardFact name={labels.phone}>
              <a href={callHref(phone)} className={linkClass}>
                {phone}
              </a>
            </CardFact>
          )}
          {email && (
            <CardFact name={labels.email}>
              <a href={mailHref(email)} className={linkClass}>
                {email}
              </a>
            </CardFact>
          )}
        </dl>
      )}
    </div>
  );
}

interface FactProps {
  name: string;
  /** Its value needs its label to be understood. */
  isNamed?: boolean;
  children: ReactNode;
}

function CardFact({ name, isNamed = false, children }: FactProps) {
  return (
    <div className="flex gap-x-1.5">
      <dt className={isNamed ? 'text-muted' : 'sr-only'}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What an hour costs, `£18.50/hour`. */
export function Rate({ pounds }: { pounds: number | null }) {
  if (pounds === null) return texts.notSet;
  return (
    <span className="whitespace-nowrap">
      <Money pounds={pounds} />
      {texts.perHour}
    </span>
  );
}
