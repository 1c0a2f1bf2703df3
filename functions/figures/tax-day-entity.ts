import { createHash } from 'node:crypto';
import { Entity } from 'electrodb';
import { firmAttribute, firmKey, onTable, revisionAttribute, service } from '#functions/lib/entity.ts';
import { taxNames } from '#shared/domain/taxed/names.ts';
import { taxDayRecord } from '#shared/domain/taxed/record.ts';
import { sumsOf } from './sums.ts';

/**
 * Names the counters that this build keeps of a day. A firm that was last counted under another name may lack some of them, which
 * read as 0 until its records are counted again.
 */
export const taxCounted = createHash('sha256').update(taxNames.join()).digest('hex').slice(0, 12);

/**
 * The totals of a day's invoices, credit notes, payments and receipts, in pence: sales without VAT by tax point, payments by the
 * day received, receipts by their date. A tax period is a sum of days, whichever day it starts on.
 */
export const taxDayEntity = new Entity(
  {
    model: { entity: 'taxDay', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      date: { type: 'string', required: true },
      ...sumsOf(taxDayRecord, 'date'),
      revision: revisionAttribute,
    },
    indexes: {
      byDate: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['date'], template: 'taxDay#${date}', casing: 'none' },
      },
    },
  },
  onTable,
);
