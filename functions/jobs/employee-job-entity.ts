import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';

/** The link between an employee and a job, and its assignment. */
export const onJob = {
  firmId: firmAttribute,
  employeeId: idAttribute,
  jobId: idAttribute,
  assignmentId: { type: 'number', required: true },
} as const;

/** The jobs of an employee, looked up by employee. */
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
