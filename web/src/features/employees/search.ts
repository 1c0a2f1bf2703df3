import type { Employee } from '#shared/employees/contract.ts';
import { type Department, departments } from '#shared/employees/options.ts';

export interface Filter {
  /** Part of a first or last name, an email or a position. */
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
): readonly Employee[] => {
  const text = search.trim().toLowerCase();
  return employees.filter(
    (employee) =>
      (!department || employee.department === department) &&
      (isActive === undefined || employee.isActive === isActive) &&
      [
        employee.firstName,
        employee.lastName,
        `${employee.firstName} ${employee.lastName}`,
        employee.email,
        employee.position,
      ].some((field) => field?.toLowerCase().includes(text)),
  );
};
