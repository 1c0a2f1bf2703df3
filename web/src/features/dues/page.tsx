import CalendarClock from 'lucide-react/icons/calendar-clock';
import { lazy, Suspense } from 'react';
import type { Due } from '#shared/dues/contract.ts';
import { dueKinds, dueName } from '#shared/dues/kinds.ts';
import { duesRoutes } from '#shared/dues/routes.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { ListHead } from '../../components/list-head.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import { saysAll } from '../../components/typed-words.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { loadLongList } from '../../components/virtual-list.tsx';
import { useDues } from '../../data/dues.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { useListFailed } from '../../data/use-list-failed.ts';
import { DueRow } from './due-row.tsx';
import { texts } from './texts.ts';
import { isToldDone } from './told.ts';

const BookSheet = lazy(() => import('./book-sheet.tsx'));

/** Sends for the list while the page's code still comes. */
export const prefetch = () => prefetchList(duesRoutes.list);

export const ahead = () => loadLongList();

/** What is due within so many days is to be booked now. */
const nextDays = 30;

const says = (due: Due, search: string): boolean => {
  const { site, client, contact, number } = due;
  const all = [dueName(due), number, client?.name, contact?.name, site?.name, site?.address, site?.postcode];
  return saysAll(all, search);
};

const groupsOf = (rows: readonly Due[], told: readonly Due[]) => [
  { name: texts.overdue, tone: 'danger' as const, rows: rows.filter(({ shown }) => shown === 'overdue') },
  {
    name: texts.next,
    rows: rows.filter(({ state, days }) => state === 'open' && days >= 0 && days <= nextDays),
  },
  { name: texts.later, rows: rows.filter(({ state, days }) => state === 'open' && days > nextDays) },
  { name: texts.booked, rows: rows.filter(({ state }) => state === 'booked') },
  { name: texts.told, rows: told },
];

/** All that is due, overdue first. */
export default function DuesPage() {
  const list = useDues();
  const done = useDues({ state: 'done' });
  const failed = useListFailed(list.error);
  const [search, setSearch] = useUrlState('q');
  const [kind, setKind] = useUrlState('show');
  const [booking, book] = useUrlState('book', { push: true });
  if (failed) {
    return <ListFailure title={texts.title} what={texts.what} error={failed} onRetry={list.retry} />;
  }
  const kinds = dueKinds.filter((each) => list.rows.some((row) => row.kind === each));
  const options = [
    { value: '', label: texts.all },
    ...kinds.map((value) => ({ value, label: dueName({ kind: value }) })),
  ];
  const isFound = (row: Due) => (kind === '' || row.kind === kind) && says(row, search.trim());
  // What goes on with its next year has been done as well.
  const told = [...done.rows, ...list.rows].filter((row) => isToldDone(row) && isFound(row));
  const found = list.rows.filter((row) => !isToldDone(row) && isFound(row));
  const booked = list.rows.find(({ id, state }) => String(id) === booking && state === 'open');
  return (
    <ListPage>
      <ListHead
        title={texts.title}
        asOf={list.asOf}
        search={{ label: texts.search, value: search, onChange: setSearch }}
        choices={[{ label: texts.show, value: kind, onChange: setKind, options }]}
      />
      <RecordRows
        kind="due"
        list={list}
        groups={groupsOf(found, told)}
        filtering={search.trim() !== '' || kind !== ''}
        isToldAbove
        label={texts.title}
        chosenId={null}
        rowHeight={57}
        icon={CalendarClock}
        texts={texts}
        render={(due) => <DueRow due={due} onBook={() => book(String(due.id))} />}
      />
      <Suspense>{booked && <BookSheet due={booked} onClose={() => book('')} />}</Suspense>
    </ListPage>
  );
}
