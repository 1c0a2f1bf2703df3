import { useUrlState } from '../../components/use-url-state.ts';
import { categoryIn } from './search.ts';

/** What of the list is shown, as the address bar says it. */
export const useFilter = () => {
  const [search, setSearch] = useUrlState('q');
  const [categoryText, setCategory] = useUrlState('category');
  const [stock, setStock] = useUrlState('stock');
  const category = categoryIn(categoryText);
  const lowOnly = stock === 'low';
  return {
    search,
    setSearch,
    category,
    setCategory,
    lowOnly,
    setLowOnly: (low: boolean) => setStock(low ? 'low' : ''),
    isOn: search.trim() !== '' || category !== undefined || lowOnly,
  };
};
