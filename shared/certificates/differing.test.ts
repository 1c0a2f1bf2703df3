import { expect, it } from 'vitest';
import { othersAt, typedInto } from './differing.ts';
import { foldedValues } from './merge.ts';

const values = {
  visit: { tenantName: 'Tess' },
  circuits: [
    { rowId: 'a', zs: 0.4 },
    { rowId: 'b', zs: 0.6 },
  ],
};
const start = { values, others: {} };
const zs = (answer: number | null, was: number | null) => ({
  values: { circuits: { rows: { a: { zs: answer } } } },
  was: { circuits: { rows: { a: { zs: was } } } },
});

it('keeps both answers of two devices that changed the same field, until somebody chooses', () => {
  const first = typedInto(start, zs(0.5, 0.4));
  expect(first.others).toEqual({});
  const both = typedInto(first, zs(0.7, 0.4));
  expect(both.values).toMatchObject({ circuits: [{ zs: 0.7 }, { zs: 0.6 }] });
  expect(both.others).toEqual({ 'circuits.a.zs': 0.5 });
  expect(othersAt(both.values, both.others)).toEqual({ 'circuits.0.zs': 0.5 });
  // Either their own answer again or the other one settles it.
  expect(typedInto(both, zs(0.7, 0.5)).others).toEqual({});
  expect(typedInto(both, zs(0.5, 0.7))).toMatchObject({
    values: { circuits: [{ zs: 0.5 }, {}] },
    others: {},
  });
  // Clearing an answer unseen doesn't lose it.
  expect(typedInto(first, zs(null, 0.4)).others).toEqual({ 'circuits.a.zs': 0.5 });
  // Both gave the same answer; only one changed the field; no `was` was sent.
  expect(typedInto(first, zs(0.5, 0.4)).others).toEqual({});
  const visit = { values: { visit: { tenantName: 'Tom' } }, was: { visit: { tenantName: 'Tess' } } };
  expect(typedInto(first, visit).others).toEqual({});
  expect(typedInto(both, visit).others).toEqual({ 'circuits.a.zs': 0.5 });
  expect(typedInto(first, { values: zs(0.7, 0.4).values }).others).toEqual({});
});

it('removes no row that another device typed into meanwhile', () => {
  const gone = {
    values: { circuits: { rows: { a: null } } },
    was: { circuits: { rows: { a: { rowId: 'a', zs: 0.4 } } } },
  };
  expect(typedInto(start, gone).values).toMatchObject({ circuits: [{ rowId: 'b' }] });
  expect(typedInto(typedInto(start, zs(0.5, 0.4)), gone).values).toMatchObject({
    circuits: [{ rowId: 'a', zs: 0.5 }, { rowId: 'b' }],
  });
  // Removing a row drops its other answers too.
  const both = typedInto(typedInto(start, zs(0.5, 0.4)), zs(0.7, 0.4));
  expect(typedInto(both, { values: { circuits: { rows: { a: null } } } }).others).toEqual({});
});

it('knows of two goes in one what was there before the first', () => {
  const { values: given, was } = foldedValues(zs(0.5, 0.4), zs(0.7, 0.5));
  expect(was).toEqual(zs(0.7, 0.4).was);
  expect(typedInto(start, { values: given, was }).others).toEqual({});
  expect(typedInto(typedInto(start, zs(0.45, 0.4)), { values: given, was }).others).toEqual({
    'circuits.a.zs': 0.45,
  });
});
