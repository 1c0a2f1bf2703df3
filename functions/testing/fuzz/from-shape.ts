import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Known } from '../known.ts';
import { hostile, numbers, textFor } from './values.ts';

/** The part of JSON Schema that zod generates. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
}

const any = fc.anything({ maxDepth: 1 }).filter((value) => value !== undefined);

const textOf = (name: string, { pattern }: Schema): fc.Arbitrary<unknown> => {
  const usual = textFor(name);
  // fast-check does not support lookaround in patterns; go by the field's name instead.
  if (!pattern || pattern.includes('(?')) return usual;
  return fc.oneof({ weight: 3, arbitrary: fc.stringMatching(new RegExp(pattern)) }, usual);
};

const idsFor = (name: string, known: Known): fc.Arbitrary<unknown> => {
  const all = Object.values(known);
  // For a new record: an id from the browser, occasionally a previous one.
  if (name === 'id') {
    const given = fc.integer({ min: 0, max: 20 }).map((later) => known.own + later * 4096);
    return fc.oneof({ weight: 4, arbitrary: given }, fc.constantFrom(...all, 1, 2 ** 53));
  }
  const mine = known[`${name.replace(/Id$/, '')}s` as keyof Known] ?? known.inventory;
  return fc.oneof({ weight: 4, arbitrary: fc.constant(mine) }, fc.constantFrom(...all, 1, 2 ** 53));
};

const plain = (name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  // This machine has only one mail service.
  if (name === 'emailService') return fc.constant('smtp');
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fieldOf(name, each, known)));
  if (/Ids?$/.test(name) && schema.type !== 'array') return idsFor(name, known);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return fc.array(fieldOf(name, schema.items ?? {}, known), { maxLength: 5 });
    case 'string':
      return textOf(name, schema);
    case 'integer':
      return fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 500 }) }, numbers);
    case 'number':
      return numbers;
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return any.map(() => 'x');
  }
};

/** Mostly a valid value for the field. */
const fieldOf = (name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: plain(name, schema, known) }, hostile);

const objectOf = ({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<object> => {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, each] of Object.entries(properties)) fields[name] = fieldOf(name, each, known);
  return fc.record(fields, { requiredKeys: required });
};

/** A request body for this schema, valid or not. */
export const fromShape = (shape: z.ZodMiniType, known: Known): fc.Arbitrary<unknown> =>
  plain('', z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema, known);
