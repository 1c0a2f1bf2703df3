import { today } from '#shared/dates.ts';
import { receiptCategories } from '#shared/receipts/options.ts';
import { useUrlState } from '../../components/use-url-state.ts';

const thisYear = (): number => Number(today().slice(0, 4));

/** The year that a text of the address bar names; this one where it names none. */
export const yearIn = (text: string): number => (/^(19|20)\d\d$/.test(text) ? Number(text) : thisYear());

const monthIn = (text: string): number | undefined =>
  /^([1-9]|1[0-2])$/.test(text) ? Number(text) : undefined;

/** What of the receipts is shown, as the address bar says it. */
export const useFilter = () => {
  const [search, setSearch] = useUrlState('q');
  const [yearText, setYear] = useUrlState('year');
  const [monthText, setMonth] = useUrlState('month');
  const [categoryText, setCategory] = useUrlState('category');
  const month = monthIn(monthText);
  const category = receiptCategories.find((known) => known === categoryText);
  return {
    search,
    setSearch,
    year: yearIn(yearText),
    setYear: (year: string) => setYear(year === String(thisYear()) ? '' : year),
    /** From 1; undefined for all. */
    month,
    setMonth,
    category,
    setCategory,
    isOn: search.trim() !== '' || month !== undefined || category !== undefined,
  };
};

export type ReceiptFilter = ReturnType<typeof useFilter>;
