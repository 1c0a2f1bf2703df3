import type { Board, BoardMove, Visit } from '#shared/board/board.ts';
import { type BoardClash, clashesOfVisit } from '#shared/board/clashes.ts';
import { movedWhen } from '#shared/board/moves.ts';
import { readNearDay, readTimes } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Nation } from '#shared/uk/nations.ts';
import { texts } from './texts.ts';

/** Where a visit would be: with whom (nobody is null), on which day (none is null), and when where that is said. */
export interface Place {
  employeeId: number | null;
  day: string | null;
  startTime?: string | null;
  endTime?: string | null;
}

export interface Draft {
  visit: Visit;
  /** In whose lane it was taken; null where nobody is on it. */
  from: number | null;
  to: Place;
}

export type Move = Pick<BoardMove, 'scheduledDate' | 'startTime' | 'endTime' | 'from' | 'to'>;

/** What of a visit changes, as the move says it. */
export const moveOf = ({ visit, from, to }: Draft): Move => {
  const { employeeId, day, startTime, endTime } = to;
  const isElsewhere = employeeId !== from;
  return {
    ...(day !== visit.scheduledDate && { scheduledDate: day }),
    ...(startTime !== undefined && startTime !== visit.startTime && { startTime }),
    ...(endTime !== undefined && endTime !== visit.endTime && { endTime }),
    ...(isElsewhere && from !== null && { from }),
    ...(isElsewhere && employeeId !== null && { to: employeeId }),
  };
};

export const isNothing = (move: Move): boolean => Object.keys(move).length === 0;

/** Whether its customer would find it at another day or time. */
export const isOtherTime = (move: Move): boolean =>
  'scheduledDate' in move || 'startTime' in move || 'endTime' in move;

/** The visit where it would be. */
export const placed = (draft: Draft): Visit => {
  const { visit, from, to } = draft;
  const others = visit.people.filter(({ id }) => id !== from && id !== to.employeeId);
  const own = to.employeeId === null ? [] : [{ id: to.employeeId, startTime: null, endTime: null }];
  const people = to.employeeId === from ? visit.people : [...others, ...own];
  return { ...visit, ...movedWhen(visit, moveOf(draft)), people, employeeIds: people.map(({ id }) => id) };
};

export const clashesAt = (draft: Draft, board: Pick<Board, 'lanes' | 'jobs'>, nation: Nation): BoardClash[] =>
  clashesOfVisit(placed(draft), { lanes: board.lanes, others: board.jobs, nation });

/** `Double-booked, Away`. */
export const clashWords = (clashes: readonly Pick<BoardClash, 'kind'>[]): string =>
  [...new Set(clashes.map(({ kind }) => texts.clashes[kind]))].join(', ');

/** `Tomorrow, 09:00–11:00`. */
export const whenWords = (visit: Pick<Visit, 'scheduledDate' | 'startTime' | 'endTime'>): string =>
  visit.scheduledDate
    ? [readNearDay(visit.scheduledDate, today()), readTimes(visit)].filter(Boolean).join(', ')
    : texts.tray;

/** What takes a move back. */
export const reversed = (draft: Draft): Move => {
  const { visit, from, to } = draft;
  const move = moveOf(draft);
  const { scheduledDate, startTime, endTime } = visit;
  return {
    ...(isOtherTime(move) && { scheduledDate, startTime, endTime }),
    ...(move.to !== undefined && { from: move.to }),
    ...(to.employeeId !== from && from !== null && { to: from }),
  };
};
