import UserRound from 'lucide-react/icons/user-round';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSignedInUser } from '../../api/user.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { settingsPath } from '../../data/settings-sections.ts';
import { ClockBar } from '../../forms/time/clock-bar.tsx';
import { useOwnEmployee } from '../../forms/time/use-clock.ts';
import { WeekOf } from '../../forms/time/week.tsx';
import { useShownWeek, WeekNav } from '../../forms/time/week-nav.tsx';
import { Team } from './team.tsx';
import { texts } from './texts.ts';

const LeaveView = lazy(() => import('../../forms/leave/leave.tsx'));

const mine = { value: 'mine', label: texts.mine } as const;
const team = { value: 'team', label: texts.team } as const;
const leave = { value: 'leave', label: texts.leave } as const;

/** The segments that each role sees. */
const segments = {
  owner: [mine, team, leave],
  office: [mine, team, leave],
  field: [mine, leave],
  accountant: [team, leave],
} as const;

/** The clock and the user's own week; everybody's week for those who may see it; and leave. */
export default function TimePage() {
  const [asked, choose] = useUrlState('view');
  const { firm } = useSignedInUser();
  const own = useOwnEmployee();
  const role = firm?.role ?? 'field';
  const shown = segments[role];
  const usual = own === null && role !== 'field' ? 'team' : shown[0].value;
  const view = shown.find(({ value }) => value === asked)?.value ?? usual;
  return (
    <Page className="max-w-3xl">
      <PageHeader title={texts.title} />
      {shown.length > 1 && <Segmented label={texts.whose} value={view} segments={shown} onChange={choose} />}
      {view === 'team' && <Team />}
      {view === 'mine' && <Mine />}
      {view === 'leave' && (
        <Suspense fallback={<RowSkeletons count={4} />}>
          {own === null && role === 'field' ? <NotLinked /> : <LeaveView own={own} />}
        </Suspense>
      )}
    </Page>
  );
}

function Mine() {
  const own = useOwnEmployee();
  const week = useShownWeek();
  if (own === null) return <NotLinked />;
  return (
    <>
      <ClockBar employeeId={own} look="next" week={week.monday} />
      <WeekNav {...week} />
      <WeekOf key={week.monday} employeeId={own} monday={week.monday} />
    </>
  );
}

/** Only employees can clock on. */
function NotLinked() {
  const isOwner = useSignedInUser().firm?.role === 'owner';
  return (
    <EmptyState
      icon={UserRound}
      title={texts.notLinked}
      hint={isOwner ? texts.notLinkedOwner : texts.notLinkedOther}
      action={
        isOwner && (
          <ButtonLink>
            <Link to={settingsPath('people')}>{texts.link}</Link>
          </ButtonLink>
        )
      }
    />
  );
}
