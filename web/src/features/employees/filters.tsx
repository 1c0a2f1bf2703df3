import { FilterBar } from '../../components/filter-bar.tsx';
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
    <FilterBar
      search={{ label: texts.search, value: filter.search, onChange: filter.setSearch }}
      choices={[
        {
          label: texts.department,
          value: filter.department ?? '',
          onChange: filter.setDepartment,
          options: departments,
        },
        {
          label: texts.status,
          value: filter.isActive === undefined ? '' : filter.status,
          onChange: filter.setStatus,
          options: statuses,
        },
      ]}
    />
  );
}
