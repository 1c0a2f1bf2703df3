import * as z from 'zod/mini';
import { placeOf } from '#functions/lib/feed/places.ts';
import { namesIn, sortKeyOf } from '#functions/lib/item-key.ts';
import { logger } from '#functions/lib/log.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import { type Kind, kinds, recordId } from '#shared/domain/kinds.ts';
import { shapes } from '#shared/domain/shapes.ts';
import type { FedRecord } from '#shared/sync/contract.ts';
import { type Source, sources } from './kinds.ts';
import { mayRead, type Reads, type Rights } from './may-read.ts';

/** A reference to a record: its kind and name, and the keys of its items. */
export interface Ref {
  kind: Kind;
  id: string;
  source: Source;
  /** Sort keys, in the order of the source's entities. */
  keys: string[];
}

/** A record's name, such as `job/12`. */
export const nameOf = ({ kind, id }: Pick<Ref, 'kind' | 'id'>): string => `${kind}/${id}`;

/** The sort key prefixes of a source: of its first entity, then of those beside it. */
export const placesOf = ({ entities }: Source): string[] =>
  entities.map(({ schema }) => {
    const indexes = Object.values(
      schema.indexes as Record<string, { index?: string; sk?: { template?: string } }>,
    );
    return placeOf(indexes.find(({ index }) => !index)?.sk?.template ?? '');
  });

const byPlace = new Map<string, { kind: Kind; source: Source }[]>();
for (const kind of kinds)
  for (const source of sources[kind])
    for (const place of placesOf(source))
      byPlace.set(place, [...(byPlace.get(place) ?? []), { kind, source }]);

type Names = Record<string, string | number>;

const refIn = (kind: Kind, source: Source, names: Names): Ref => ({
  kind,
  id: recordId(kind, source.names(names)),
  source,
  keys: source.entities.map((entity) => sortKeyOf(entity, names)),
});

/** A reference to a record, from its items' key attributes. */
export const refOf = (kind: Kind, names: Names): Ref => {
  const [source] = sources[kind];
  if (!source) throw new Error(`Nothing is kept of ${kind}`);
  return refIn(kind, source, names);
};

/** The records that an item is part of. */
export const refsOf = (sk: string): Ref[] =>
  (byPlace.get(placeOf(sk)) ?? []).flatMap(({ kind, source }) => {
    const names = source.entities.map((entity) => namesIn(entity, sk)).find((found) => found !== undefined);
    return names ? [refIn(kind, source, names)] : [];
  });

/** The caller for whom records are read. */
export interface Asker {
  member: Rights;
  user: StoredUser;
}

/** Items by their sort keys. */
export type Items = ReadonlyMap<string, object>;

/**
 * The record in items already read, as this member may see it: `undefined` if it doesn't exist, or not for their role; null if it
 * exists but can't be sent.
 */
export const recordIn = (
  ref: Ref,
  items: Items,
  { member, user }: Asker,
  reads: Reads,
  at: number,
): FedRecord | null | undefined => {
  const { kind, id, source, keys } = ref;
  if (!mayRead(member.role, kind)) return undefined;
  const rows = keys.map((key) => items.get(key));
  if (!rows[0]) return undefined;
  const kept = source.data(rows, user);
  if (!kept) return undefined;
  const { data, error } = z.safeParse(shapes[kind], kept);
  if (!data) {
    logger.error('A record is not of its shape', { record: nameOf(ref), issues: error?.issues });
    return null;
  }
  const shown = reads.shown(kind, data as never);
  return shown && { kind, id, at, data: shown as FedRecord['data'] };
};
