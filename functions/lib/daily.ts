import { Entity } from 'electrodb';
import { today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { firmAttribute, firmKey, onTable, service } from './entity.ts';
import { transact, write } from './transact.ts';

const dailyEntity = new Entity(
  {
    model: { entity: 'daily', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      kind: { type: ['mails', 'scans', 'invitations'] as const, required: true },
      day: { type: 'string', required: true },
      used: { type: 'number' },
      /** Epoch seconds. */
      ttl: { type: 'number' },
    },
    indexes: {
      byDay: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['kind', 'day'], template: '${kind}#${day}', casing: 'none' },
      },
    },
  },
  onTable,
);

const twoDaysSeconds = 2 * 24 * 60 * 60;

type Kind = 'mails' | 'scans' | 'invitations';

/**
 * Adds one to a firm's count for today (London time) and returns the day. Limits what costs us money or annoys recipients. Throws
 * `refused` beyond `most`.
 */
export const countToday = async (
  firmId: FirmId,
  kind: Kind,
  most: number,
  refused: () => Error,
): Promise<string> => {
  const day = today();
  const count = dailyEntity
    .upsert({ firmId, kind, day })
    .set({ ttl: Math.floor(Date.now() / 1000) + twoDaysSeconds })
    .add({ used: 1 })
    .where((item, { notExists, lt }) => `${notExists(item.used)} OR ${lt(item.used, most)}`);
  await transact([write(count, refused)]);
  return day;
};

/** Undoes a count for something that did not happen. */
export const uncount = (firmId: FirmId, kind: Kind, day: string): Promise<void> =>
  transact([write(dailyEntity.patch({ firmId, kind, day }).add({ used: -1 }))]);
