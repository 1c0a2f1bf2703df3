import type { EntityIdentifiers } from 'electrodb';
import type { AnyEntity } from './rows.ts';

/** Where an item lies. */
export type Key = { pk: string; sk: string };

interface KeyAttribute {
  padding?: { length: number; char: string };
}
interface Index {
  index?: string;
  pk: { template: string };
  sk: { template: string };
}

/** A template as a function: every other part of it is the name of an attribute. */
const fillOf = (attributes: Record<string, KeyAttribute>, template: string) => {
  const parts = template.split(/\$\{(\w+)\}/);
  return (names: Record<string, unknown>): string =>
    parts.reduce((text, part, at) => {
      if (at % 2 === 0) return text + part;
      const value = names[part];
      if (value === undefined) throw new Error(`A key needs ${part}`);
      const { padding } = attributes[part] ?? {};
      return text + (padding ? `${value}`.padStart(padding.length, padding.char) : `${value}`);
    }, '');
};

type Fills = Record<keyof Key, ReturnType<typeof fillOf>>;
const known = new WeakMap<AnyEntity, Fills>();

const fillsOf = (entity: AnyEntity): Fills => {
  const { attributes, indexes } = entity.schema;
  const own = Object.values(indexes as unknown as Record<string, Index>).find(({ index }) => !index);
  if (!own) throw new Error('An entity lies in the table itself');
  const fills = { pk: fillOf(attributes, own.pk.template), sk: fillOf(attributes, own.sk.template) };
  known.set(entity, fills);
  return fills;
};

/** The key of an entity's item, by the attributes that name it. ElectroDB makes a whole request to tell it. */
export const keyOf = <E extends AnyEntity>(entity: E, names: EntityIdentifiers<E>): Key => {
  const { pk, sk } = known.get(entity) ?? fillsOf(entity);
  return { pk: pk(names), sk: sk(names) };
};
