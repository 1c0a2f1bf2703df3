import Plus from 'lucide-react/icons/plus';
import { today } from '#shared/dates.ts';
import { receiptYears } from '#shared/receipts/options.ts';
import { quarterMonths, type VatStagger } from '#shared/uk/vat-quarters.ts';
import { ListHead } from '../../components/list-head.tsx';
import { words } from '../../words.ts';
import { categoryOptions, monthNames } from './looks.ts';
import { texts } from './texts.ts';
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
}

/** Search, year, month or quarter, and category. */
export function Head({ filter, onAdd }: Props) {
  const { search, setSearch, year, setYear, period, setPeriod, category, setCategory, vatQuarters } = filter;
  return (
    <ListHead
      title={texts.title}
      search={{ label: texts.search, placeholder: words.search, value: search, onChange: setSearch }}
      choices={[
        { label: texts.year, value: String(year), onChange: setYear, options: yearOptions(year) },
        { label: texts.month, value: period, onChange: setPeriod, options: periodsOf(vatQuarters) },
        { label: texts.category, value: category ?? '', onChange: setCategory, options: categories },
      ]}
      action={onAdd && { label: texts.add, icon: Plus, onClick: onAdd }}
    />
  );
}
