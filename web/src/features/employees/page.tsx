import { assignmentsRoutes } from '#shared/assignments/routes.ts';
import { employeesRoutes } from '#shared/employees/routes.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { useEmployees } from '../../data/employees.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { EmployeesScreen } from './screen.tsx';
import { texts } from './texts.ts';

/** Fetches both lists while the page's code loads. */
export const prefetch = () => {
  prefetchList(employeesRoutes.list);
  prefetchList(assignmentsRoutes.list);
};

export default function EmployeesPage() {
  const list = useEmployees();
  if (list.error) {
    return <ListFailure title={texts.prompt} what={texts.what} error={list.error} onRetry={list.retry} />;
  }
  return <EmployeesScreen list={list} />;
}
