import { Download, Plus, ReceiptPoundSterling } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { CardSkeletons } from '../../components/skeleton.tsx';
import { Filters } from './filters.tsx';
import { MonthGroups } from './month-groups.tsx';
import type { ReceiptList } from './queries.ts';
import type { ReceiptActions } from './receipt-card.tsx';
import { found, inThisMonth } from './search.ts';
import { Stats } from './stats.tsx';
import { texts } from './texts.ts';
import { useReport } from './use-changes.ts';
import type { ReceiptFilter } from './use-filter.ts';

interface Props extends ReceiptActions {
  list: ReceiptList;
  filter: ReceiptFilter;
  onAdd: () => void;
}

/** Figures, filters and the receipts under their months. */
export function ReceiptsView({ list, filter, onAdd, ...actions }: Props) {
  const { search, month, category, year } = filter;
  const shown = useMemo(
    () => found(list.rows, { search, month, category }),
    [list.rows, search, month, category],
  );
  const isEmpty = shown.length === 0 && (list.complete || list.stopped);
  return (
    <Page>
      <PageHeader title={texts.title} action={{ label: texts.add, icon: Plus, onClick: onAdd }}>
        <ReportButton year={year} />
      </PageHeader>
      <Stats thisMonth={list.loading ? undefined : inThisMonth(shown)} />
      <Filters filter={filter} />
      <ListProgress list={list} noun={texts.noun} />
      {list.loading && <CardSkeletons count={6} />}
      {isEmpty && (
        <EmptyState
          icon={ReceiptPoundSterling}
          title={texts.none}
          hint={filter.isOn ? texts.noMatchHint : texts.noneHint(year)}
        />
      )}
      {shown.length > 0 && <MonthGroups receipts={shown} {...actions} />}
    </Page>
  );
}

function ReportButton({ year }: { year: number }) {
  const { download, busy } = useReport(year);
  return (
    <Button variant="secondary" icon={Download} busy={busy} onClick={download}>
      {texts.report(year)}
    </Button>
  );
}
