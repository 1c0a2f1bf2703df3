import { expect, it } from 'vitest';
import { answered, changesAsCsv } from './late.ts';
import type { ShownCorrection } from './vat.ts';

const boxes = { box1: 120, box2: 0, box3: 120, box4: 30, box5: 90, box6: 600, box7: 150, box8: 0, box9: 0 };
const change = (of: string, box1: number, box4: number, place: ShownCorrection['place'] = 'return') => ({
  ...{ of, box1, box4, place, cause: null },
});
const corrections = [
  change('2026-03-31', 20, 0),
  change('2026-06-30', -5.1, 0),
  change('2020-06-30', 9, 0, 'old'),
];

it('leaves the figures as they are while nothing was done on purpose', () => {
  const figures = answered(boxes, corrections, new Map([['2026-03-31', 'careless']]));
  expect(figures).toEqual({ boxes, outcome: 'pay' });
});

it('takes out what was done on purpose, and puts what is left in the box of whoever is owed', () => {
  // Box 1's 120 includes the net of both changes, 20 less 5.10. Without the deliberate one, box 4 gets the 5.10.
  const figures = answered(boxes, corrections, new Map([['2026-03-31', 'deliberate']]));
  expect(figures.boxes).toMatchObject({ box1: 105.1, box3: 105.1, box4: 35.1, box5: 70, box6: 600 });
  const none = answered(
    { ...boxes, box1: 14.9, box3: 14.9, box4: 0, box5: 14.9 },
    corrections,
    all('deliberate'),
  );
  expect(none).toMatchObject({ boxes: { box1: 0, box5: 0 }, outcome: 'nil' });
});

const all = (cause: 'deliberate') => new Map(corrections.map(({ of }) => [of, cause]));

it('leaves what was claimed late in box 4, whatever else was done on purpose', () => {
  const late = [change('2026-03-31', 20, 0), change('2026-06-30', 0, 5.1, 'claim')];
  expect(answered(boxes, late, all('deliberate')).boxes).toMatchObject({ box1: 100, box4: 30, box5: 70 });
  expect(changesAsCsv(late).split('\r\n')).toHaveLength(2);
});

it('lists what form VAT652 asks for, without what is too old', () => {
  expect(changesAsCsv(corrections).split('\r\n')).toEqual([
    'VAT period to,Change in box 1,Change in box 4,Owed to HMRC',
    '2026-03-31,20,0,20',
    '2026-06-30,-5.1,0,-5.1',
  ]);
});
