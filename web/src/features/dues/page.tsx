import CalendarClock from 'lucide-react/icons/calendar-clock';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Due } from '#shared/dues/contract.ts';
import { dueKinds, dueName } from '#shared/dues/kinds.ts';
import { duesRoutes } from '#shared/dues/routes.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { useSignedInUser } from '../../api/user.ts';
import { ListHead } from '../../components/list-head.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import { saysAll } from '../../components/typed-words.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { loadLongList } from '../../components/virtual-list.tsx';
import { useDues } from '../../data/dues.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { useListFailed } from '../../data/use-list-failed.ts';
import { idIn } from '../../data/use-record.ts';
import { words } from '../../words.ts';
import { DueRow } from './due-row.tsx';
import { texts } from './texts.ts';
import { isToldDone } from './told.ts';

const BookSheet = lazy(() => import('../../forms/dues/book-sheet.tsx'));
const DueForm = lazy(() => import('../../forms/dues/due-form.tsx'));

/** Fetches the list while the page's code loads. */
export const prefetch = () => prefetchList(duesRoutes.list);

export const ahead = () => loadLongList();

/** What is due within this many days should be booked now. */
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

/** The clients with something due, by name. */
const clientsOf = (rows: readonly Due[]) => {
  const names = new Map(rows.flatMap(({ client }) => (client ? [[String(client.id), client.name]] : [])));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
};

/** The filters: a kind and a client, if there are several. */
const useChosen = (rows: readonly Due[]) => {
  const [search, setSearch] = useUrlState('q');
  const [kind, setKind] = useUrlState('show');
  const [clientId, setClient] = useUrlState('client');
  const kinds = dueKinds.filter((each) => rows.some((row) => row.kind === each));
  const clients = clientsOf(rows);
  const ofKind = {
    ...{ label: texts.show, value: kind, onChange: setKind },
    options: [
      { value: '', label: texts.all },
      ...kinds.map((value) => ({ value, label: dueName({ kind: value }) })),
    ],
  };
  const ofClient = {
    ...{ label: texts.whose, value: clientId, onChange: setClient },
    options: [{ value: '', label: texts.everybody }, ...clients],
  };
  return {
    search: { label: texts.search, placeholder: words.search, value: search, onChange: setSearch },
    choices: clients.length > 1 || clientId !== '' ? [ofKind, ofClient] : [ofKind],
    filtering: search.trim() !== '' || kind !== '' || clientId !== '',
    isFound: (row: Due) =>
      (kind === '' || row.kind === kind) &&
      (clientId === '' || String(row.clientId) === clientId) &&
      says(row, search.trim()),
  };
};

/** The forms opened by the URL: a booking, a new due date, and a change to one. */
const useSheets = (rows: readonly Due[]) => {
  const [params] = useSearchParams();
  const [booking, book] = useUrlState('book', { push: true });
  const [creating, create] = useUrlState('new', { push: true, along: 'for site' });
  const [editing, edit] = useUrlState('edit', { push: true });
  const booked = rows.find(({ id, state }) => String(id) === booking && state === 'open');
  const edited = rows.find(({ id }) => String(id) === editing);
  const place = {
    clientId: idIn(params.get('for') ?? '') ?? undefined,
    siteId: idIn(params.get('site') ?? '') ?? undefined,
  };
  const sheets = (
    <Suspense>
      {booked && <BookSheet due={booked} onClose={() => book('')} />}
      {creating && <DueForm due={null} place={place} onClose={() => create('')} />}
      {edited && <DueForm key={edited.id} due={edited} onClose={() => edit('')} />}
    </Suspense>
  );
  return { book, create, edit, sheets };
};

/** All that is due, overdue first. */
export default function DuesPage() {
  const list = useDues();
  const done = useDues({ state: 'done' });
  const mayChange = isAmong(useSignedInUser(), openTo('dues.create', desk));
  const failed = useListFailed(list.error);
  const { search, choices, filtering, isFound } = useChosen(list.rows);
  const { book, create, edit, sheets } = useSheets(list.rows);
  if (failed) {
    return <ListFailure title={texts.title} what={texts.what} error={failed} onRetry={list.retry} />;
  }
  const add = mayChange ? () => create('1') : undefined;
  // One that recurs next year has been done as well.
  const told = [...done.rows, ...list.rows].filter((row) => isToldDone(row) && isFound(row));
  const found = list.rows.filter((row) => !isToldDone(row) && isFound(row));
  const next = found.find(({ state }) => state === 'open');
  return (
    <ListPage>
      <ListHead
        title={texts.title}
        asOf={list.asOf}
        search={search}
        choices={choices}
        action={add && { label: texts.add, icon: Plus, onClick: add }}
      />
      <RecordRows
        kind="due"
        list={list}
        groups={groupsOf(found, told)}
        filtering={filtering}
        isToldAbove
        label={texts.title}
        chosenId={null}
        rowHeight={57}
        icon={CalendarClock}
        texts={texts}
        onCreate={add}
        render={(due) => (
          <DueRow
            due={due}
            acts={
              mayChange
                ? {
                    onBook: () => book(String(due.id)),
                    onChange: () => edit(String(due.id)),
                    isNext: due === next,
                  }
                : undefined
            }
          />
        )}
      />
      {mayChange && sheets}
    </ListPage>
  );
}
