import { Entity } from 'electrodb';
import { onJob } from '#functions/jobs/employee-job-entity.ts';
import { firmKey, keptAttributes, moneyAttribute, onTable, service, text } from '#functions/lib/entity.ts';
import { assignmentRoles } from '#shared/assignments/roles.ts';

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
      /** The employee's hourly cost when the hours were entered, on which the job's figures are based. */
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

/** The employees on a job, looked up by job; each at most once. */
export const jobTeamEntity = new Entity(
  {
    model: { entity: 'jobTeam', version: '1', service },
    attributes: onJob,
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
