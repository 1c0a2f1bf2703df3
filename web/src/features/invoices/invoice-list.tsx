import Landmark from 'lucide-react/icons/landmark';
import Plus from 'lucide-react/icons/plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { type InvoiceStatus, invoiceStatuses, shownState } from '#shared/invoices/status.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ListHead } from '../../components/list-head.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { useWide } from '../../components/widths.ts';
import type { useInvoices } from '../../data/invoices.ts';
import { MovingIn } from '../../data/moving-in.tsx';
import { Elsewhere } from '../../search/elsewhere.tsx';
import { matching } from '../../search/matching.ts';
import { grouped, owedIn } from './groups.ts';
import { InvoiceRow } from './invoice-row.tsx';
import { MoneyCard } from './money-card.tsx';
import { texts } from './texts.ts';

type StatusFilter = 'all' | InvoiceStatus;

const statusFilters = (['all', ...invoiceStatuses] as const).map((value) => ({
  value,
  label: texts.filters[value],
}));

/** Parses `?status=`; anything unknown is all. */
const filterIn = (text: string): StatusFilter => invoiceStatuses.find((status) => status === text) ?? 'all';

/** The invoices with this displayed status that match a search by number, client, job or amount. */
const filtered = (
  invoices: readonly Invoice[],
  search: string,
  status: StatusFilter,
  today: string,
): readonly Invoice[] => {
  const found = matching('invoices', invoices, search);
  return status === 'all' ? found : found.filter((invoice) => shownState(invoice, today) === status);
};

interface Props {
  list: ReturnType<typeof useInvoices>;
  chosenId: number | null;
  onOpen: (id: number) => void;
  /** Left out if this user may not. */
  onCreate: (() => void) | undefined;
  /** Above the rows: the drafts, which no filter hides. */
  above: ReactNode;
  /** The drafts are still loading: the rows wait, so that none moves. */
  isWaiting: boolean;
}

/** The left pane: what is owed, search and filter, and the rows by status. */
export function InvoiceList({ list, chosenId, onOpen, onCreate, above, isWaiting }: Props) {
  const [search, setSearch] = useUrlState('q');
  const [statusText, setStatus] = useUrlState('status');
  const status = filterIn(statusText);
  const day = today();
  const all = useMemo(() => grouped(list.rows, day), [list.rows, day]);
  const isFiltering = search.trim() !== '' || status !== 'all';
  const shown = useMemo(
    () => (isFiltering ? grouped(filtered(list.rows, search, status, day), day) : all),
    [list.rows, search, status, day, isFiltering, all],
  );
  const isWide = useWide();
  const show = (value: string) => setStatus(value === 'all' ? '' : value);
  return (
    <ListPage>
      <ListHead
        title={texts.title}
        search={{ label: texts.search, value: search, onChange: setSearch }}
        choices={[{ label: 'Status', value: status, onChange: show, options: statusFilters }]}
        action={onCreate && { label: texts.create, icon: Plus, onClick: onCreate }}
      >
        {isWide && onCreate && (
          <ButtonLink variant="secondary" icon={Landmark} className="@max-xl:px-3">
            <Link to="/payments">
              <span className="@max-xl:sr-only">{texts.matchBank}</span>
            </Link>
          </ButtonLink>
        )}
      </ListHead>
      {(list.loading || list.rows.length > 0) && (
        <MoneyCard
          owed={list.complete ? owedIn(all) : undefined}
          late={isWaiting ? 0 : (all[0]?.rows.length ?? 0)}
          onShowLate={() => show('overdue')}
        />
      )}
      {above}
      <RecordRows
        kind="invoice"
        list={isWaiting ? { ...list, loading: true, complete: false } : list}
        groups={isWaiting ? [] : shown}
        filtering={isFiltering}
        shortened
        label={texts.title}
        chosenId={chosenId}
        rowHeight={57}
        icon={ReceiptText}
        texts={texts}
        onCreate={onCreate}
        otherWay={<MovingIn />}
        render={(invoice) => (
          <InvoiceRow invoice={invoice} chosen={invoice.id === chosenId} onOpen={onOpen} />
        )}
      />
      <Elsewhere text={search} except="invoices" />
    </ListPage>
  );
}
