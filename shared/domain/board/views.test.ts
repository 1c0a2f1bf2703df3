import { expect, it } from 'vitest';
import { mostInTray, mostLanes } from '../../board/limits.ts';
import { visitOf } from '../../board/visit.ts';
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

it.each([
  [mostInTray, false],
  [mostInTray + 1, true],
])('says with %i jobs without a day whether the tray holds them all: %s', (size, more) => {
  const { hours } = rulesOf();
  const job = { title: 'Gutter', status: 'pending', priority: 'low', updatedAt: '' } as const;
  const noDay = Array.from({ length: size }, (_, at) => visitOf({ ...job, id: at + 1 }, undefined, []));
  const nothing = { people: [], leave: [], visits: [], truncated: false };
  const { tray } = boardOf({ ...nothing, noDay, hours, nation: 'england-and-wales' }, today);
  expect(tray.noDay).toHaveLength(mostInTray);
  expect(tray.more).toBe(more);
});
