import type { EntityIdentifiers } from 'electrodb';
import type { AnyEntity } from './rows.ts';

export type Key = { pk: string; sk: string };

interface KeyAttribute {
  type?: unknown;
  padding?: { length: number; char: string };
}
interface Index {
  index?: string;
  pk: { template: string };
  sk: { template: string };
}

/** Compiles a template into a function. Every other part of the split is an attribute's name. */
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

/** The inverse: the attributes in a key made by the template; undefined for any other key. */
const readOf = (attributes: Record<string, KeyAttribute>, template: string) => {
  const parts = template.split(/\$\{(\w+)\}/);
  const names = parts.filter((_, at) => at % 2 === 1);
  const shape = new RegExp(`^${parts.map((part, at) => (at % 2 === 0 ? part : '([^#]+)')).join('')}$`);
  return (text: string): Record<string, string | number> | undefined => {
    const found = shape.exec(text);
    if (!found) return undefined;
    const values = names.map((name, at) => {
      const value = found[at + 1] ?? '';
      return [name, attributes[name]?.type === 'number' ? Number(value) : value] as const;
    });
    return Object.fromEntries(values);
  };
};

interface Fills extends Record<keyof Key, ReturnType<typeof fillOf>> {
  names: ReturnType<typeof readOf>;
}
const known = new WeakMap<AnyEntity, Fills>();

const fillsOf = (entity: AnyEntity): Fills => known.get(entity) ?? madeFor(entity);

const madeFor = (entity: AnyEntity): Fills => {
  const { attributes, indexes } = entity.schema;
  const own = Object.values(indexes as unknown as Record<string, Index>).find(({ index }) => !index);
  if (!own) throw new Error('An entity has no index');
  const fills = {
    pk: fillOf(attributes, own.pk.template),
    sk: fillOf(attributes, own.sk.template),
    names: readOf(attributes, own.sk.template),
  };
  known.set(entity, fills);
  return fills;
};

/** The key of an entity's item. ElectroDB would build a whole request to tell it. */
export const keyOf = <E extends AnyEntity>(entity: E, names: EntityIdentifiers<E>): Key => {
  const { pk, sk } = fillsOf(entity);
  return { pk: pk(names), sk: sk(names) };
};

export const sortKeyOf = (entity: AnyEntity, names: Record<string, string | number>): string =>
  fillsOf(entity).sk(names);

/** The attributes in one of the entity's sort keys; undefined if it is not one. */
export const namesIn = (entity: AnyEntity, sk: string): Record<string, string | number> | undefined =>
  fillsOf(entity).names(sk);
