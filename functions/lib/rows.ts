import type { Entity, EntityItem } from 'electrodb';

// ElectroDB types an entity by its whole schema; a reader needs none of it.
// biome-ignore lint/suspicious/noExplicitAny: EntityItem requires this bound, and no entity is assignable to a wider schema.
export type AnyEntity = Entity<any, any, any, any>;

/** The entity's rows among raw items. */
export const rowsOf = <E extends AnyEntity>(entity: E, items: object[]): EntityItem<E>[] =>
  entity.parse({ Items: items }).data as EntityItem<E>[];

/** The row of an item read by its key; undefined if it was not there. */
export const rowIn = <E extends AnyEntity>(entity: E, item: object | undefined): EntityItem<E> | undefined =>
  item && ((entity.parse({ Item: item }).data ?? undefined) as EntityItem<E> | undefined);
