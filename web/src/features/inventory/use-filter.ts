import { useUrlState } from '../../components/use-url-state.ts';
import { categoryIn } from './search.ts';

/** The list's filter, as state in the URL. */
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
