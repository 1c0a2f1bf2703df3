import { createHash } from 'node:crypto';
import { Entity, type EntityItem } from 'electrodb';
import { conflict, Refusal } from '#shared/kernel/refusal.ts';
import { onTable, service } from './entity.ts';
import { type Key, keyOf } from './item-key.ts';
import { logger } from './log.ts';
import { pack, packedAttribute, unpack } from './packed.ts';
import { rowIn } from './rows.ts';
import { transact, type Write, write } from './transact.ts';

const rememberedEntity = new Entity(
  {
    model: { entity: 'remembered', version: '1', service },
    attributes: {
      /** The firm's partition, or the person's for a call without a firm. */
      partition: { type: 'string', required: true },
      key: { type: 'string', required: true },
      contentHash: { type: 'string', required: true },
      /**
       * The first successful reply as JSON; missing while the work is in progress. Compressed, it takes a fifth of the write
       * units.
       */
      reply: packedAttribute,
      /** Until when work in progress blocks other tries, in epoch milliseconds. */
      leaseUntil: { type: 'number' },
      /** Epoch seconds. */
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byKey: {
        pk: { field: 'pk', composite: ['partition'], template: '${partition}', casing: 'none' },
        sk: { field: 'sk', composite: ['key'], template: 'once#${key}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** The key of a stored reply. */
export const rememberedAt = (partition: string, key: string): Key =>
  keyOf(rememberedEntity, { partition, key });

/** How long a claim lasts before another try may begin, in milliseconds. */
export const leaseMs = 60_000;

/** What a handler can do with the call's `Idempotency-Key`. Without a key everything here is a no-op. */
export interface Once {
  /** The same for every repeat of the call; undefined without a key. */
  key?: string;
  /** For the transaction that does the work: makes it happen once, and stores `reply` for repeats. */
  writes: (reply: unknown) => Write[];
  /** Before work outside a transaction (mail): blocks a second try until this one is done. Throws 409 if one is in progress. */
  claim: () => Promise<void>;
  /** After claimed work failed: allows a retry. */
  release: () => Promise<void>;
}

export const notOnce: Once = { writes: () => [], claim: async () => {}, release: async () => {} };

/** Thrown by a transaction whose work is already done or in progress. */
export class SeenBefore extends Error {}

const sorted = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
};

/** A hash of a call's content: fields in any order, and a file by its bytes. */
export const contentHash = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('base64url');

/** A call with an idempotency key: where it is stored, a hash of its content, and how long it is kept, in milliseconds. */
export interface Keyed {
  partition: string;
  key: string;
  hash: string;
  keptMs: number;
  /** The caller, unless a guest: the feed tells them that it is done (functions/sync). */
  by?: string | undefined;
}

const remember = (
  { partition, key, hash, keptMs }: Keyed,
  rest: { reply?: Uint8Array; leaseUntil?: number },
) => {
  const now = Date.now();
  return rememberedEntity
    .put({ partition, key, contentHash: hash, ttl: Math.floor((now + keptMs) / 1000), ...rest })
    .where(
      (item, { notExists, lt, eq }) =>
        `${notExists(item.contentHash)} OR ${lt(item.ttl, Math.floor(now / 1000))} OR (${notExists(item.reply)} AND ${
          rest.reply === undefined ? lt(item.leaseUntil, now) : eq(item.contentHash, hash)
        })`,
    );
};

export const onceWith = (keyed: Keyed): Once => ({
  key: contentHash([keyed.key, keyed.hash]),
  writes: (reply) => [
    {
      ...write(remember(keyed, { reply: pack(reply) }), () => new SeenBefore()),
      done: keyed.by === undefined ? undefined : { by: keyed.by, key: keyed.key },
    },
  ],
  claim: () =>
    transact([write(remember(keyed, { leaseUntil: Date.now() + leaseMs }), () => new SeenBefore())]),
  release: async () => {
    await rememberedEntity.delete({ partition: keyed.partition, key: keyed.key }).go();
  },
});

/**
 * The stored reply for the key; undefined if there is none yet. Throws 422 if the key was used with other content, 409 while the
 * first call is in progress.
 */
export const rememberedReply = async (keyed: Keyed): Promise<unknown> => {
  const { partition, key } = keyed;
  const { data } = await rememberedEntity.get({ partition, key }).go({ consistent: true });
  return replyIn(keyed, data ?? undefined);
};

/** The same, from an item that was already read. */
export const replyOfItem = (keyed: Keyed, item: object | undefined): unknown =>
  replyIn(keyed, rowIn(rememberedEntity, item));

export const inProgress = () =>
  conflict('We’re already doing this. Try again in a moment.', undefined, 'in_progress');

const replyIn = ({ hash }: Keyed, data: EntityItem<typeof rememberedEntity> | undefined): unknown => {
  const now = Date.now();
  if (!data || data.ttl * 1000 < now) return undefined;
  const reply: Uint8Array | string | undefined = data.reply;
  // Other content under this key that never completed blocks nobody once its lease is over.
  if (data.contentHash !== hash && reply !== undefined)
    throw new Refusal('key_reused', 'This Idempotency-Key was used before with other content');
  if (reply !== undefined) return typeof reply === 'string' ? JSON.parse(reply) : unpack(reply);
  if ((data.leaseUntil ?? 0) > now) throw inProgress();
  return undefined;
};

/** Runs work outside a transaction (mail): claims it first, and releases the claim on failure. */
export const claimed = async <T>(once: Once, work: () => Promise<T>): Promise<T> => {
  await once.claim();
  try {
    return await work();
  } catch (error) {
    // The caller needs the original error; an unreleased claim expires.
    await once.release().catch((failure: unknown) => logger.warn('A claim was not released', { failure }));
    throw error;
  }
};
