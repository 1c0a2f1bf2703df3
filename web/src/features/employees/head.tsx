import Plus from 'lucide-react/icons/plus';
import { ListHead } from '../../components/list-head.tsx';
import { departmentOptions } from './names.ts';
import { texts } from './texts.ts';
import type { useFilter } from './use-filter.ts';

const departments = [{ value: '', label: texts.allDepartments }, ...departmentOptions];
const statuses = [
  { value: '', label: texts.allStatus },
  { value: 'active', label: texts.active },
  { value: 'inactive', label: texts.inactive },
];

interface Props {
  filter: ReturnType<typeof useFilter>;
  onAdd: (() => void) | undefined;
}

/** Search, department and status. */
export function Head({ filter, onAdd }: Props) {
  return (
    <ListHead
      title={texts.title}
      subtitle={texts.subtitle}
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
      action={onAdd && { label: texts.add, icon: Plus, onClick: onAdd }}
    />
  );
}
