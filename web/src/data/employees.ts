import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { assignmentsRoutes } from '#shared/assignments/contract.ts';
import { type Employee, employeesRoutes } from '#shared/employees/contract.ts';
import { putRecord } from '../api/change-record.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';
import { refresh } from '../api/use-call.ts';
import { byName } from './by-name.ts';
import { dropRow, putRow } from './list-rows.ts';

export const fullName = ({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** All employees by name, as far as they have come. */
export const useEmployees = () => {
  const list = usePagedList(employeesRoutes.list);
  const rows = useMemo(
    () => byName(list.rows.map((row) => ({ row, name: fullName(row) }))).map(({ row }) => row),
    [list.rows],
  );
  return { ...list, rows };
};

export const employeeQuery = (id: number) => read(employeesRoutes.get, { params: { id } });

/** The four figures of the team. */
export const teamStats = read(employeesRoutes.stats, {});

/** Shows a saved employee wherever one is cached. */
export const putEmployee = (cache: QueryClient, employee: Employee): void => {
  putRow(cache, employeesRoutes.list, employee);
  putRecord(cache, employeeQuery(employee.id), employee);
  void refresh(cache, [employeesRoutes.stats.path]);
};

/** Takes an employee out of the list; what it returns puts it back. */
export const dropEmployee = (cache: QueryClient, id: number): (() => void) => {
  cache.removeQueries({ queryKey: employeeQuery(id).queryKey });
  return dropRow<Employee>(cache, employeesRoutes.list, id);
};

/** What is counted anew after an employee was deleted. */
export const teamFigures = [employeesRoutes.stats.path, assignmentsRoutes.list.path];
