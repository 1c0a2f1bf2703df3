import * as z from 'zod/mini';
import {
  basedOn,
  date,
  hours,
  id,
  idParams,
  kept,
  lines,
  optional,
  orNull,
  ownId,
  pageQuery,
  time,
} from '../fields.ts';
import { jobStatuses } from '../jobs/status.ts';
import { textLimits } from '../limits.ts';
import { personal } from '../members/marks.ts';
import { removal } from '../removal.ts';
import { contract, created, json, page } from '../route.ts';
import { assignmentRoles } from './roles.ts';
import { assignmentsRoutes } from './routes.ts';

const role = z.enum(assignmentRoles);

export const assignmentInput = z.strictObject({
  jobId: id,
  employeeId: id,
  role: z.optional(role),
  assignedDate: optional(date),
  startTime: optional(time),
  endTime: optional(time),
  hoursWorked: optional(hours),
  notes: optional(lines(textLimits.longText)),
});
export type AssignmentInput = z.output<typeof assignmentInput>;

export const newAssignment = z.extend(assignmentInput, ownId);
export type NewAssignment = z.output<typeof newAssignment>;

export const assignmentUpdate = z.extend(assignmentInput, basedOn);
export type AssignmentUpdate = z.output<typeof assignmentUpdate>;

export const assignment = z.object({
  ...kept,
  jobId: z.number(),
  employeeId: z.number(),
  role,
  assignedDate: orNull(z.string()),
  startTime: orNull(z.string()),
  endTime: orNull(z.string()),
  hoursWorked: orNull(z.number()),
  notes: personal(orNull(z.string())),
});
export type Assignment = z.output<typeof assignment>;

/** A row of the list: the assignment under `job_assignments`, beside its joined records. */
export const assignmentRow = z.object({
  job_assignments: assignment,
  job: orNull(z.object({ id: z.number(), title: z.string(), status: z.enum(jobStatuses) })),
  employee: orNull(z.object({ id: z.number(), firstName: z.string(), lastName: z.string() })),
});
export type AssignmentRow = z.output<typeof assignmentRow>;
export const assignmentsContract = contract(assignmentsRoutes, {
  list: {
    summary: 'The assignments, newest first',
    query: pageQuery,
    reply: page(assignmentRow),
  },
  create: {
    summary: 'Put an active employee on an open job',
    body: newAssignment,
    reply: created(assignment),
  },
  update: {
    params: idParams,
    summary: 'Change an assignment',
    body: assignmentUpdate,
    reply: json(assignment),
  },
  remove: {
    params: idParams,
    summary: 'End an assignment',
    ...removal(assignment),
  },
});
