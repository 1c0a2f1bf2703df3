import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { firmAttribute, firmKey, keptAttributes, onTable, service, text } from '#functions/lib/entity.ts';
import { closings, dueKinds, dueSources } from '#shared/dues/kinds.ts';

const number = { type: 'number' } as const;
const required = { type: 'string', required: true } as const;

/** Something that is due: said by hand or by a file, or what was done about a day that a certificate says. */
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
      /** When each step of reminders went out, by its days ahead. */
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

/** Holds a place for one open due of a kind: of two devices that say the same, one is told of the other. */
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
