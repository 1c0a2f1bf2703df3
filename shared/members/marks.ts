import type * as z from 'zod/mini';
import type { Role } from './roles.ts';

/**
 * A field's confidentiality: prices, an employee's personal data, or the office's planning. Replies include each only for members
 * who may see it.
 */
type Mark = 'priced' | 'personal' | 'planned';

const marks = new WeakMap<object, Mark>();

const marking =
  (mark: Mark) =>
  /** Only for nullable fields: null replaces a hidden value. */
  <T extends z.ZodMiniType>(shape: null extends z.output<T> ? T : never): T => {
    marks.set(shape, mark);
    return shape;
  };

/** The price a customer pays, or the cost of a part. */
export const priced = marking('priced');
/** Personal data of an employee: for themselves, the owner and the office only. */
export const personal = marking('personal');
/** About work other than the record's own. */
export const planned = marking('planned');

/** The fields of a member that decide what they may see. */
export interface Knower {
  role: Role;
  seesPrices: boolean;
}

const hiddenFrom = ({ role, seesPrices }: Knower): Mark[] => {
  if (role === 'accountant') return ['personal'];
  if (role !== 'field') return [];
  return seesPrices ? ['personal', 'planned'] : ['personal', 'planned', 'priced'];
};

type Shape = z.core.$ZodType;

const inside = (shape: Shape, value: object, hidden: Mark[]): unknown => {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const given = Object.entries(value);
      return Object.fromEntries(
        given.map(([name, each]) => {
          const field = def.shape[name];
          return [name, field ? without(field, each, hidden) : each];
        }),
      );
    }
    case 'array':
      return Array.isArray(value) ? value.map((each) => without(def.element, each, hidden)) : value;
    case 'record': {
      const given = Object.entries(value);
      return Object.fromEntries(given.map(([name, each]) => [name, without(def.valueType, each, hidden)]));
    }
    case 'union':
      return def.options.reduce<unknown>((left, option) => without(option, left, hidden), value);
    case 'pipe':
      return without(def.out, value, hidden);
    case 'default':
    case 'nullable':
    case 'optional':
      return without(def.innerType, value, hidden);
    default:
      return value;
  }
};

const without = (shape: Shape, value: unknown, hidden: Mark[]): unknown => {
  const mark = marks.get(shape);
  if (mark && hidden.includes(mark)) return value === undefined ? undefined : null;
  return value === null || typeof value !== 'object' ? value : inside(shape, value, hidden);
};

/** A value as a member may see it: marked fields that they may not see become null. Without a member, nothing is hidden. */
export const knownTo = (knower: Knower | undefined, shape: Shape, value: unknown): unknown => {
  const hidden = knower ? hiddenFrom(knower) : [];
  return hidden.length > 0 ? without(shape, value, hidden) : value;
};

/** The priced fields that a body sets. */
export const pricedIn = (shape: Shape, body: unknown): string[] => {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  if (def.type !== 'object' || !body || typeof body !== 'object') return [];
  return Object.entries(body).flatMap(([name, value]) => {
    const field = def.shape[name];
    return field && marks.get(field) === 'priced' && value !== undefined && value !== null ? [name] : [];
  });
};
