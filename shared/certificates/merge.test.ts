import { expect, it } from 'vitest';
import { foldedValues, mergedValues } from './merge.ts';

const kept = {
  visit: { day: '2026-11-02' },
  circuits: [
    { rowId: 'a', number: '1', zs: 0.4 },
    { rowId: 'b', number: '2' },
  ],
};

it('adds and fills in rows of two devices that know nothing of each other', () => {
  const one = { circuits: { rows: { a: { zs: 0.5 }, c: { number: '3' } } } };
  const other = { circuits: { rows: { a: { number: '1A', zs: null }, b: null, d: { number: '4' } } } };
  expect(mergedValues(mergedValues(kept, one), other)).toEqual({
    ...kept,
    circuits: [
      { rowId: 'a', number: '1A' },
      { rowId: 'c', number: '3' },
      { rowId: 'd', number: '4' },
    ],
  });
  // A list replaces all rows.
  expect(mergedValues(kept, { circuits: [{ rowId: 'b', zs: 1 }] }).circuits).toEqual([
    { rowId: 'b', number: '2', zs: 1 },
  ]);
});

it('sends what was typed in two goes as if it were one', () => {
  const goes: Record<string, unknown>[] = [
    { circuits: { rows: { a: { zs: 0.5 }, b: null } }, visit: { address: '9 Mill Lane' } },
    { circuits: { rows: { a: { number: '1A' }, c: { number: '3' } } }, visit: { address: null } },
    { circuits: [{ rowId: 'a' }, { rowId: 'd', number: '4' }] },
    { circuits: { rows: { d: { number: null } } } },
  ];
  for (const [at, later] of goes.entries()) {
    const earlier = goes[at - 1] ?? {};
    const { values } = foldedValues({ values: earlier }, { values: later });
    expect(mergedValues(kept, values)).toEqual(mergedValues(mergedValues(kept, earlier), later));
  }
});
