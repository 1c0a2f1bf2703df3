import { expect, it } from 'vitest';
import { mostLanes } from '../../board/limits.ts';
import { rulesOf } from '../../firms/rules.ts';
import { boardOf } from './views.ts';

const today = { from: '2026-11-27', to: '2026-11-27' };
const team = (size: number) =>
  Array.from({ length: size }, (_, at) => ({
    ...{ id: at + 1, firstName: 'Alex', lastName: `Example ${at}`, isActive: true },
    ...{ hours: null, colour: null, deletedAt: null },
  }));

it.each([
  [mostLanes, false],
  [mostLanes + 1, true],
])('says with %i people whether some have no lane: %s', (size, truncated) => {
  const { hours } = rulesOf();
  const nothing = { leave: [], visits: [], noDay: [], truncated: false };
  const board = boardOf({ ...nothing, people: team(size), hours, nation: 'england-and-wales' }, today);
  expect(board).toMatchObject({ truncated });
  expect(board.lanes).toHaveLength(mostLanes);
});
