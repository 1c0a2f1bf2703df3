import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { today } from '#shared/dates.ts';
import { receiptYears } from '#shared/receipts/options.ts';
import { quarterMonths, type VatStagger } from '#shared/uk/vat-quarters.ts';
import { Button } from '../../components/button.tsx';
import { ListHead } from '../../components/list-head.tsx';
import { categoryOptions, monthNames } from './looks.ts';
import { texts } from './texts.ts';
import { useReport } from './use-changes.ts';
import type { ReceiptFilter } from './use-filter.ts';

const short = (month: number | undefined): string => monthNames[(month ?? 1) - 1]?.slice(0, 3) ?? '';

const periodsOf = (stagger: VatStagger) => [
  { value: '', label: texts.allMonths },
  ...monthNames.map((label, at) => ({ value: String(at + 1), label })),
  ...quarterMonths(stagger).map((months, at) => ({
    value: `q${at + 1}`,
    label: texts.quarter(short(months[0]), short(months.at(-1)), months.length === 3),
  })),
];
const categories = [{ value: '', label: texts.allCategories }, ...categoryOptions];

/** The years to choose from, including one reached by a link or an old receipt. */
const yearOptions = (chosen: number) => {
  const years = new Set([...receiptYears(Number(today().slice(0, 4))), chosen]);
  return [...years].sort((a, b) => b - a).map((year) => ({ value: String(year), label: String(year) }));
};

interface Props {
  filter: ReceiptFilter;
  onAdd: (() => void) | undefined;
  mayReport: boolean;
}

/** Search, year, month or quarter, and category. */
export function Head({ filter, onAdd, mayReport }: Props) {
  const { search, setSearch, year, setYear, period, setPeriod, category, setCategory, vatQuarters } = filter;
  return (
    <ListHead
      title={texts.title}
      search={{ label: texts.search, value: search, onChange: setSearch }}
      choices={[
        { label: texts.year, value: String(year), onChange: setYear, options: yearOptions(year) },
        { label: texts.month, value: period, onChange: setPeriod, options: periodsOf(vatQuarters) },
        { label: texts.category, value: category ?? '', onChange: setCategory, options: categories },
      ]}
      action={onAdd && { label: texts.add, icon: Plus, onClick: onAdd }}
    >
      {mayReport && <ReportButton year={year} />}
    </ListHead>
  );
}

function ReportButton({ year }: { year: number }) {
  const { download, busy } = useReport(year);
  return (
    <Button
      variant="secondary"
      needsConnection
      icon={Download}
      busy={busy}
      onClick={download}
      aria-label={texts.report(year)}
      className="@max-xl:px-3"
    >
      <span className="@max-xl:sr-only">{texts.report(year)}</span>
    </Button>
  );
}
