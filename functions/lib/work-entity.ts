import { Entity } from 'electrodb';
import { firmAttribute, firmKey, onTable, service, text } from '#functions/lib/entity.ts';
import { exportStatuses } from '#shared/account/contract.ts';

const number = { type: 'number' } as const;

/** A firm's newest export. */
export const exportEntity = new Entity(
  {
    model: { entity: 'export', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      status: { type: exportStatuses, required: true },
      done: number,
      total: number,
      startedAt: { type: 'string', required: true },
      readyAt: text,
      /** Bytes. */
      size: number,
      /** The work's last heartbeat, in epoch milliseconds. */
      beatAt: number,
    },
    indexes: {
      byFirm: { pk: firmKey, sk: { field: 'sk', composite: [], template: 'export', casing: 'none' } },
    },
  },
  onTable,
);

export const workKinds = ['export', 'erase', 'books'] as const;
export type WorkKind = (typeof workKinds)[number];

/** Work that outlives its call, stored so that it survives a crash. One partition for all firms, as it only holds work in progress. */
export const workEntity = new Entity(
  {
    model: { entity: 'work', version: '1', service },
    attributes: {
      scope: { type: 'string', required: true, default: 'all' },
      kind: { type: workKinds, required: true },
      /** The firm's id; for an erasure, the person's. */
      of: { type: 'string', required: true },
      /** When it was requested or last picked up, in epoch milliseconds. */
      beatAt: number,
    },
    indexes: {
      underWay: {
        pk: { field: 'pk', composite: ['scope'], template: 'work#${scope}', casing: 'none' },
        sk: {
          field: 'sk',
          composite: ['kind', 'of'],
          template: '${kind}#${of}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);
