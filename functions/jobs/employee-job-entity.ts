import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';

/** That somebody is on a job, and by which assignment. */
export const onJob = {
  firmId: firmAttribute,
  employeeId: idAttribute,
  jobId: idAttribute,
  assignmentId: { type: 'number', required: true },
} as const;

/** Which jobs an employee is on: found from the employee. */
export const employeeJobEntity = new Entity(
  {
    model: { entity: 'employeeJob', version: '1', service },
    attributes: onJob,
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
