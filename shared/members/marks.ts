import type * as z from 'zod/mini';
import type { Role } from './roles.ts';

/**
 * What a field of a shape is besides a value: what work costs, what is an employee's own affair, or what the office plans by. A reply tells
 * each only to those who may know it.
 */
type Mark = 'priced' | 'personal' | 'planned';

const marks = new WeakMap<object, Mark>();

const marking =
  (mark: Mark) =>
  /** Takes only what may be null: that is what stands there for whoever may not know it. */
  <T extends z.ZodMiniType>(shape: null extends z.output<T> ? T : never): T => {
    marks.set(shape, mark);
    return shape;
  };

/** What a customer pays, or what a part costs. */
export const priced = marking('priced');
/** Of an employee, and nobody's but their own, the owner's and the office's. */
export const personal = marking('personal');
/** Of other work than this. */
export const planned = marking('planned');

/** Who asks, as far as it decides what they are told. */
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

/** A value of a shape as somebody may know it: null where it is marked as not theirs. Nobody in particular is told all. */
export const knownTo = (knower: Knower | undefined, shape: Shape, value: unknown): unknown => {
  const hidden = knower ? hiddenFrom(knower) : [];
  return hidden.length > 0 ? without(shape, value, hidden) : value;
};

/** The fields of a body that are priced, and that it says something of. */
export const pricedIn = (shape: Shape, body: unknown): string[] => {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  if (def.type !== 'object' || !body || typeof body !== 'object') return [];
  return Object.entries(body).flatMap(([name, value]) => {
    const field = def.shape[name];
    return field && marks.get(field) === 'priced' && value !== undefined && value !== null ? [name] : [];
  });
};
