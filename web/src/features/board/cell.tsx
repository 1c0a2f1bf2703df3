import { clsx } from 'clsx';
import { memo } from 'react';
import type { Lane, Visit } from '#shared/board/board.ts';
import { awayOn } from '#shared/board/clashes.ts';
import { stopsOn, tightIn } from '#shared/board/gaps.ts';
import { today } from '#shared/dates.ts';
import { hoursOnDay } from '#shared/leave/days.ts';
import { travelWords } from '../../data/travel-words.ts';
import { texts } from './texts.ts';
import { type BlockProps, VisitBlock } from './visit-block.tsx';

interface Props extends Pick<BlockProps, 'onPress' | 'onKey'> {
  employeeId: number | null;
  lane: Lane | null;
  day: string;
  visits: readonly Visit[] | undefined;
  clashes: ReadonlyMap<string, string>;
  draftId: number | undefined;
}

/** The shading of a day off or away. */
export const shadeOf = (lane: Lane | null, day: string): 'off' | 'away' | undefined => {
  if (!lane) return undefined;
  if (awayOn(lane, day).length > 0) return 'away';
  return hoursOnDay(lane.hours, day) ? undefined : 'off';
};

/** An employee's day in a week, memoised. */
export const Cell = memo(
  ({ employeeId, lane, day, visits = [], clashes, draftId, onPress, onKey }: Props) => {
    const shade = shadeOf(lane, day);
    const tight = tightIn(employeeId === null ? [] : stopsOn(visits, employeeId, day));
    return (
      <div
        data-cell
        data-lane={employeeId ?? ''}
        data-day={day}
        className={clsx(
          'grid min-w-0 content-start gap-1 border-l border-line p-1 data-over:bg-selected data-over:outline-2 data-over:-outline-offset-2 data-over:outline-ink data-[over=clash]:outline-danger',
          shade === 'off' && 'bg-sunken/60',
          shade === 'away' && 'away',
          !shade && day === today() && 'bg-sunken/25',
        )}
      >
        {shade === 'away' && <span className="text-micro font-strong text-muted">{texts.away}</span>}
        {visits.map((visit) => (
          <div key={visit.id} className="min-w-0">
            {tight.has(visit.id) && (
              <p className="truncate text-micro text-on-warning font-stretch-85%">
                {travelWords(tight.get(visit.id) ?? 0)}
              </p>
            )}
            <VisitBlock
              visit={visit}
              of={employeeId}
              clash={clashes.get(`${visit.id} ${employeeId}`) ?? ''}
              isDraft={visit.id === draftId}
              onPress={onPress}
              onKey={onKey}
            />
          </div>
        ))}
      </div>
    );
  },
);
