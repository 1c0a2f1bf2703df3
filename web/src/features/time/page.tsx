import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router-dom';
import { books } from '#shared/members/roles.ts';
import { useSignedInUser } from '../../api/user.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { settingsPath } from '../../data/settings-sections.ts';
import { ClockBar } from '../../forms/time/clock-bar.tsx';
import { useOwnEmployee } from '../../forms/time/use-clock.ts';
import { WeekOf } from '../../forms/time/week.tsx';
import { useShownWeek, WeekNav } from '../../forms/time/week-nav.tsx';
import { Team } from './team.tsx';
import { texts } from './texts.ts';

const segments = [
  { value: 'mine', label: texts.mine },
  { value: 'team', label: texts.team },
] as const;

/** The clock and one's own week; for those who see it, the week of everybody. */
export default function TimePage() {
  const [asked, choose] = useUrlState('view');
  const { firm } = useSignedInUser();
  const own = useOwnEmployee();
  const seesTeam = books.some((role) => role === firm?.role);
  const usual = own === null ? 'team' : 'mine';
  const view = seesTeam ? (segments.find(({ value }) => value === asked)?.value ?? usual) : 'mine';
  return (
    <Page className="max-w-3xl">
      <PageHeader title={texts.title} />
      {seesTeam && firm?.role !== 'accountant' && (
        <Segmented label={texts.whose} value={view} segments={segments} onChange={choose} />
      )}
      {view === 'team' ? <Team /> : <Mine />}
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

/** Nobody clocks on who is no employee. */
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
