import { employeeEntity } from '#functions/employees/entity.ts';
import { type Drift, driftOf, unmoved } from './drift.ts';
import { numberOf } from './grouped.ts';
import type { Records } from './records.ts';

/** Wrong counts of employees' assignments. */
export const employeeDrifts = ({ firmId, employees, assignments }: Records): Drift[] => {
  const counts = numberOf(assignments, ({ employeeId }) => employeeId);
  return employees.flatMap((item) => {
    const { id } = item;
    const expected = { assignmentCount: counts.get(id) ?? 0 };
    const repair = () =>
      employeeEntity.patch({ firmId, id }).set(expected).add({ revision: 1 }).where(unmoved(item));
    return driftOf({ where: `employee ${id}`, item, expected, repair });
  });
};
