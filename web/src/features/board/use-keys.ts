import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Visit } from '#shared/board/board.ts';
import { minutesOf, timeAt } from '#shared/calendar/hours.ts';
import { addDays } from '#shared/dates.ts';
import type { Draft, Place } from '../../forms/visit/placing.ts';
import type { Row } from './rows.ts';

const quarter = 15;

interface Around {
  rows: readonly Row[];
  /** The displayed days: nothing is moved out of them. */
  days: readonly string[];
  view: 'day' | 'week';
  onDrop: (draft: Draft) => void;
}

/** The lane above or below. */
const laneFrom = (rows: readonly Row[], employeeId: number | null, by: number): number | null => {
  const at = rows.findIndex((row) => row.employeeId === employeeId);
  return rows[Math.min(rows.length - 1, Math.max(0, at + by))]?.employeeId ?? null;
};

const shifted = (time: string | null | undefined, by: number): string | null =>
  time ? timeAt(Math.min(24 * 60 - quarter, Math.max(0, minutesOf(time) + by))) : null;

/** The next or previous displayed day; from the tray the first one. */
const dayFrom = (days: readonly string[], day: string | null, by: number): string | null => {
  const next = day ? addDays(day, by) : days[0];
  return next && days.includes(next) ? next : day;
};

const across = (draft: Draft, by: 1 | -1, { view, days }: Pick<Around, 'view' | 'days'>): Place => {
  const { visit, to } = draft;
  if (view === 'week') return { ...to, day: dayFrom(days, to.day, by) };
  const startTime = shifted(to.startTime ?? visit.startTime ?? '09:00', by * quarter);
  const length =
    visit.startTime && visit.endTime ? minutesOf(visit.endTime) - minutesOf(visit.startTime) : quarter * 4;
  return { ...to, startTime, endTime: shifted(startTime, length) };
};

const steps: Record<string, { lane?: 1 | -1; across?: 1 | -1 }> = {
  ArrowUp: { lane: -1 },
  ArrowDown: { lane: 1 },
  ArrowLeft: { across: -1 },
  ArrowRight: { across: 1 },
};

/** Arrows move the focused visit by lane, day and quarter of an hour; Enter saves, Escape cancels. */
export const useKeys = ({ rows, days, view, onDrop }: Around) => {
  const [draft, setDraft] = useState<Draft | null>(null);
  const moved = useRef<Pick<Draft, 'visit' | 'from'> | null>(null);
  // In another lane it is another element, which must be focused before the next key; a visit of several is in the others' lanes too.
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { visit, from } = moved.current;
    const of = draft ? draft.to.employeeId : from;
    document
      .querySelector<HTMLElement>(`[data-cell] [data-visit="${visit.id}"][data-of="${of ?? ''}"]`)
      ?.focus();
    if (!draft) moved.current = null;
  }, [draft]);
  const onKey = (event: KeyboardEvent, visit: Visit, of: number | null) => {
    const current = draft?.visit.id === visit.id ? draft : null;
    if (event.key === 'Escape' && current) {
      event.stopPropagation();
      setDraft(null);
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      setDraft(null);
      onDrop(current);
    }
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const now = current ?? { visit, from: of, to: { employeeId: of, day: visit.scheduledDate } };
    const to = step.lane
      ? { ...now.to, employeeId: laneFrom(rows, now.to.employeeId, step.lane) }
      : across(now, step.across ?? 1, { view, days });
    moved.current = now;
    setDraft({ ...now, to });
  };
  return { draft, onKey, letGo: () => setDraft(null) };
};
