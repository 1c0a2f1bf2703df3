import { useUrlState } from '../../components/use-url-state.ts';
import { activeIn, departmentIn } from './search.ts';

/** The list's filter, as state in the URL. */
export const useFilter = () => {
  const [search, setSearch] = useUrlState('q');
  const [departmentText, setDepartment] = useUrlState('department');
  const [statusText, setStatus] = useUrlState('status');
  return {
    search,
    setSearch,
    department: departmentIn(departmentText),
    setDepartment,
    isActive: activeIn(statusText),
    status: statusText,
    setStatus,
  };
};
