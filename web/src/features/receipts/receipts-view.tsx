import { clsx } from 'clsx';
import Download from 'lucide-react/icons/download';
import ReceiptPoundSterling from 'lucide-react/icons/receipt-pound-sterling';
import { useMemo } from 'react';
import { books } from '#shared/members/roles.ts';
import { formatPounds } from '#shared/money.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Figure, FigureLine } from '../../components/figure-line.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { RecordRows } from '../../components/record-rows.tsx';
import { MoneyPlaces } from '../../data/money-places.tsx';
import { Elsewhere } from '../../search/elsewhere.tsx';
import { Head } from './head.tsx';
import type { ReceiptList } from './queries.ts';
import { type ReceiptActions, ReceiptRow } from './receipt-row.tsx';
import { byMonth, figuresOf, found } from './search.ts';
import { texts } from './texts.ts';
import { Tray } from './tray.tsx';
import { useReport } from './use-changes.ts';
import type { ReceiptFilter } from './use-filter.ts';

/** The four figures of the displayed receipts; undefined while loading. */
function Stats({ figures }: { figures: ReturnType<typeof figuresOf> | undefined }) {
  return (
    <FigureLine busy={!figures}>
      <Figure label={texts.totalReceipts} value={figures?.count.toLocaleString('en-GB')} />
      <Figure label={texts.totalAmount} value={figures && formatPounds(figures.amount)} />
      <Figure label={texts.vatClaimable} value={figures && formatPounds(figures.vat)} />
      <Figure label={texts.thisMonth} value={figures?.thisMonth.toLocaleString('en-GB')} />
    </FigureLine>
  );
}

interface Props extends ReceiptActions {
  list: ReceiptList;
  filter: ReceiptFilter;
  chosenId: number | null;
  /** Left out if this user may not. */
  onAdd: (() => void) | undefined;
  /** Opens a queued picture, by its key. */
  onRead: (key: string) => void;
}

/** Filters, the figures of the matches, and the receipts by month. */
export function ReceiptsView({ list, filter, chosenId, onAdd, onRead, ...actions }: Props) {
  const { search, months, category, year } = filter;
  const mayReport = isAmong(useSignedInUser(), openTo('receipts.report', books));
  const shown = useMemo(
    () => found(list.rows, { search, months, category }),
    [list.rows, search, months, category],
  );
  const groups = useMemo(() => byMonth(shown), [shown]);
  const figures = useMemo(() => figuresOf(shown), [shown]);
  const hasNone = list.complete && list.rows.length === 0;
  return (
    <ListPage>
      <Head filter={filter} onAdd={onAdd} />
      <Tray onRead={onRead} />
      {/* Beside an open receipt the rows need the room. */}
      <div className={clsx('px-4 py-1 lg:px-5', chosenId !== null && 'split:hidden')}>
        {!hasNone && <Stats figures={list.complete ? figures : undefined} />}
        {mayReport && (
          <div className="no-print flex flex-wrap items-center justify-between">
            <MoneyPlaces except="/receipts" />
            <ReportButton year={year} />
          </div>
        )}
      </div>
      <RecordRows
        kind="receipt"
        list={list}
        groups={groups}
        filtering={filter.isOn}
        placeholders={6}
        label={texts.receipts}
        chosenId={chosenId}
        rowHeight={57}
        icon={ReceiptPoundSterling}
        texts={{ ...texts, noneHint: texts.noneHint(year) }}
        onCreate={onAdd}
        render={(receipt) => <ReceiptRow receipt={receipt} chosen={receipt.id === chosenId} {...actions} />}
      />
      <Elsewhere text={search} except="receipts" />
    </ListPage>
  );
}

function ReportButton({ year }: { year: number }) {
  const { download, busy } = useReport(year);
  return (
    <Button
      variant="quiet"
      needsConnection
      icon={Download}
      busy={busy}
      onClick={download}
      aria-label={texts.report(year)}
      className="-mr-3 px-3! text-small!"
    >
      <span className="@max-xl:sr-only">{texts.report(year)}</span>
    </Button>
  );
}
