import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  onTable,
  revisionAttribute,
  service,
} from '#functions/lib/entity.ts';

/**
 * What came in and went out on a job, in pence: what every record that names the job adds together, whether or not the
 * job is still there.
 */
export const jobFiguresEntity = new Entity(
  {
    model: { entity: 'jobFigures', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      jobId: idAttribute,
      /** Invoices less credits, without VAT; and what came in for them, with it. */
      invoicedPence: { type: 'number' },
      receivedPence: { type: 'number' },
      /** Parts taken from stock less those brought back, at what they were bought for. */
      stockPence: { type: 'number' },
      /** Hours at the rate that the employee had when they were entered. */
      labourPence: { type: 'number' },
      /** With their VAT, and the part of it that VAT receipts show. */
      receiptPence: { type: 'number' },
      receiptVatPence: { type: 'number' },
      /** What was agreed by accepted quotes, with VAT. */
      agreedPence: { type: 'number' },
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
