import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  keptAttributes,
  moneyAttribute,
  onTable,
  service,
} from '#functions/lib/entity.ts';
import { assignmentRoles } from '#shared/assignments/roles.ts';

const text = { type: 'string' } as const;
const idNumber = { type: 'number', required: true, padding: { length: 16, char: '0' } } as const;

/** An employee on a job. */
export const assignmentEntity = new Entity(
  {
    model: { entity: 'assignment', version: '1', service },
    attributes: {
      ...keptAttributes,
      jobId: { type: 'number', required: true },
      employeeId: { type: 'number', required: true },
      role: { type: assignmentRoles, required: true },
      assignedDate: text,
      startTime: text,
      endTime: text,
      hoursWorked: { type: 'number' },
      /** What an hour of the employee cost when the hours were entered; the figures of the job count by it. */
      hourlyRate: moneyAttribute,
      notes: text,
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'assignment#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

const pair = {
  firmId: firmAttribute,
  employeeId: idNumber,
  jobId: idNumber,
  assignmentId: { type: 'number', required: true },
} as const;

/** Who is on a job: found from the job, and at most once for each employee. */
export const jobTeamEntity = new Entity(
  {
    model: { entity: 'jobTeam', version: '1', service },
    attributes: pair,
    indexes: {
      byJob: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['jobId', 'employeeId'],
          template: 'jobTeam#${jobId}#${employeeId}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);

/** Which jobs an employee is on: found from the employee. */
export const employeeJobEntity = new Entity(
  {
    model: { entity: 'employeeJob', version: '1', service },
    attributes: pair,
    indexes: {
      byEmployee: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['employeeId', 'jobId'],
          template: 'employeeJob#${employeeId}#${jobId}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);
