import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Board, Visit } from '#shared/board/board.ts';
import { sundayOf } from '#shared/calendar/when.ts';
import { addDays, isCalendarDate, today } from '#shared/dates.ts';
import { firmsRoutes } from '#shared/firms/routes.ts';
import { mondayOf } from '#shared/time/weeks.ts';
import { read } from '../../api/read.ts';
import { toast } from '../../components/toast.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { boardQuery } from '../../data/board.ts';
import { whenWords } from '../../forms/visit/placing.ts';
import { texts } from './texts.ts';

/** The day and view in the URL; a week starts on the firm's first day. */
export const useBoardPlace = () => {
  const [dayText, setDay] = useUrlState('date');
  const [viewText, setView] = useUrlState('view');
  const { data: rules } = useQuery(read(firmsRoutes.rules, {}));
  const day = isCalendarDate(dayText) ? dayText : today();
  const view: 'day' | 'week' = viewText === 'day' ? 'day' : 'week';
  const first = rules?.weekStarts === 'sun' ? sundayOf(day) : mondayOf(day);
  const days = view === 'day' ? [day] : Array.from({ length: 7 }, (_, at) => addDays(first, at));
  return {
    ...{ day, view, days, week: Array.from({ length: 7 }, (_, at) => addDays(first, at)) },
    choose: (to: string) => setDay(to === today() ? '' : to),
    look: (to: 'day' | 'week') => setView(to === 'week' ? '' : to),
    step: (by: 1 | -1) => setDay(addDays(day, by * (view === 'day' ? 1 : 7))),
  } as const;
};

export type BoardPlace = ReturnType<typeof useBoardPlace>;

const placeOf = (visit: Visit): string =>
  [visit.scheduledDate, visit.startTime, visit.employeeIds.join()].join(' ');

/** Shows a toast naming the visits that somebody else has moved meanwhile. */
const useMovedElsewhere = (board: Board | undefined, own: ReadonlySet<number>) => {
  const seen = useRef<ReadonlyMap<number, Visit>>(new Map());
  useEffect(() => {
    if (!board) return;
    for (const visit of board.jobs) {
      const before = seen.current.get(visit.id);
      if (!before || own.has(visit.id) || placeOf(before) === placeOf(visit)) continue;
      toast({
        title: texts.movedElsewhereTitle,
        description: texts.movedElsewhere(visit.title, whenWords(visit)),
      });
    }
    seen.current = new Map(board.jobs.map((visit) => [visit.id, visit]));
  }, [board, own]);
};

/** A board. `own`: visits moved here. */
export const useBoard = (from: string, days: '1' | '7' | '14', own: ReadonlySet<number>) => {
  const list = useQuery(boardQuery(from, days));
  useMovedElsewhere(list.data, own);
  return list;
};
