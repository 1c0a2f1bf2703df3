import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import UsersRound from 'lucide-react/icons/users-round';
import { useMemo } from 'react';
import { today } from '#shared/dates.ts';
import type { Employee } from '#shared/employees/contract.ts';
import { endingTickets } from '#shared/employees/tickets.ts';
import { formatPounds } from '#shared/money.ts';
import { Button } from '../../components/button.tsx';
import { CardGrid } from '../../components/card-grid.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Figure, FigureLine } from '../../components/figure-line.tsx';
import { FoldedRows } from '../../components/folded-rows.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { CardSkeletons } from '../../components/skeleton.tsx';
import { useUrlLink } from '../../components/use-url-state.ts';
import { activeByEmployee, useAssignments } from '../../data/assignments.ts';
import { teamStats, type useEmployees } from '../../data/employees.ts';
import { type TeamTime, useTeamTime } from '../../data/team-time.ts';
import { Elsewhere } from '../../search/elsewhere.tsx';
import { type EmployeeActions, EmployeeCard } from './employee-card.tsx';
import { Head } from './head.tsx';
import { found } from './search.ts';
import { texts } from './texts.ts';
import { useFilter } from './use-filter.ts';

/** The team's four figures. */
function Stats() {
  const query = useQuery(teamStats);
  const { data } = query;
  return (
    <FigureLine query={query} failed={texts.statsFailed}>
      <Figure label={texts.totalEmployees} value={data?.totalEmployees.toLocaleString('en-GB')} />
      <Figure label={texts.activeEmployees} value={data?.activeEmployees.toLocaleString('en-GB')} />
      <Figure label={texts.totalAssignments} value={data?.totalAssignments.toLocaleString('en-GB')} />
      <Figure label={texts.averageHourlyRate} value={data && formatPounds(data.averageHourlyRate)} />
    </FigureLine>
  );
}

/** Ranks employees: first those who need the office, then those at work, then the others; former ones last. */
const rank = (employee: Employee, { isForgotten, toApprove, now }: TeamTime): number => {
  if (!employee.isActive) return 3;
  if (isForgotten || toApprove || endingTickets(employee, today()).length > 0) return 0;
  return now ? 1 : 2;
};

/** Sorts employees by rank, keeping their order within each. */
const needsFirst = (
  employees: readonly Employee[],
  timeOf: (employeeId: number) => TeamTime,
): readonly Employee[] =>
  employees
    .map((employee) => ({ employee, rank: rank(employee, timeOf(employee.id)) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ employee }) => employee);

interface Props {
  list: ReturnType<typeof useEmployees>;
  chosenId: number | null;
  /** False if this user may not. */
  actions: (EmployeeActions & { onAdd: () => void }) | false;
}

const card = { width: 300, height: 192 };
/** Beside an open record. */
const briefCard = { width: 300, height: 200 };

/** The left pane: figures, search and the cards. */
export function EmployeeList({ list, chosenId, actions }: Props) {
  const onAdd = actions ? actions.onAdd : undefined;
  const filter = useFilter();
  const { search, department, isActive } = filter;
  const shown = useMemo(
    () => found(list.rows, { search, department, isActive }),
    [list.rows, search, department, isActive],
  );
  const assignments = useAssignments().rows;
  const active = useMemo(() => activeByEmployee(assignments), [assignments]);
  const time = useTeamTime();
  const ordered = time.isUsed ? needsFirst(shown, time.of) : shown;
  const linkTo = useUrlLink('id');
  const hasNone = list.complete && list.rows.length === 0;
  const isBrief = chosenId !== null;
  const isEmpty = shown.length === 0 && (list.complete || list.stopped);
  const filtering = search.trim() !== '' || department !== undefined || isActive !== undefined;
  const folds = !filtering && shown.some((employee) => employee.isActive);
  const left = ordered.filter((employee) => !employee.isActive);
  const cards = (label: string, items: readonly Employee[]) =>
    items.length > 0 && (
      <CardGrid
        kind="employee"
        label={label}
        items={items}
        card={isBrief ? briefCard : card}
        chosenId={chosenId}
        render={(employee) => (
          <EmployeeCard
            employee={employee}
            active={active.get(employee.id) ?? 0}
            time={time.isUsed ? time : undefined}
            chosen={employee.id === chosenId}
            isBrief={isBrief}
            link={linkTo(String(employee.id))}
            actions={actions}
          />
        )}
      />
    );
  return (
    <ListPage>
      <Head filter={filter} onAdd={onAdd} />
      {!hasNone && !isBrief && (
        <div className="px-4 py-1 lg:px-5">
          <Stats />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 pt-2 lg:px-5">
        <ListProgress list={list} noun={texts.noun} />
        {(list.loading || time.isLoading) && <CardSkeletons count={6} />}
        {isEmpty && <NoEmployees filtering={filtering} onAdd={hasNone ? onAdd : undefined} />}
        {!time.isLoading && (
          <>
            {cards(texts.listName, folds ? ordered.filter(({ isActive }) => isActive) : ordered)}
            {folds && (
              <FoldedRows
                id="inactive"
                title={texts.inactive}
                count={left.length}
                heading="h2"
                open={left.some(({ id }) => id === chosenId)}
                prints
              >
                {cards(texts.inactive, left)}
              </FoldedRows>
            )}
          </>
        )}
      </div>
      <Elsewhere text={search} except="employees" />
    </ListPage>
  );
}

function NoEmployees({ filtering, onAdd }: { filtering: boolean; onAdd: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={UsersRound}
      title={texts.none}
      hint={filtering ? texts.noMatchHint : texts.noneHint}
      action={
        onAdd && (
          <Button icon={Plus} onClick={onAdd}>
            {texts.first}
          </Button>
        )
      }
    />
  );
}
