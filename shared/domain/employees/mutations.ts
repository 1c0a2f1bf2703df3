import type { EmployeeInput, EmployeeUpdate } from '../../employees/contract.ts';
import { employeeDefaults } from '../../employees/options.ts';
import { isOpenJob } from '../../jobs/status.ts';
import { beginning, bodyIn, change, changed, laterThan } from '../changed.ts';
import type { Apply, MutationContext, MutationEntry } from '../mutation.ts';
import { idIn, type RecordOf } from '../reader.ts';
import { personalFields } from './rules.ts';
import { isThere } from './views.ts';

type Employee = RecordOf<'employee'>;

/** An employee with only a name. */
const blank = {
  ...{ email: null, phone: null, address: null, position: null, department: null, hourlyRate: null },
  ...{ startDate: null, emergencyContact: null, emergencyPhone: null, notes: null },
  ...{ hours: null, leaveDays: null, leaveCarried: null, tickets: null, colour: null, optOut48: null },
  ...employeeDefaults,
  deletedAt: null,
};

const newEmployee = (given: EmployeeInput, context: MutationContext): Employee =>
  changed<Employee>(
    { ...blank, ...beginning(context), firstName: given.firstName, lastName: given.lastName },
    given,
  );

const create: Apply = (_, input, context) => [
  change('employee', undefined, newEmployee(bodyIn<EmployeeInput>(input), context)),
];

const update: Apply = (db, input, { at }) => {
  const current = db.get('employee', idIn(input));
  if (!current || !isThere(current)) return undefined;
  const { updatedAt: _, ...given } = bodyIn<EmployeeUpdate>(input);
  return [
    change('employee', current, changed(current, { ...given, updatedAt: laterThan(current.updatedAt, at) })),
  ];
};

/** The employee after deletion, if assignments, hours or leave still refer to them: only the name stays. */
const deleted = (current: Employee, at: string): Employee => {
  const deletedAt = laterThan(current.updatedAt, at);
  const forgotten = Object.fromEntries(personalFields.map((name) => [name, null]));
  return { ...current, ...forgotten, isActive: false, deletedAt, updatedAt: deletedAt };
};

const remove: Apply = (db, input, { at }) => {
  const id = idIn(input);
  const current = db.get('employee', id);
  if (!current || !isThere(current)) return undefined;
  const assignments = db.by('assignment', 'employeeId', id);
  if (assignments.some(({ jobId }) => isOpenJob(db.get('job', jobId)?.status ?? 'cancelled'))) return [];
  const isNamed =
    assignments.length > 0 ||
    db.by('punch', 'employeeId', id).length > 0 ||
    db.by('leave', 'employeeId', id).length > 0;
  return [change('employee', current, isNamed ? deleted(current, at) : undefined)];
};

const subject: MutationEntry['subject'] = (input) => `employee/${idIn(input)}`;

export const employeeMutations: readonly MutationEntry[] = [
  { route: 'POST /api/employees', subject: (_, { newId }) => `employee/${newId}`, apply: create },
  { route: 'PUT /api/employees/{id}', subject, apply: update },
  { route: 'DELETE /api/employees/{id}', subject, apply: remove },
];
