import { Entity } from 'electrodb';
import { today } from '#shared/dates.ts';
import { onTable, ownerKey, service } from './entity.ts';
import { transact, write } from './transact.ts';

const dailyEntity = new Entity(
  {
    model: { entity: 'daily', version: '1', service },
    attributes: {
      userId: { type: 'string', required: true },
      kind: { type: ['mails', 'scans'] as const, required: true },
      day: { type: 'string', required: true },
      used: { type: 'number' },
      /** Epoch seconds. */
      ttl: { type: 'number' },
    },
    indexes: {
      byDay: {
        pk: ownerKey,
        sk: { field: 'sk', composite: ['kind', 'day'], template: '${kind}#${day}', casing: 'none' },
      },
    },
  },
  onTable,
);

const twoDaysSeconds = 2 * 24 * 60 * 60;

/** Counts one more of a user's day in London, what costs us money or others patience. Throws `refused` beyond `most`. */
export const countToday = async (
  userId: string,
  kind: 'mails' | 'scans',
  most: number,
  refused: () => Error,
): Promise<void> => {
  const count = dailyEntity
    .upsert({ userId, kind, day: today() })
    .set({ ttl: Math.floor(Date.now() / 1000) + twoDaysSeconds })
    .add({ used: 1 })
    .where((item, { notExists, lt }) => `${notExists(item.used)} OR ${lt(item.used, most)}`);
  await transact([write(count, refused)]);
};
