import { describe, expect, it } from 'vitest';
import { definitionOf, definitionOn, definitions } from './definitions/definitions.ts';
import { check } from './engine/check.ts';
import { holds } from './engine/condition.ts';
import { type Condition, type Definition, type Field, writtenKinds } from './engine/definition.ts';
import { type Fields, fieldsIn, rowsIn, type Values } from './engine/values.ts';
import { wholeForms } from './testing/examples.ts';

const today = '2026-11-24';
const all = Object.values(definitions).flat();

const fieldsNamed = (condition: Condition): string[] => {
  if ('all' in condition) return condition.all.flatMap(fieldsNamed);
  if ('any' in condition) return condition.any.flatMap(fieldsNamed);
  return [condition.field];
};

const conditionsOf = ({ when, required }: Field): Condition[] =>
  [when, required].filter((each): each is Condition => typeof each === 'object');

describe.each(all)('$kind on $edition', ({ sections, day }) => {
  it('names each section and field once, and conditions and its day name a field', () => {
    const keys = sections.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const paths = sections.flatMap(({ key, fields }) => fields.map((field) => `${key}.${field.key}`));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain(day);
    for (const { key, fields } of sections) {
      for (const name of fields.flatMap(conditionsOf).flatMap(fieldsNamed))
        expect(paths).toContain(name.includes('.') ? name : `${key}.${name}`);
    }
  });
});

/** A copy of the form without one field of a section or row. */
const without = (values: Values, section: string, key: string, row?: number): Values => {
  const left = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
  return {
    ...values,
    [section]:
      row === undefined
        ? left(fieldsIn(values, section))
        : rowsIn(values, section).map((fields, at) => (at === row ? left(fields) : fields)),
  };
};

/** Every required field, with a copy of the form that lacks it. */
const requiredIn = (definition: Definition, values: Values): { path: string; rest: Values }[] =>
  definition.sections.flatMap(({ key, repeat, fields }) =>
    (repeat ? rowsIn(values, key) : [fieldsIn(values, key)]).flatMap((row, at) =>
      fields
        .filter(({ when, required }) =>
          [when, required ?? { any: [] }].every(
            (each) => each === undefined || each === true || holds(each, row, values),
          ),
        )
        .map((field) => ({
          path: `${key}.${repeat ? `${at}.` : ''}${field.key}`,
          rest: without(values, key, field.key, repeat ? at : undefined),
        })),
    ),
  );

describe.each(writtenKinds)('a whole %s', (kind) => {
  const definition = definitionOn(kind, today);
  const values = wholeForms[kind];

  it('can be issued', () => {
    const { missing, invalid, issuable } = check(definition, values, { today });
    expect({ missing, invalid, issuable }).toEqual({ missing: [], invalid: [], issuable: true });
  });

  it('names each field that it must answer and does not', () => {
    const required = requiredIn(definition, values);
    expect(required.length).toBeGreaterThan(5);
    for (const { path, rest } of required) expect(check(definition, rest, { today }).missing).toContain(path);
  });

  it('refuses a day that has not come', () => {
    const [section = '', key = ''] = definition.day.split('.');
    const later = { ...values, [section]: { ...fieldsIn(values, section), [key]: '2026-11-25' } };
    expect(check(definition, later, { today }).invalid.map(({ path }) => path)).toContain(definition.day);
  });

  it('refuses what the form does not ask, an outcome above all', () => {
    const more = { ...values, summary: { ...fieldsIn(values, 'summary'), outcome: 'satisfactory' } };
    const { invalid } = check(definition, more, { today });
    expect(invalid.map(({ path }) => path)).toEqual([
      definition.sections.some(({ key }) => key === 'summary') ? 'summary.outcome' : 'summary',
    ]);
  });
});

it('refuses an edition that has ended', () => {
  const old = definitionOf('electrical_report', 'a3-2024');
  const found = old && check(old, wholeForms.electrical_report, { today });
  expect(found?.invalid[0]).toEqual({
    path: 'edition',
    message: 'This edition ended on 14 Oct 2026. Carry it over to the current one',
  });
});

it('refuses what is no answer to a field, and reads none of it', () => {
  const values: Values = {
    ...wholeForms.boiler_service,
    readings: {
      ...fieldsIn(wholeForms.boiler_service, 'readings'),
      ...{ pressure: 'high', coMax: -1, co2Max: { over: 20 }, coMin: 'lim', analyserCalibrationDue: '31/3' },
    },
    checks: [],
    defects: 'none',
  };
  const { invalid, computed } = check(definitionOn('boiler_service', today), values, { today });
  expect(invalid.map(({ path }) => path)).toEqual([
    'readings.pressure',
    'readings.coMax',
    'readings.analyserCalibrationDue',
    'defects',
  ]);
  expect(computed).toEqual({});
});
