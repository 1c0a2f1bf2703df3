import type { Entity, EntityItem } from 'electrodb';

// ElectroDB types an entity by its whole schema; a reader needs none of it.
// biome-ignore lint/suspicious/noExplicitAny: these are the bounds that ElectroDB's own types name.
export type AnyEntity = Entity<any, any, any, any>;
export type Stored = Record<string, unknown>;

interface Attribute {
  field?: string;
  get?: (stored: unknown) => unknown;
}

/**
 * Turns items as they are stored into an entity's rows. ElectroDB does the same, but parses a path for every attribute of
 * every row: a quarter of the time of a page of 200.
 */
export const rowsOf = <E extends AnyEntity>(entity: E, items: Stored[]): EntityItem<E>[] => {
  const attributes = Object.entries(entity.schema.attributes as Record<string, Attribute>).map(
    ([name, { field = name, get }]) => ({ name, field, get }),
  );
  const rowOf = (item: Stored) => {
    const row: Stored = {};
    for (const { name, field, get } of attributes) {
      const value = item[field];
      if (value !== undefined) row[name] = get ? get(value) : value;
    }
    return row as EntityItem<E>;
  };
  return items.filter((item) => item.__edb_e__ === entity.schema.model.entity).map(rowOf);
};
