import type { EntityItem } from 'electrodb';
import { assignmentsOfEmployee, endAssignments } from '#functions/assignments/ending.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { conflict, notFound } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { pageById } from '#functions/lib/list.ts';
import { outdate } from '#functions/lib/names.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { type EmployeeInput, type EmployeeUpdate, employeeDefaults } from '#shared/employees/contract.ts';
import type { PageQuery } from '#shared/fields.ts';
import { counted } from '#shared/words.ts';
import { employeeEntity } from './entity.ts';
import { recountTeam } from './team.ts';

type StoredEmployee = EntityItem<typeof employeeEntity>;

export const listEmployees = (userId: string, query: PageQuery) =>
  pageById(employeeEntity, employeeEntity.query.byId({ userId }), query);

/** Throws 404 if the user has no such employee. */
export const getEmployee = async (userId: string, id: number): Promise<StoredEmployee> => {
  const { data } = await employeeEntity.get({ userId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

export const createEmployee = (userId: string, input: EmployeeInput, once: Once) =>
  withNewId(async (id) => {
    const at = nextInstant();
    const { firstName, lastName } = input;
    const kept = { userId, id, createdAt: at, updatedAt: at };
    const employee = { ...employeeDefaults, ...withoutNulls(input), firstName, lastName, ...kept };
    await transact([
      write(employeeEntity.create(employee), () => new IdTaken()),
      ...recountTeam(userId, undefined, employee),
      ...once.writes(employee),
    ]);
    return employee;
  });

/** A field left out stays, `null` clears it. Throws 404, and 409 if the record is not the one the caller knew. */
export const updateEmployee = (
  userId: string,
  id: number,
  { updatedAt: basedOn, ...fields }: EmployeeUpdate,
) =>
  withLatest(
    () => getEmployee(userId, id),
    basedOn,
    async (current) => {
      const changes = { ...fields, updatedAt: nextInstant(current.updatedAt) };
      const after = applied(current, changes);
      const patch = employeeEntity
        .patch({ userId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes) as 'notes'[])
        .where((employee, { eq }) => eq(employee.updatedAt, current.updatedAt));
      const isRenamed = after.firstName !== current.firstName || after.lastName !== current.lastName;
      await transact([
        write(patch, () => new Moved()),
        ...recountTeam(userId, current, after),
        ...outdate(userId, { names: isRenamed }),
      ]);
      return after;
    },
  );

/** Ends what assignments on closed jobs are left, then deletes. Throws 404, and 409 while they are on open jobs. */
export const removeEmployee = (userId: string, id: number): Promise<void> =>
  withLatest(
    () => getEmployee(userId, id),
    undefined,
    async (current) => {
      const assignments = await assignmentsOfEmployee(userId, id);
      const open = assignments.filter(({ isOpen }) => isOpen).length;
      if (open > 0) throw conflict(`they have ${counted(open, 'active assignment')}`);
      await endAssignments(userId, assignments);
      const removal = employeeEntity
        .delete({ userId, id })
        .where(
          (employee, { eq, notExists }) =>
            `${eq(employee.updatedAt, current.updatedAt)} AND (${notExists(employee.assignmentCount)} OR ${eq(employee.assignmentCount, 0)})`,
        );
      await transact([write(removal, () => new Moved()), ...recountTeam(userId, current, undefined)]);
    },
  );
