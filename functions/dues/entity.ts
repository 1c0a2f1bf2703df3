import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { firmAttribute, firmKey, keptAttributes, onTable, service, text } from '#functions/lib/entity.ts';
import { closings, dueKinds, dueSources } from '#shared/dues/kinds.ts';

const number = { type: 'number' } as const;
const required = { type: 'string', required: true } as const;

/** A due date: entered by hand or imported, or what was done about a date on a certificate. */
export const dueEntity = new Entity(
  {
    model: { entity: 'due', version: '1', service },
    attributes: {
      ...keptAttributes,
      siteId: number,
      clientId: { type: 'number', required: true },
      kind: { type: dueKinds, required: true },
      title: text,
      dueOn: required,
      months: number,
      state: { type: ['open', 'done', 'dropped'] as const, required: true },
      from: { type: dueSources, required: true },
      certificateId: number,
      certificateJobId: number,
      certificateDue: text,
      lastDoneOn: text,
      lastNumber: text,
      jobId: number,
      payerContactId: number,
      remindedAt: text,
      /** When each reminder step was sent, by its number of days ahead. */
      reminded: { type: CustomAttributeType<Record<string, string>>('any') },
      snoozedUntil: text,
      askedAt: text,
      toldAt: text,
      outcome: { type: closings },
      closedOn: text,
      dueBefore: text,
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'due#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
export type StoredDue = EntityItem<typeof dueEntity>;

/** A guard for one open due date of a kind: if two devices add the same one, the second is told of the first. */
export const dueOf = new Entity(
  {
    model: { entity: 'dueOf', version: '1', service },
    attributes: { firmId: firmAttribute, what: required, dueId: { type: 'number', required: true } },
    indexes: {
      byWhat: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['what'], template: 'dueOf#${what}', casing: 'none' },
      },
    },
  },
  onTable,
);
