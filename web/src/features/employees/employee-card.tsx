import Briefcase from 'lucide-react/icons/briefcase';
import Pencil from 'lucide-react/icons/pencil';
import { Link, type LinkProps } from 'react-router-dom';
import { coloursOf } from '#shared/employees/colours.ts';
import type { Employee } from '#shared/employees/contract.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { DeleteIcon } from '../../components/delete-icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { fullName, useEmployees } from '../../data/employees.ts';
import { personColour } from '../../data/person-colour.ts';
import type { TeamTimes } from '../../data/team-time.ts';
import { Badges } from './badges.tsx';
import { CardFacts } from './card-facts.tsx';
import { NowLine } from './now-line.tsx';
import { texts } from './texts.ts';
import { TicketChips } from './tickets.tsx';

/** A person's initials, ringed in their colour. Their name is always beside them. */
function Initials({ employee }: { employee: Employee }) {
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
      <div className="flex items-center gap-x-3 large-text:flex-wrap">
        <Initials employee={employee} />
        <div className="min-w-0">
          <h2 className="text-base/5 font-strong wrap-anywhere">
            <Link
              {...link}
              aria-current={chosen || undefined}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </Link>
          </h2>
          <Badges employee={employee} />
        </div>
      </div>
      {time && employee.isActive && <NowLine time={time.of(employee.id)} isBrief={isBrief} />}
      {!isBrief && (
        <>
          <TicketChips employee={employee} />
          <CardFacts employee={employee} active={active} />
          {actions && <Foot employee={employee} {...actions} />}
        </>
      )}
    </Card>
  );
}

/** What can be done, in the order of how often it is. */
function Foot({ employee, onAssign, onEdit, onDelete }: EmployeeActions & { employee: Employee }) {
  const name = fullName(employee);
  return (
    <div className="no-print relative -mx-4 -mb-4 flex flex-wrap items-center border-t border-line px-1 py-0.5">
      <Button
        variant="quiet"
        icon={Briefcase}
        aria-label={`${texts.assign}: ${name}`}
        disabled={!employee.isActive}
        className="mr-auto px-3!"
        onClick={() => onAssign(employee)}
      >
        {texts.assign}
      </Button>
      <IconButton icon={Pencil} label={`${texts.edit} ${name}`} onClick={() => onEdit(employee)} />
      <DeleteIcon label={`${texts.delete} ${name}`} onClick={() => onDelete(employee)} />
    </div>
  );
}
