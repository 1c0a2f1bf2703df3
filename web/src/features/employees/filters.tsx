import { SearchInput } from '../../components/search-input.tsx';
import { Select } from '../../components/select.tsx';
import { departmentOptions } from './names.ts';
import { texts } from './texts.ts';
import type { useFilter } from './use-filter.ts';

const departments = [{ value: '', label: texts.allDepartments }, ...departmentOptions];
const statuses = [
  { value: '', label: texts.allStatus },
  { value: 'active', label: texts.active },
  { value: 'inactive', label: texts.inactive },
];

/** Search, department and status. */
export function Filters({ filter }: { filter: ReturnType<typeof useFilter> }) {
  return (
    <div className="no-print flex flex-wrap gap-3">
      <SearchInput
        label={texts.search}
        value={filter.search}
        onChange={filter.setSearch}
        className="min-w-64 max-sm:min-w-full"
      />
      <Select
        aria-label={texts.department}
        value={filter.department ?? ''}
        onChange={(event) => filter.setDepartment(event.target.value)}
        options={departments}
        className="max-sm:min-w-36 max-sm:flex-1"
      />
      <Select
        aria-label={texts.status}
        value={filter.isActive === undefined ? '' : filter.status}
        onChange={(event) => filter.setStatus(event.target.value)}
        options={statuses}
        className="max-sm:min-w-36 max-sm:flex-1"
      />
    </div>
  );
}
