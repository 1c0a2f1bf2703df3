import { today } from '#shared/dates.ts';
import { receiptYears } from '#shared/receipts/options.ts';
import { SearchInput } from '../../components/search-input.tsx';
import { Select } from '../../components/select.tsx';
import { categoryOptions, monthNames } from './looks.ts';
import { texts } from './texts.ts';
import type { ReceiptFilter } from './use-filter.ts';

const months = [
  { value: '', label: texts.allMonths },
  ...monthNames.map((label, at) => ({ value: String(at + 1), label })),
];
const categories = [{ value: '', label: texts.allCategories }, ...categoryOptions];

/** The years to choose from; one that a link or an old receipt leads to is among them. */
const yearOptions = (chosen: number) => {
  const years = new Set([...receiptYears(Number(today().slice(0, 4))), chosen]);
  return [...years].sort((a, b) => b - a).map((year) => ({ value: String(year), label: String(year) }));
};

/** Search, year, month and category. */
export function Filters({ filter }: { filter: ReceiptFilter }) {
  return (
    <div className="no-print flex flex-wrap gap-3">
      <SearchInput
        label={texts.search}
        value={filter.search}
        onChange={filter.setSearch}
        className="min-w-64"
      />
      <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex *:last:max-sm:col-span-2">
        <Select
          aria-label={texts.year}
          value={String(filter.year)}
          onChange={(event) => filter.setYear(event.target.value)}
          options={yearOptions(filter.year)}
        />
        <Select
          aria-label={texts.month}
          value={String(filter.month ?? '')}
          onChange={(event) => filter.setMonth(event.target.value)}
          options={months}
        />
        <Select
          aria-label={texts.category}
          value={filter.category ?? ''}
          onChange={(event) => filter.setCategory(event.target.value)}
          options={categories}
        />
      </div>
    </div>
  );
}
