import { CircleAlert, Landmark, Plus, ReceiptText } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import type { useInvoices } from '../../data/invoices.ts';
import { countOverdue, filtered, filterIn, statusFilters } from './filter.ts';
import { InvoiceRow } from './invoice-row.tsx';
import { texts } from './texts.ts';

interface Props {
  list: ReturnType<typeof useInvoices>;
  chosenId: number | null;
  onOpen: (id: number) => void;
  onCreate: () => void;
  /** What stands above the rows: the drafts, which no filter hides. */
  above: ReactNode;
}

/** Everything left of the detail: the warning, search and filter, and the rows. */
export function InvoiceList({ list, chosenId, onOpen, onCreate, above }: Props) {
  const [search, setSearch] = useUrlState('q');
  const [statusText, setStatus] = useUrlState('status');
  const status = filterIn(statusText);
  const day = today();
  const overdue = useMemo(() => countOverdue(list.rows, day), [list.rows, day]);
  const shown = useMemo(() => filtered(list.rows, search, status, day), [list.rows, search, status, day]);
  const show = (value: string) => setStatus(value === 'all' ? '' : value);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 pt-4 pb-28 lg:pt-7 lg:pb-12 print:p-0">
      <div className="grid gap-4 px-4 lg:px-5 print:p-0">
        <PageHeader title={texts.title} action={{ label: texts.create, icon: Plus, onClick: onCreate }}>
          <ButtonLink variant="secondary" icon={Landmark}>
            <Link to="/payments">{texts.matchBank}</Link>
          </ButtonLink>
        </PageHeader>
        {overdue > 0 && <OverdueBanner count={overdue} onShow={() => show('overdue')} />}
        <div className="flex flex-wrap gap-3">
          <SearchInput label={texts.search} value={search} onChange={setSearch} className="min-w-60" />
          <Segmented
            label="Status"
            value={status}
            segments={statusFilters}
            onChange={show}
            className="max-sm:w-full"
          />
        </div>
        <ListProgress list={list} noun={texts.noun} />
      </div>
      {above}
      {list.loading ? (
        <div className="px-4 lg:px-5">
          <RowSkeletons count={5} />
        </div>
      ) : (
        <Rows
          {...{ list, shown, chosenId, onOpen, onCreate }}
          filtering={Boolean(search) || status !== 'all'}
        />
      )}
    </div>
  );
}

function OverdueBanner({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Notice tone="danger" icon={CircleAlert} title={texts.overdue(count)}>
      <p>{texts.overdueHint}</p>
      <button
        type="button"
        onClick={onShow}
        className="no-print -mb-2 min-h-11 pr-4 font-strong underline underline-offset-4"
      >
        {texts.showOverdue}
      </button>
    </Notice>
  );
}

interface RowsProps extends Omit<Props, 'above'> {
  shown: readonly Invoice[];
  filtering: boolean;
}

function Rows({ chosenId, onOpen, ...rows }: RowsProps) {
  return (
    <RecordRows
      {...rows}
      label={texts.title}
      chosenId={chosenId}
      rowHeight={89}
      icon={ReceiptText}
      texts={texts}
      render={(invoice) => <InvoiceRow invoice={invoice} chosen={invoice.id === chosenId} onOpen={onOpen} />}
    />
  );
}
