import { FileText, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { today } from '#shared/dates.ts';
import type { QuoteRow as Row } from '#shared/quotes/shown.ts';
import { ListProgress } from '../../components/list-progress.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import type { useQuotes } from '../../data/quotes.ts';
import { Figures } from './figures.tsx';
import { filtered, filterIn, quoteFilters } from './filter.ts';
import { QuoteRow } from './quote-row.tsx';
import { texts } from './texts.ts';

interface Props {
  list: ReturnType<typeof useQuotes>;
  chosenId: number | null;
  onOpen: (id: number) => void;
  onCreate: () => void;
}

/** Everything left of the detail: what is out, search and filter, and the rows. */
export function QuoteList({ list, ...others }: Props) {
  const [search, setSearch] = useUrlState('q');
  const [statusText, setStatus] = useUrlState('status');
  const filter = filterIn(statusText);
  const day = today();
  const shown = useMemo(() => filtered(list.rows, search, filter, day), [list.rows, search, filter, day]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 pt-4 pb-28 lg:pt-7 lg:pb-12 print:p-0">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 lg:px-5 print:p-0">
        <PageHeader
          title={texts.title}
          action={{ label: texts.create, icon: Plus, onClick: others.onCreate }}
        />
        <Figures list={list} />
        <div className="flex flex-wrap gap-3">
          <SearchInput label={texts.search} value={search} onChange={setSearch} className="min-w-60" />
          <Segmented
            label="Status"
            value={filter}
            segments={quoteFilters}
            onChange={(value) => setStatus(value === 'all' ? '' : value)}
            className="max-sm:w-full"
          />
        </div>
        <ListProgress list={list} noun={texts.noun} />
      </div>
      {list.loading ? (
        <div className="px-4 lg:px-5">
          <RowSkeletons count={5} />
        </div>
      ) : (
        <Rows list={list} shown={shown} {...others} filtering={Boolean(search) || filter !== 'all'} />
      )}
    </div>
  );
}

function Rows({ chosenId, onOpen, ...rows }: Props & { shown: readonly Row[]; filtering: boolean }) {
  return (
    <RecordRows
      {...rows}
      label={texts.title}
      chosenId={chosenId}
      rowHeight={97}
      icon={FileText}
      texts={texts}
      render={(quote) => <QuoteRow quote={quote} chosen={quote.id === chosenId} onOpen={onOpen} />}
    />
  );
}
