import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { formatDate } from '#shared/dates.ts';
import { personColours } from '#shared/employees/colours.ts';
import { type Employee, type EmployeeInput, employeeInput } from '#shared/employees/contract.ts';
import { type Department, employeeDefaults, type Position } from '#shared/employees/options.ts';
import { type Ticket, ticketNames } from '#shared/employees/tickets.ts';
import type { Hours } from '#shared/firms/weekdays.ts';
import { formatPounds } from '#shared/money.ts';
import { fromServer } from '../../api/from-server.ts';
import { employeeQuery } from '../../data/employees.ts';
import { readHours } from '../../forms/hours/texts.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { departmentNames, positionNames } from './names.ts';
import { type labels, texts } from './texts.ts';
import { useSave } from './use-changes.ts';

type Values = z.input<typeof employeeInput>;
type Name = keyof typeof labels;

const newValues: Values = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  position: 'general',
  department: 'general',
  hourlyRate: null,
  ...{ startDate: '', optOut48: '' },
  emergencyContact: '',
  emergencyPhone: '',
  notes: '',
  ...{ hours: null, leaveDays: null, leaveCarried: null, tickets: [], colour: null },
  ...employeeDefaults,
};

const formTicket = ({ kind, number, endsOn }: Ticket) => ({
  kind,
  number: number ?? '',
  endsOn: endsOn ?? '',
});

const valuesOf = (employee: Employee): Values => ({
  firstName: employee.firstName,
  lastName: employee.lastName,
  email: employee.email ?? '',
  phone: employee.phone ?? '',
  address: employee.address ?? '',
  position: employee.position ?? '',
  department: employee.department ?? '',
  hourlyRate: employee.hourlyRate,
  ...{ startDate: employee.startDate ?? '', optOut48: employee.optOut48 ?? '' },
  emergencyContact: employee.emergencyContact ?? '',
  emergencyPhone: employee.emergencyPhone ?? '',
  notes: employee.notes ?? '',
  isActive: employee.isActive,
  ...{ hours: employee.hours, leaveDays: employee.leaveDays, leaveCarried: employee.leaveCarried },
  colour: employee.colour,
  tickets: (employee.tickets ?? []).map(formTicket),
});

/** The employee's form, which creates or updates. */
export const useEmployeeForm = (employee: Employee | null, onClose: () => void) => {
  const cache = useQueryClient();
  return useRecordForm<Employee, Values, EmployeeInput>({
    keptAs: employee ? `employee/${employee.id}` : 'employee',
    shape: employeeInput,
    opened: employee,
    toValues: ((row: Employee | null) => (row ? valuesOf(row) : newValues)) as (
      row: Employee | null,
    ) => Values,
    readNow: () => cache.fetchQuery({ ...employeeQuery(employee?.id ?? 0), ...fromServer }),
    save: useSave(),
    onClose,
  });
};

export type EmployeeFormState = ReturnType<typeof useEmployeeForm>['form'];

const readTicket = ({ kind, number, endsOn }: Ticket): string =>
  [ticketNames[kind], number, endsOn && formatDate(endsOn)].filter(Boolean).join(', ');

/** A field's formatted value. */
export const readable = (name: Name, value: unknown): string => {
  if (name === 'isActive') return value ? texts.active : texts.inactive;
  if (name === 'hourlyRate') return formatPounds(Number(value));
  if (name === 'position') return positionNames[value as Position];
  if (name === 'hours') return readHours(value as Partial<Hours>);
  if (name === 'tickets') return (value as Ticket[]).map(readTicket).join('\n');
  if (name === 'colour') return personColours[value as number] ?? '';
  if (name === 'department') return departmentNames[value as Department];
  return name === 'startDate' || name === 'optOut48' ? formatDate(String(value)) : String(value);
};
