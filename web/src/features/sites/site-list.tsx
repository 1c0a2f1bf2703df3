import Building2 from 'lucide-react/icons/building-2';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { formatDate, today } from '#shared/dates.ts';
import type { Site } from '#shared/sites/site.ts';
import { ListHead } from '../../components/list-head.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { useUrlLink, useUrlState } from '../../components/use-url-state.ts';
import { MovingIn } from '../../data/moving-in.tsx';
import { dueOf, type useSites } from '../../data/sites.ts';
import { Elsewhere } from '../../search/elsewhere.tsx';
import { matching } from '../../search/matching.ts';
import { WaitingMark } from '../../waiting/waiting-mark.tsx';
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

/** Sorts overdue first, then due soon, each earliest first; then the rest unchanged. */
const byDay = (rows: readonly Site[], day: string): Site[] => {
  const rank = (site: Site): string => (dueOf(site, day) && site.nextDue) || '9999';
  return rows.toSorted((a, b) => rank(a).localeCompare(rank(b)));
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
  const rows = byDay(
    found.filter((site) => fits(site, shown, day)),
    day,
  );
  return (
    <ListPage>
      <ListHead
        title={texts.title}
        asOf={list.asOf}
        search={{ label: texts.search, value: search, onChange: setSearch }}
        choices={[{ label: texts.show, value: shown, onChange: setShown, options }]}
        action={onAdd && { label: texts.add, icon: Plus, onClick: onAdd }}
      />
      <RecordRows
        kind="site"
        list={list}
        groups={[{ name: '', rows }]}
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
      {due === 'soon' && site.nextDue && (
        <StateWord tone="warning">{texts.dueOn(formatDate(site.nextDue))}</StateWord>
      )}
      {site.archivedAt !== null && <StateWord>{texts.archived}</StateWord>}
    </>
  );
}
