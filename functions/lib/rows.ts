import type { Entity, EntityItem } from 'electrodb';

// ElectroDB types an entity by its whole schema; a reader needs none of it.
// biome-ignore lint/suspicious/noExplicitAny: ElectroDB's EntityItem asks for this bound, and to a wider schema than its own no entity can be assigned.
export type AnyEntity = Entity<any, any, any, any>;
export type Stored = Record<string, unknown>;

interface Attribute {
  field?: string;
  get?: (stored: unknown) => unknown;
}

/** What is worked out of an entity's schema once, and then kept. */
export const planned = <Plan>(make: (entity: AnyEntity) => Plan): ((entity: AnyEntity) => Plan) => {
  const plans = new WeakMap<AnyEntity, Plan>();
  return (entity) => {
    const known = plans.get(entity);
    if (known) return known;
    const plan = make(entity);
    plans.set(entity, plan);
    return plan;
  };
};

const readerOf = planned((entity) => {
  const attributes = Object.entries(entity.schema.attributes as Record<string, Attribute>).map(
    ([name, { field = name, get }]) => ({ name, field, get }),
  );
  return (item: Stored): Stored => {
    const row: Stored = {};
    for (const { name, field, get } of attributes) {
      const value = item[field];
      if (value !== undefined) row[name] = get ? get(value) : value;
    }
    return row;
  };
});

/**
 * Turns items as they are stored into an entity's rows. ElectroDB does the same, but parses a path for every attribute of
 * every row: a quarter of the time of a page of 200.
 */
export const rowsOf = <E extends AnyEntity>(entity: E, items: Stored[]): EntityItem<E>[] => {
  const { entity: kind } = entity.schema.model;
  return items.filter((item) => item.__edb_e__ === kind).map(readerOf(entity) as never);
};

/** The same of one item that was read by its key, if it was there. */
export const rowIn = <E extends AnyEntity>(entity: E, item: object | undefined): EntityItem<E> | undefined =>
  item && rowsOf(entity, [item as Stored])[0];
