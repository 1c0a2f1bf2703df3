import { Entity } from 'electrodb';
import { firmAttribute, firmKey, onTable, service } from '#functions/lib/entity.ts';
import { writtenKinds } from '#shared/certificates/engine/definition.ts';
import { numberings } from '#shared/settings/shown.ts';

/**
 * The series that numbers are drawn from: invoices, credit notes, quotes and claims count apart (VAT Regulations 1995 reg. 14(1)(a)), and
 * so does each kind of certificate.
 */
export const serieses = [
  ...(['invoice', 'credit', 'quote', 'claim'] as const),
  ...writtenKinds.map((kind) => `certificate#${kind}` as const),
] as const;
export type Series = (typeof serieses)[number];

/** How far a series has come. A number is drawn in the transaction that issues its document, so none is lost or given twice. */
export const numberingEntity = new Entity(
  {
    model: { entity: 'numbering', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      series: { type: serieses, required: true },
      /** Of invoices alone; the other series are always consecutive. */
      mode: { type: numberings },
      prefix: { type: 'string', required: true },
      next: { type: 'number', required: true },
      /** How many were drawn with this prefix: from the first on the series can only go forward. */
      drawn: { type: 'number' },
    },
    indexes: {
      bySeries: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['series'], template: 'numbering#${series}', casing: 'none' },
      },
    },
  },
  onTable,
);

/**
 * A series of invoices that was left for another prefix after numbers had been drawn from it. It stays for ever: whoever comes back to
 * its prefix goes on where it stood, so that it has no gap.
 */
export const leftSeriesEntity = new Entity(
  {
    model: { entity: 'leftSeries', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      series: { type: serieses, required: true },
      prefix: { type: 'string', required: true },
      next: { type: 'number', required: true },
      drawn: { type: 'number', required: true },
    },
    indexes: {
      byPrefix: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['series', 'prefix'],
          template: 'leftSeries#${series}#${prefix}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);
