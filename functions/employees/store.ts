import type { EntityItem } from 'electrodb';
import { countFigures } from '#functions/figures/moved.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { firstIdAfter } from '#functions/lib/list.ts';
import { outdate } from '#functions/lib/names.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { timeOfEntity } from '#functions/punches/entity.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { personalFields } from '#shared/domain/employees/rules.ts';
import { isThere } from '#shared/domain/employees/views.ts';
import type { EmployeeUpdate, NewEmployee } from '#shared/employees/contract.ts';
import { employeeDefaults } from '#shared/employees/options.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, notFound } from '#shared/kernel/refusal.ts';
import { pageRows } from '#shared/limits.ts';
import { counted } from '#shared/words.ts';
import { employeeEntity } from './entity.ts';
import { leaveOfEntity } from './leave-entity.ts';

type StoredEmployee = EntityItem<typeof employeeEntity>;

/** A page of the employees who were not deleted; the few deleted ones are skipped. */
export const listEmployees = async (firmId: FirmId, { cursor, limit = pageRows }: PageQuery) => {
  const { data } = await employeeEntity.query
    .byId({ firmId })
    .between({ id: 0 }, { id: firstIdAfter(cursor) })
    .where((employee, { notExists }) => notExists(employee.deletedAt))
    .go({ order: 'desc', consistent: true, count: limit + 1 });
  const rows = data.slice(0, limit);
  const last = data.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last && String(last.id) };
};

/** Reads an employee. Throws 404 if the firm has no such employee. */
export const getEmployee = async (firmId: FirmId, id: number): Promise<StoredEmployee> => {
  const { data } = await employeeEntity.get({ firmId, id }).go({ consistent: true });
  if (!data || !isThere(data)) throw notFound();
  return data;
};

/** A new employee with this id, and their writes. Throws IdTaken out of the transaction. */
export const newEmployeeWrites = (firmId: FirmId, id: number, input: Omit<NewEmployee, 'id'>) => {
  const at = nextInstant();
  const { firstName, lastName } = input;
  const kept = { firmId, id, ...madeNow(at) };
  const employee = { ...employeeDefaults, ...withoutNulls(input), firstName, lastName, ...kept };
  const writes = [
    write(employeeEntity.create(employee), () => new IdTaken()),
    ...countFigures(firmId, [{ kind: 'employee', before: undefined, after: employee }]),
  ];
  return { employee, writes };
};

export const createEmployee = (firmId: FirmId, { id: chosen, ...input }: NewEmployee, once: Once) =>
  withNewId(async (id) => {
    const { employee, writes } = newEmployeeWrites(firmId, id, input);
    await transact([...writes, ...once.writes(employee)]);
    return employee;
  }, chosen);

/** Updates an employee: an omitted field stays, `null` clears it. Throws 404, and 409 for a stale write. */
export const updateEmployee = (
  firmId: FirmId,
  id: number,
  { updatedAt: basedOn, ...fields }: EmployeeUpdate,
) =>
  withLatest(
    () => getEmployee(firmId, id),
    basedOn,
    async (current) => {
      const changes = { ...fields, updatedAt: nextInstant(current.updatedAt) };
      const after = applied(current, changes);
      const patch = employeeEntity
        .patch({ firmId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes) as 'notes'[])
        .where((employee, { eq }) => eq(employee.updatedAt, current.updatedAt));
      const isRenamed = after.firstName !== current.firstName || after.lastName !== current.lastName;
      await transact([
        write(patch, () => new Moved()),
        ...countFigures(firmId, [{ kind: 'employee', before: current, after }]),
        ...outdate(firmId, { names: isRenamed }),
      ]);
      return after;
    },
  );

/** An employee's assignments, and whether those jobs are open. */
export type AssignmentsOf = (firmId: FirmId, employeeId: number) => Promise<readonly { isOpen: boolean }[]>;

/**
 * Deletes an employee. Their work on closed jobs, their clocked time and their leave stay, with their name. Throws 404, and 409
 * while they are on open jobs.
 */
export const removeEmployee = (
  firmId: FirmId,
  id: number,
  { basedOn, assignmentsOf }: { basedOn: string | undefined; assignmentsOf: AssignmentsOf },
): Promise<void> =>
  withLatest(
    () => getEmployee(firmId, id),
    basedOn,
    async (current) => {
      const [assignments, time, leave] = await Promise.all([
        assignmentsOf(firmId, id),
        timeOfEntity.get({ firmId, employeeId: id }).go({ consistent: true }),
        leaveOfEntity.get({ firmId, employeeId: id }).go({ consistent: true }),
      ]);
      const open = assignments.filter(({ isOpen }) => isOpen).length;
      if (open > 0)
        throw conflict(`they have ${counted(open, 'active assignment')}`, undefined, 'has_dependants');
      const { assignmentCount, updatedAt } = current;
      const deletedAt = nextInstant(updatedAt);
      const removal =
        assignments.length === 0 && !time.data && !leave.data
          ? employeeEntity.delete({ firmId, id })
          : employeeEntity
              .patch({ firmId, id })
              .set({ isActive: false, deletedAt, updatedAt: deletedAt })
              .remove([...personalFields]);
      const asRead = removal.where((employee, { eq, notExists }) =>
        [
          eq(employee.updatedAt, updatedAt),
          assignmentCount === undefined
            ? notExists(employee.assignmentCount)
            : eq(employee.assignmentCount, assignmentCount),
        ].join(' AND '),
      );
      await transact([
        write(asRead, () => new Moved()),
        ...countFigures(firmId, [{ kind: 'employee', before: current, after: undefined }]),
      ]);
    },
  );
