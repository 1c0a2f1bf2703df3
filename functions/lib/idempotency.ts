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
      /** Of the firm that the call was made in, or of the person who made it without one. */
      partition: { type: 'string', required: true },
      key: { type: 'string', required: true },
      contentHash: { type: 'string', required: true },
      /** The first success, as JSON; missing while the work is under way. A fifth of the write units of the text that it was before. */
      reply: packedAttribute,
      /** Epoch milliseconds until which work under way keeps others out. */
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

/** Where a call is remembered. */
export const rememberedAt = (partition: string, key: string): Key =>
  keyOf(rememberedEntity, { partition, key });

/** How long a claimed call may take before another try may begin, in milliseconds. */
export const leaseMs = 60_000;

/** What one call's `Idempotency-Key` lets its handler do. Without a key everything here does nothing. */
export interface Once {
  /** What a repeated call has in common with the first; undefined without a key. */
  key?: string;
  /** To be added to the transaction that does the work: it then happens once, and `reply` is what a retry gets. */
  writes: (reply: unknown) => Write[];
  /** Before work that no transaction holds (mail): keeps a second try out until it is done. Throws 409 if under way. */
  claim: () => Promise<void>;
  /** After claimed work has failed, so that it may be tried again. */
  release: () => Promise<void>;
}

export const notOnce: Once = { writes: () => [], claim: async () => {}, release: async () => {} };

/** Thrown out of a transaction whose work was done before, or is being done. */
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

/** A hash of what a call asks for: the same fields and file in any order of bytes are the same content. */
export const contentHash = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('base64url');

/** A call that is to be done once: where that is remembered, its key, a hash of its content, and for how many milliseconds it is remembered. */
export interface Keyed {
  partition: string;
  key: string;
  hash: string;
  keptMs: number;
  /** Who calls, unless it is a guest: they are told that it is done (functions/sync). */
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
 * What the key already stands for: the first success, or `undefined` if there is none yet.
 * Throws 422 if other content was done under it, 409 while the first call is under way.
 */
export const rememberedReply = async (keyed: Keyed): Promise<unknown> => {
  const { partition, key } = keyed;
  const { data } = await rememberedEntity.get({ partition, key }).go({ consistent: true });
  return replyIn(keyed, data ?? undefined);
};

/** The same of the item as it was read. */
export const replyOfItem = (keyed: Keyed, item: object | undefined): unknown =>
  replyIn(keyed, rowIn(rememberedEntity, item));

export const inProgress = () =>
  conflict('We’re already doing this. Try again in a moment.', undefined, 'in_progress');

const replyIn = ({ hash }: Keyed, data: EntityItem<typeof rememberedEntity> | undefined): unknown => {
  const now = Date.now();
  if (!data || data.ttl * 1000 < now) return undefined;
  const reply: Uint8Array | string | undefined = data.reply;
  // Of other content that was begun and never done nothing came: it keeps nobody out once its lease is over.
  if (data.contentHash !== hash && reply !== undefined)
    throw new Refusal('key_reused', 'This Idempotency-Key was used before with other content');
  if (reply !== undefined) return typeof reply === 'string' ? JSON.parse(reply) : unpack(reply);
  if ((data.leaseUntil ?? 0) > now) throw inProgress();
  return undefined;
};

/** Work that no transaction holds (mail): claimed first, and given free again when it fails. */
export const claimed = async <T>(once: Once, work: () => Promise<T>): Promise<T> => {
  await once.claim();
  try {
    return await work();
  } catch (error) {
    // What went wrong with the work is what the caller must hear; the claim runs out by itself.
    await once.release().catch((failure: unknown) => logger.warn('A claim was not released', { failure }));
    throw error;
  }
};
