import { today as todayAt } from '../../dates.ts';
import { allowanceOf, leaveYearOf } from '../../leave/days.ts';
import type { Allowance, Leave } from '../../leave/leave.ts';
import { defaultNation } from '../../uk/nations.ts';
import { isThere } from '../employees/views.ts';
import { queryIn, type Reader, type ViewEntry } from '../reader.ts';

/** The leave that overlaps a range (inclusive), earliest start first. */
export const leaveWithin = <Row extends Pick<Leave, 'id' | 'from' | 'to'>>(
  rows: readonly Row[],
  { from, to }: { from: string; to: string },
): Row[] =>
  rows
    .filter((leave) => leave.from <= to && leave.to >= from)
    .sort((a, b) => (a.from === b.from ? a.id - b.id : a.from < b.from ? -1 : 1));

/** Leave as an accountant sees it: what somebody wrote, and that they are ill, is between them and the office. */
export const leaveInBooks = <Row extends Pick<Leave, 'kind'> & Partial<Pick<Leave, 'note' | 'answerNote'>>>(
  row: Row,
): Row => ({ ...row, kind: row.kind === 'sick' ? 'other' : row.kind, note: null, answerNote: null });

const list = (db: Reader, { from, to }: { from?: string; to?: string }): Leave[] | undefined =>
  from && to ? leaveWithin(db.all('leave'), { from, to }) : undefined;

const allowances = (db: Reader, year: string | undefined, now: number): Allowance[] | undefined => {
  const settings = db.get('settings', 'all');
  if (!settings) return undefined;
  const { rules, business } = settings;
  const basis = {
    rules,
    nation: business.bankHolidays ?? defaultNation,
    year: year === undefined ? leaveYearOf(todayAt(now), rules.leaveYearStarts) : Number(year),
  };
  return db
    .all('employee')
    .filter((person) => isThere(person) && person.isActive)
    .map((person) => allowanceOf(person, db.all('leave'), basis));
};

export const leaveViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/leave',
    needs: ['leave'],
    view: (db, input) => list(db, queryIn<{ from: string; to: string }>(input)),
  },
  {
    route: 'GET /api/leave/allowances',
    needs: ['leave', 'employee', 'settings'],
    view: (db, input, { now }) => allowances(db, queryIn<{ year: string }>(input).year, now),
  },
];
