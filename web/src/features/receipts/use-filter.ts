import { today } from '#shared/dates.ts';
import { receiptCategories } from '#shared/receipts/options.ts';
import { quarterMonths, usualStagger, type VatStagger } from '#shared/uk/vat-quarters.ts';
import { useSignedInUser } from '../../api/user.ts';
import { useUrlState } from '../../components/use-url-state.ts';

const thisYear = (): number => Number(today().slice(0, 4));

/** The year in the URL; this year if there is none. */
export const yearIn = (text: string): number => (/^(19|20)\d\d$/.test(text) ? Number(text) : thisYear());

/** The months, from 1, of a text: `3` for one, `q1` for a VAT quarter; undefined for all. */
const monthsIn = (text: string, stagger: VatStagger): readonly number[] | undefined => {
  if (/^([1-9]|1[0-2])$/.test(text)) return [Number(text)];
  const [, quarter] = text.match(/^q([1-5])$/) ?? [];
  return quarter ? quarterMonths(stagger)[Number(quarter) - 1] : undefined;
};

/** The receipts' filter, as state in the URL. */
export const useFilter = () => {
  const [search, setSearch] = useUrlState('q');
  const [yearText, setYear] = useUrlState('year');
  const [monthText, setMonth] = useUrlState('month');
  const [categoryText, setCategory] = useUrlState('category');
  // A user stored by an older build has no such setting.
  const { vatQuarters = usualStagger } = useSignedInUser();
  const months = monthsIn(monthText, vatQuarters);
  const category = receiptCategories.find((known) => known === categoryText);
  return {
    search,
    setSearch,
    year: yearIn(yearText),
    setYear: (year: string) => setYear(year === String(thisYear()) ? '' : year),
    months,
    vatQuarters,
    /** The text of the chosen months; empty for all. */
    period: months ? monthText : '',
    setPeriod: setMonth,
    category,
    setCategory,
    isOn: search.trim() !== '' || months !== undefined || category !== undefined,
  };
};

export type ReceiptFilter = ReturnType<typeof useFilter>;
