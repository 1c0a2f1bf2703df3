import { Entity } from 'electrodb';
import { firmAttribute, firmKey, onTable, service } from '#functions/lib/entity.ts';
import { writtenKinds } from '#shared/certificates/engine/definition.ts';
import { numberings } from '#shared/settings/shown.ts';

/**
 * The number series: invoices, credit notes, quotes and claims are numbered separately (VAT Regulations 1995 reg. 14(1)(a)), and
 * so is each kind of certificate.
 */
export const serieses = [
  ...(['invoice', 'credit', 'quote', 'claim'] as const),
  ...writtenKinds.map((kind) => `certificate#${kind}` as const),
] as const;
export type Series = (typeof serieses)[number];

/** The state of a series. A number is drawn in the transaction that issues its document, so none is lost or used twice. */
export const numberingEntity = new Entity(
  {
    model: { entity: 'numbering', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      series: { type: serieses, required: true },
      /** Only for invoices; the other series are always consecutive. */
      mode: { type: numberings },
      prefix: { type: 'string', required: true },
      next: { type: 'number', required: true },
      /** How many numbers were drawn with this prefix: after the first, the series can only go forward. */
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
 * An invoice series that was replaced by another prefix after numbers had been drawn from it. Kept for ever: returning to its
 * prefix continues where it stopped, so that it has no gap.
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
