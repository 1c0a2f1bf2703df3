import FileText from 'lucide-react/icons/file-text';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { today } from '#shared/dates.ts';
import { ListHead } from '../../components/list-head.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { MovingIn } from '../../data/moving-in.tsx';
import type { useQuotes } from '../../data/quotes.ts';
import { Elsewhere } from '../../search/elsewhere.tsx';
import { Figures } from './figures.tsx';
import { filtered, filterIn, quoteFilters } from './filter.ts';
import { grouped } from './groups.ts';
import { QuoteRow } from './quote-row.tsx';
import { texts } from './texts.ts';

interface Props {
  list: ReturnType<typeof useQuotes>;
  chosenId: number | null;
  onOpen: (id: number) => void;
  /** Left out if this user may not. */
  onCreate: (() => void) | undefined;
}

/** The left pane: what is pending, search and filter, and the rows by what they wait for. */
export function QuoteList({ list, chosenId, onOpen, onCreate }: Props) {
  const [search, setSearch] = useUrlState('q');
  const [statusText, setStatus] = useUrlState('status');
  const filter = filterIn(statusText);
  const day = today();
  const groups = useMemo(
    () => grouped(filtered(list.rows, search, filter, day), day),
    [list.rows, search, filter, day],
  );
  const show = (value: string) => setStatus(value === 'all' ? '' : value);
  return (
    <ListPage>
      <ListHead
        title={texts.title}
        search={{ label: texts.search, value: search, onChange: setSearch }}
        choices={[{ label: 'Status', value: filter, onChange: show, options: quoteFilters }]}
        action={onCreate && { label: texts.create, icon: Plus, onClick: onCreate }}
      />
      <Figures list={list} />
      <RecordRows
        kind="quote"
        list={list}
        groups={groups}
        filtering={search.trim() !== '' || filter !== 'all'}
        shortened
        label={texts.title}
        chosenId={chosenId}
        rowHeight={57}
        icon={FileText}
        texts={texts}
        onCreate={onCreate}
        otherWay={<MovingIn />}
        render={(quote) => <QuoteRow quote={quote} chosen={quote.id === chosenId} onOpen={onOpen} />}
      />
      <Elsewhere text={search} except="quotes" />
    </ListPage>
  );
}
