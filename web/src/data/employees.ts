import { useMemo } from 'react';
import type { Employee } from '#shared/employees/contract.ts';
import { employeesRoutes } from '#shared/employees/routes.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';
import { byName } from './by-name.ts';

export const fullName = ({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** All employees by name, as far as loaded. */
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
