import Building2 from 'lucide-react/icons/building-2';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { formatDate, today } from '#shared/dates.ts';
import type { Site } from '#shared/sites/site.ts';
import { ListHead } from '../../components/list-head.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import type { Group } from '../../components/row-group.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { useUrlLink, useUrlState } from '../../components/use-url-state.ts';
import { MovingIn } from '../../data/moving-in.tsx';
import { dueOf, type useSites } from '../../data/sites.ts';
import { Elsewhere } from '../../search/elsewhere.tsx';
import { matching } from '../../search/matching.ts';
import { WaitingMark } from '../../waiting/waiting-mark.tsx';
import { words } from '../../words.ts';
import { texts } from './texts.ts';
import { restOf, titleOf } from './title.ts';

type Shown = keyof typeof texts.shown;
const options = (Object.keys(texts.shown) as Shown[]).map((value) => ({ value, label: texts.shown[value] }));

interface Props {
  list: ReturnType<typeof useSites>;
  chosenId: number | null;
  /** Left out if this user may not add one. */
  onAdd: (() => void) | undefined;
}

/** Groups by what is due, each earliest first; without headings if nothing is due soon. */
const grouped = (rows: readonly Site[], day: string): Group<Site>[] => {
  const of = (due: ReturnType<typeof dueOf>) =>
    rows
      .filter((site) => dueOf(site, day) === due)
      .toSorted((a, b) => (a.nextDue ?? '9999').localeCompare(b.nextDue ?? '9999'));
  const [overdue, soon, rest] = [of('overdue'), of('soon'), of(null)];
  if (rest.length === rows.length) return [{ name: '', rows: rest }];
  return [
    { name: texts.overdue, rows: overdue, tone: 'danger' },
    { name: texts.dueSoon, rows: soon },
    { name: texts.notSoon, rows: rest },
  ];
};

const fits = (site: Site, shown: Shown, day: string): boolean => {
  if (shown === 'archived') return site.archivedAt !== null;
  return site.archivedAt === null && (shown === '' || dueOf(site, day) !== null);
};

/** All properties, grouped by what is due. */
export function SiteList({ list, chosenId, onAdd }: Props) {
  const [search, setSearch] = useUrlState('q');
  const [asked, setShown] = useUrlState('show');
  const shown = options.find(({ value }) => value === asked)?.value ?? '';
  const linkTo = useUrlLink('id');
  const day = today();
  const found = useMemo(() => matching('sites', list.rows, search), [list.rows, search]);
  const groups = grouped(
    found.filter((site) => fits(site, shown, day)),
    day,
  );
  return (
    <ListPage>
      <ListHead
        title={texts.title}
        asOf={list.asOf}
        search={{ label: texts.search, placeholder: words.search, value: search, onChange: setSearch }}
        choices={[{ label: texts.show, value: shown, onChange: setShown, options }]}
        action={onAdd && { label: texts.add, icon: Plus, onClick: onAdd }}
      />
      <RecordRows
        kind="site"
        list={list}
        groups={groups}
        filtering={search.trim() !== '' || shown !== ''}
        isToldAbove
        label={texts.title}
        chosenId={chosenId}
        rowHeight={57}
        icon={Building2}
        texts={texts}
        onCreate={onAdd}
        otherWay={<MovingIn />}
        render={(site) => (
          <ListRow
            chosen={site.id === chosenId}
            link={linkTo(String(site.id))}
            title={titleOf(site)}
            second={[restOf(site), site.client?.name].filter(Boolean).join(' · ')}
            sum={site.nextDue && <span className="text-small">{formatDate(site.nextDue)}</span>}
            state={<Standing site={site} day={day} />}
          />
        )}
      />
      <Elsewhere text={search} except="sites" />
    </ListPage>
  );
}

function Standing({ site, day }: { site: Site; day: string }) {
  const due = dueOf(site, day);
  return (
    <>
      <WaitingMark id={site.id} />
      {due === 'overdue' && <StateWord tone="danger">{texts.overdue}</StateWord>}
      {due === 'soon' && <StateWord tone="warning">{texts.dueSoon}</StateWord>}
      {due === null && site.nextDue && <StateWord>{texts.dueWord}</StateWord>}
      {site.archivedAt !== null && <StateWord>{texts.archived}</StateWord>}
    </>
  );
}
