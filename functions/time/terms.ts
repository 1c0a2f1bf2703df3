import type { EntityItem } from 'electrodb';
import type { employeeEntity } from '#functions/employees/entity.ts';
import type { weekEntity } from '#functions/punches/entity.ts';
import type { FirmRules } from '#shared/firms/rules.ts';
import type { Terms } from '#shared/time/terms.ts';
import { mondayOf } from '#shared/time/weeks.ts';

type Rated = Pick<EntityItem<typeof employeeEntity>, 'id' | 'hourlyRate'>;

/** An employee's terms today. */
export const termsNow = (
  { paidBreaks, paidHomeTravel, rounding }: FirmRules,
  { hourlyRate }: Pick<Rated, 'hourlyRate'>,
): Terms => ({ paidBreaks, paidHomeTravel, rounding, ...(hourlyRate !== undefined && { hourlyRate }) });

/** The key of an employee's week, from one of its days. */
export const weekKey = (day: string, employeeId: number): string => `${mondayOf(day)} ${employeeId}`;

/** The terms of an employee's week: approved ones as they were approved, the others as of today. */
export const termsFor = (
  rules: FirmRules,
  employees: readonly Rated[],
  weeks: readonly EntityItem<typeof weekEntity>[],
) => {
  const rates = new Map(employees.map((employee) => [employee.id, employee]));
  const approved = new Map(
    weeks.flatMap(({ state, monday, employeeId, terms }) =>
      state === 'approved' && terms ? [[weekKey(monday, employeeId), terms] as const] : [],
    ),
  );
  return (day: string, employeeId: number): Terms =>
    approved.get(weekKey(day, employeeId)) ?? termsNow(rules, rates.get(employeeId) ?? {});
};
