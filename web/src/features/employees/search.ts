import type { Employee } from '#shared/employees/contract.ts';
import { type Department, departments } from '#shared/employees/options.ts';
import { matching } from '../../search/matching.ts';

export interface Filter {
  /** Part of a name, an email, a telephone number or a position. */
  search: string;
  /** Undefined for all. */
  department: Department | undefined;
  /** Undefined for both. */
  isActive: boolean | undefined;
}

/** The department that a text of the address bar names, if it is one. */
export const departmentIn = (text: string): Department | undefined =>
  departments.find((department) => department === text);

/** Active or not, as a text of the address bar says it. */
export const activeIn = (text: string): boolean | undefined =>
  text === 'active' ? true : text === 'inactive' ? false : undefined;

/** The employees that pass. */
export const found = (
  employees: readonly Employee[],
  { search, department, isActive }: Filter,
): readonly Employee[] =>
  matching('employees', employees, search).filter(
    (employee) =>
      (!department || employee.department === department) &&
      (isActive === undefined || employee.isActive === isActive),
  );
