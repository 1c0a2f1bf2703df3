import UsersRound from 'lucide-react/icons/users-round';
import { useMemo } from 'react';
import type { AdminUser } from '#shared/admin/contract.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Figure, FigureLine } from '../../components/figure-line.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { useNow } from '../../components/use-now.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { countersOf, found } from './facts.ts';
import { texts } from './texts.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserList } from './user-list.tsx';

interface Props {
  list: {
    rows: readonly AdminUser[];
    loading: boolean;
    complete: boolean;
    stopped: boolean;
    retry: () => void;
  };
}

const minuteMs = 60_000;

/** The counters, the search and all users; `?id=` opens one. */
export function AdminScreen({ list }: Props) {
  const [search, setSearch] = useUrlState('q');
  const [id, open] = useUrlState('id', { push: true });
  const now = useNow(minuteMs);
  const shown = useMemo(() => found(list.rows, search), [list.rows, search]);
  const isEmpty = shown.length === 0 && (list.complete || list.stopped);
  return (
    <Page>
      <PageHeader title={texts.title} />
      <Counters users={list.rows} loading={list.loading} now={now} />
      <div className="flex">
        <SearchInput label={texts.search} value={search} onChange={setSearch} />
      </div>
      <ListProgress list={list} noun={texts.noun} />
      {list.loading && <RowSkeletons count={5} />}
      {isEmpty && <EmptyState icon={UsersRound} title={texts.none} hint={texts.noneHint} />}
      {shown.length > 0 && <UserList users={shown} now={now} onView={(user) => open(user.id)} />}
      {id && (
        <UserDialog
          user={list.rows.find((user) => user.id === id)}
          missing={list.complete}
          now={now}
          onClose={() => open('')}
        />
      )}
    </Page>
  );
}

interface CountersProps {
  users: readonly AdminUser[];
  loading: boolean;
  now: number;
}

function Counters({ users, loading, now }: CountersProps) {
  const counters = useMemo(() => countersOf(users, now), [users, now]);
  const shown = (count: number) => (loading ? undefined : count.toLocaleString('en-GB'));
  return (
    <div className="@container">
      <FigureLine busy={loading}>
        <Figure label={texts.totalUsers} value={shown(counters.total)} />
        <Figure label={texts.subscribed} value={shown(counters.subscribed)} />
        <Figure label={texts.activeTrials} value={shown(counters.trials)} />
        <Figure label={texts.newUsers} value={shown(counters.fresh)} />
      </FigureLine>
    </div>
  );
}
