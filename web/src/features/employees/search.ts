import type { Employee } from '#shared/employees/contract.ts';
import { type Department, departments } from '#shared/employees/options.ts';
import { matching } from '../../search/matching.ts';

export interface Filter {
  /** Part of a name, an email, a phone number or a position. */
  search: string;
  /** Undefined for all. */
  department: Department | undefined;
  /** Undefined for both. */
  isActive: boolean | undefined;
}

/** The department in the URL, if valid. */
export const departmentIn = (text: string): Department | undefined =>
  departments.find((department) => department === text);

/** The active filter in the URL. */
export const activeIn = (text: string): boolean | undefined =>
  text === 'active' ? true : text === 'inactive' ? false : undefined;

/** The employees that match. */
export const found = (
  employees: readonly Employee[],
  { search, department, isActive }: Filter,
): readonly Employee[] =>
  matching('employees', employees, search).filter(
    (employee) =>
      (!department || employee.department === department) &&
      (isActive === undefined || employee.isActive === isActive),
  );
