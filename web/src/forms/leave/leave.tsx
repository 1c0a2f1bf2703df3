import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Palmtree from 'lucide-react/icons/tree-palm';
import { today } from '#shared/dates.ts';
import type { Allowance, Leave } from '#shared/leave/leave.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { RowSkeletons, Skeleton } from '../../components/skeleton.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { fullName, useEmployees } from '../../data/employees.ts';
import { useAllowances, useLeave } from '../../data/leave.ts';
import { idIn } from '../../data/use-record.ts';
import { LeaveForm } from './leave-form.tsx';
import { LeaveRow } from './leave-row.tsx';
import { texts } from './texts.ts';
import { ToAnswer } from './to-answer.tsx';

interface ViewProps {
  own: number | null;
  /** Limits it to one employee. */
  of?: number;
}

/** A field worker's own leave; everybody's, or one employee's, for the office, which answers, and for accountants, who read it. */
export default function LeaveView({ own, of }: ViewProps) {
  const role = useSignedInUser().firm?.role;
  return role === 'field' ? <Shown own={own} as="own" /> : <OfTeam own={own} of={of} as={role} />;
}

type TeamProps = ViewProps & { as: 'owner' | 'office' | 'accountant' | undefined };

function OfTeam({ own, of, as }: TeamProps) {
  const { rows } = useEmployees();
  const names = new Map(rows.map((row) => [row.id, fullName(row)]));
  const people = of === undefined ? Math.max(1, rows.length) : 1;
  const nameOf = (id: number) => names.get(id) ?? '';
  return <Shown {...{ own, of, nameOf, people }} as={as === 'accountant' ? 'reader' : 'desk'} />;
}

interface Props {
  own: number | null;
  as: 'own' | 'desk' | 'reader';
  of?: number | undefined;
  nameOf?: (employeeId: number) => string;
  /** How many people's leave it shows: one, if left out. */
  people?: number;
}

const nobody = () => '';

function Shown({ own, as, of, nameOf = nobody, people = 1 }: Props) {
  const isDesk = as === 'desk';
  const mayWrite = as !== 'reader';
  const [openText, open] = useUrlState('leave', { push: true });
  const leave = useLeave();
  const day = today();
  if (leave.isError && !leave.data) return <NotLoaded retry={() => void leave.refetch()} />;
  if (!leave.data) return <RowSkeletons count={4} />;
  const rows = leave.data.filter(({ employeeId }) => of === undefined || employeeId === of);
  const asked = isDesk ? rows.filter(({ state }) => state === 'asked') : [];
  const others = rows.filter((each) => !asked.includes(each));
  const opened = rows.find(({ id }) => id === idIn(openText)) ?? null;
  const parts = {
    nameOf: as !== 'own' && of === undefined ? nameOf : undefined,
    onOpen: mayWrite ? (id: number) => open(String(id)) : undefined,
  };
  return (
    <>
      {mayWrite && (
        <Button icon={CalendarPlus} className="justify-self-start" onClick={() => open('new')}>
          {isDesk ? texts.add : texts.ask}
        </Button>
      )}
      <ToAnswer rows={asked} nameOf={nameOf} />
      <Allowances of={of} nameOf={parts.nameOf} people={people} />
      <Rows title={texts.coming} rows={others.filter(({ to }) => to >= day)} {...parts} />
      <Rows title={texts.past} rows={others.filter(({ to }) => to < day).toReversed()} {...parts} />
      {rows.length === 0 && <EmptyState icon={Palmtree} title={texts.nothing} hint={texts.nothingHint} />}
      {mayWrite && (openText === 'new' || opened) && (
        <LeaveForm key={openText} leave={opened} isDesk={isDesk} own={own} of={of} onClose={() => open('')} />
      )}
    </>
  );
}

interface RowsProps {
  title: string;
  rows: readonly Leave[];
  nameOf: ((employeeId: number) => string) | undefined;
  onOpen: ((id: number) => void) | undefined;
}

function Rows({ title, rows, nameOf, onOpen }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-large">{title}</h2>
      <Card className="overflow-hidden">
        <ul aria-label={title} className="@container divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id}>
              <LeaveRow
                leave={row}
                name={nameOf?.(row.employeeId)}
                onOpen={onOpen && (() => onOpen(row.id))}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function AllowancesComing({ people }: { people: number }) {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-7 w-1/2" />
      {Array.from({ length: people }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <Skeleton key={index} className="h-13 rounded-card" />
      ))}
    </div>
  );
}

type AllowancesProps = Pick<RowsProps, 'nameOf'> & Pick<Props, 'of'> & { people: number };

function Allowances({ of, nameOf, people }: AllowancesProps) {
  const { data: all, isPending } = useAllowances();
  if (isPending) return <AllowancesComing people={people} />;
  const data = (all ?? []).filter(({ employeeId }) => of === undefined || employeeId === of);
  if (data.length === 0) return null;
  const name = ({ employeeId }: Allowance) => nameOf?.(employeeId) ?? '';
  const sorted = data.toSorted((a, b) => name(a).localeCompare(name(b)));
  return (
    <section className="grid gap-2">
      <h2 className="text-large">{texts.allowances}</h2>
      <Card>
        <ul aria-label={texts.allowances} className="divide-y divide-line">
          {sorted.map((allowance) => (
            <li key={allowance.employeeId} className="px-4 py-2.5">
              <Held allowance={allowance} name={nameOf?.(allowance.employeeId)} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Held({ allowance, name }: { allowance: Allowance; name: string | undefined }) {
  const { entitled, carried, asked, left } = allowance;
  const all = entitled + carried;
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-strong wrap-anywhere">{name ?? texts.kinds.holiday}</span>
        <span className="text-small tabular-nums">
          {texts.left(left, all)}
          {asked > 0 && <span className="text-muted"> · {texts.waiting(asked)}</span>}
        </span>
      </p>
      <span aria-hidden className="flex h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className="bg-ink" style={{ width: `${all > 0 ? ((all - left) / all) * 100 : 0}%` }} />
        <span className="clash" style={{ width: `${all > 0 ? (asked / all) * 100 : 0}%` }} />
      </span>
    </div>
  );
}
