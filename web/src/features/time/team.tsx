import { useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readDays } from '#shared/calendar/when.ts';
import { addDays, today } from '#shared/dates.ts';
import { desk } from '#shared/members/roles.ts';
import { timeRoutes } from '#shared/time/routes.ts';
import type { Week } from '#shared/time/shown.ts';
import { askRemote } from '../../api/from-records.ts';
import { sendCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkCard } from '../../components/link-card.tsx';
import { NextButton } from '../../components/next-act.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { toast } from '../../components/toast.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { idIn } from '../../data/use-record.ts';
import { useWeeks } from '../../data/weeks.ts';
import { timeTexts } from '../../forms/time/texts.ts';
import { WeekOf } from '../../forms/time/week.tsx';
import { useShownWeek, WeekNav } from '../../forms/time/week-nav.tsx';
import { explain } from '../../store/api-error.ts';
import { Export } from './export.tsx';
import { TeamRow } from './team-row.tsx';
import { isSubmitted, TeamSums } from './team-sums.tsx';
import { texts } from './texts.ts';

/** Everybody's week, who must act on each, and the payroll file. */
export function Team() {
  const week = useShownWeek();
  const [who, open] = useUrlState('who', { push: true });
  const weeks = useWeeks(week.monday);
  const id = idIn(who);
  const row = weeks.data?.find(({ employeeId }) => employeeId === id);
  return (
    <>
      {id !== null && (
        <Button
          variant="quiet"
          icon={ArrowLeft}
          className="-ml-3 justify-self-start"
          onClick={() => open('')}
        >
          {texts.back}
        </Button>
      )}
      {/* The name comes from the server. */}
      {id !== null && <h2 className="min-h-8 text-title wrap-anywhere">{row?.name}</h2>}
      <WeekNav {...week} />
      {id === null ? (
        <Everybody {...week} weeks={weeks} onOpen={(employeeId) => open(String(employeeId))} />
      ) : (
        <WeekOf key={`${week.monday} ${id}`} employeeId={id} monday={week.monday} name={row?.name} />
      )}
    </>
  );
}

interface Props {
  monday: string;
  isCurrent: boolean;
  weeks: ReturnType<typeof useWeeks>;
  onOpen: (employeeId: number) => void;
}

function Everybody({ monday, isCurrent, weeks, onOpen }: Props) {
  // A week is usually handed in once it has ended.
  const earlier = addDays(monday, -7);
  const last = useWeeks(isCurrent ? earlier : monday);
  const { firm } = useSignedInUser();
  const isDesk = desk.some((role) => role === firm?.role);
  if (weeks.isError && !weeks.data) return <NotLoaded retry={() => void weeks.refetch()} />;
  if (!weeks.data || last.isPending) return <RowSkeletons count={4} />;
  if (weeks.data.length === 0) return <Nobody isDesk={isDesk} />;
  const mayApprove = ({ employeeId }: Week) => firm?.role === 'owner' || employeeId !== firm?.employeeId;
  return (
    <>
      {isCurrent && <LastWeek monday={earlier} waiting={(last.data ?? []).filter(isSubmitted).length} />}
      {isDesk && <ApproveMany weeks={weeks.data.filter((each) => isClear(each) && mayApprove(each))} />}
      <TeamSums weeks={weeks.data} />
      <Card className="overflow-hidden">
        <ul aria-label={texts.list} className="@container divide-y divide-line">
          {weeks.data.map((each) => (
            <li key={each.employeeId}>
              <TeamRow week={each} onOpen={() => onOpen(each.employeeId)} />
            </li>
          ))}
        </ul>
      </Card>
      <Export key={monday} monday={monday} />
    </>
  );
}

function LastWeek({ monday, waiting }: { monday: string; waiting: number }) {
  if (waiting === 0) return null;
  const days = readDays({ first: monday, last: addDays(monday, 6) }, today());
  const to = `?view=team&week=${monday}`;
  return <LinkCard to={to} icon={ClipboardCheck} title={texts.toApprove(waiting)} note={days} />;
}

function Nobody({ isDesk }: { isDesk: boolean }) {
  return (
    <EmptyState
      icon={UsersRound}
      title={texts.nobody}
      hint={texts.nobodyHint}
      action={
        isDesk && (
          <ButtonLink>
            <Link to="/employees?new=1">{texts.addEmployee}</Link>
          </ButtonLink>
        )
      }
    />
  );
}

/** True if submitted and without anything to check first. */
const isClear = ({ warnings, forgotten, average, ...week }: Week): boolean =>
  isSubmitted(week) && warnings.length === 0 && forgotten.length === 0 && !average?.isOver;

/** Approves the weeks as displayed; one that has changed since is refused and reported. */
function ApproveMany({ weeks }: { weeks: readonly Week[] }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (weeks.length === 0) return null;
  const approve = async () => {
    setBusy(true);
    let approved = 0;
    for (const { monday, employeeId, hash, name } of weeks) {
      const input = { params: { monday, employeeId: String(employeeId) }, body: { hash } };
      try {
        await sendCall(cache, timeRoutes.approve, input, {});
        approved += 1;
      } catch (error) {
        const description = `${name}: ${explain(timeTexts.approveFailed, error as Error)}`;
        toast({ tone: 'danger', title: 'Error', description });
      }
    }
    if (approved > 0) toast(timeTexts.approvedMany(approved));
    await askRemote(cache);
    setBusy(false);
  };
  return (
    <div className="on-next no-print flex rounded-card bg-next p-3">
      <NextButton
        icon={Check}
        label={timeTexts.approveMany(weeks.length)}
        busy={busy}
        needsConnection
        onClick={() => void approve()}
      />
    </div>
  );
}
