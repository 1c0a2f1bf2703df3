import * as z from 'zod/mini';
import {
  basedOn,
  date,
  email,
  idParams,
  kept,
  line,
  lines,
  optional,
  orNull,
  ownId,
  pageQuery,
  pounds,
  requiredLine,
  telephone,
} from '../fields.ts';
import { dayCount, someHours } from '../firms/rules.ts';
import { textLimits } from '../limits.ts';
import { personal } from '../members/marks.ts';
import { removal } from '../removal.ts';
import { contract, created, json, page } from '../route.ts';
import { personColours } from './colours.ts';
import { departments, positions } from './options.ts';
import { employeesRoutes } from './routes.ts';
import { tickets, ticketsInput } from './ticket-shapes.ts';
import { teamToday } from './today.ts';

const position = z.enum(positions);
const department = z.enum(departments);
const colour = z.int().check(z.minimum(0), z.maximum(personColours.length - 1));

export const employeeInput = z.strictObject({
  firstName: requiredLine(textLimits.name),
  lastName: requiredLine(textLimits.name),
  email: optional(email),
  phone: optional(telephone),
  address: optional(lines(textLimits.address)),
  position: optional(position),
  department: optional(department),
  hourlyRate: optional(pounds),
  startDate: optional(date),
  /** A name. */
  emergencyContact: optional(line(textLimits.name)),
  emergencyPhone: optional(telephone),
  notes: optional(lines(textLimits.longText)),
  isActive: z.optional(z.boolean()),
  /** Only where they differ from the firm's. */
  hours: optional(someHours),
  leaveDays: optional(dayCount),
  /** Days of leave brought over from the year before. */
  leaveCarried: optional(dayCount),
  tickets: z.optional(ticketsInput),
  /** Index of their colour on the board. If left out, the one used least (colours.ts). */
  colour: optional(colour),
  /** The day on which they agreed in writing to work more than 48 hours a week on average (shared/time/average.ts). */
  optOut48: optional(date),
});
export type EmployeeInput = z.output<typeof employeeInput>;

export const newEmployee = z.extend(employeeInput, ownId);
export type NewEmployee = z.output<typeof newEmployee>;

export const employeeUpdate = z.extend(employeeInput, basedOn);
export type EmployeeUpdate = z.output<typeof employeeUpdate>;

export const employee = z.object({
  ...kept,
  firstName: z.string(),
  lastName: z.string(),
  email: orNull(z.string()),
  phone: orNull(z.string()),
  address: personal(orNull(z.string())),
  position: orNull(position),
  department: orNull(department),
  hourlyRate: orNull(z.number()),
  startDate: orNull(z.string()),
  emergencyContact: personal(orNull(z.string())),
  emergencyPhone: personal(orNull(z.string())),
  notes: personal(orNull(z.string())),
  isActive: z.boolean(),
  hours: orNull(someHours),
  leaveDays: orNull(z.number()),
  leaveCarried: orNull(z.number()),
  tickets: personal(orNull(tickets)),
  colour: orNull(z.number()),
  optOut48: orNull(z.string()),
});
export type Employee = z.output<typeof employee>;

export const employeeStats = z.object({
  totalEmployees: z.number(),
  activeEmployees: z.number(),
  /** Assignments on open jobs. */
  totalAssignments: z.number(),
  /** Pounds, averaged over active employees with a rate; 0 if there are none. */
  averageHourlyRate: z.number(),
});
export type EmployeeStats = z.output<typeof employeeStats>;
export const employeesContract = contract(employeesRoutes, {
  list: {
    summary: 'The employees, newest first',
    query: pageQuery,
    reply: page(employee),
  },
  stats: {
    summary: 'The four figures of the team',
    reply: json(employeeStats),
  },
  today: {
    summary: 'Where everybody is today, how much of their week is worked, and their next visit',
    reply: json(teamToday),
  },
  get: { params: idParams, summary: 'One employee', reply: json(employee) },
  create: {
    summary: 'Add an employee',
    body: newEmployee,
    reply: created(employee),
  },
  update: {
    params: idParams,
    summary: 'Change an employee',
    body: employeeUpdate,
    reply: json(employee),
  },
  remove: {
    params: idParams,
    summary: 'Delete an employee who is on no open job',
    ...removal(employee),
  },
});
