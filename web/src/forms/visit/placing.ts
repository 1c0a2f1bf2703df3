import type { Board, BoardMove, Visit } from '#shared/board/board.ts';
import { type BoardClash, clashesOfVisit } from '#shared/board/clashes.ts';
import { movedWhen } from '#shared/board/moves.ts';
import { readNearDay, readTimes } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Nation } from '#shared/uk/nations.ts';
import { texts } from './texts.ts';

/** A visit's target: person (null for nobody), day (null for none), and times if given. */
export interface Place {
  employeeId: number | null;
  day: string | null;
  startTime?: string | null;
  endTime?: string | null;
}

export interface Draft {
  visit: Visit;
  /** The lane it was dragged from; null if nobody is assigned. */
  from: number | null;
  to: Place;
}

export type Move = Pick<BoardMove, 'scheduledDate' | 'startTime' | 'endTime' | 'from' | 'to'>;

/** The changes to a visit, as a move. */
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

/** True if the day or time changes for the customer. */
export const isOtherTime = (move: Move): boolean =>
  'scheduledDate' in move || 'startTime' in move || 'endTime' in move;

/** The visit after the move. */
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

/** The move that undoes it. */
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
