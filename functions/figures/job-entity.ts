import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  onTable,
  revisionAttribute,
  service,
} from '#functions/lib/entity.ts';
import { jobFiguresRecord } from '#shared/domain/jobs/record.ts';
import { sumsOf } from './sums.ts';

/** A job's income and costs: the sum over every record that names the job, whether or not the job still exists. */
export const jobFiguresEntity = new Entity(
  {
    model: { entity: 'jobFigures', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      jobId: idAttribute,
      ...sumsOf(jobFiguresRecord, 'jobId'),
      revision: revisionAttribute,
    },
    indexes: {
      byJob: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['jobId'], template: 'jobFigures#${jobId}', casing: 'none' },
      },
    },
  },
  onTable,
);
