import { memo } from 'react';
import { hoursOn } from '#shared/calendar/hours.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { Block, BlockText, type Take } from './block.tsx';
import { sideBySide } from './columns.ts';
import { heightOf } from './hours-place.ts';
import { isWholeDay } from './lanes-row.tsx';

interface Props {
  day: string;
  jobs: readonly Job[] | undefined;
  clashes: ReadonlyMap<number, string>;
  heldId: number | undefined;
  onTake: Take;
  onChoose: (day: string) => void;
}

/** A day of the week by the hour. Memoised, because dragging fires often. */
export const DayColumn = memo(({ day, jobs = [], clashes, heldId, onTake, onChoose }: Props) => {
  const timed = jobs.filter((job) => !isWholeDay(job));
  const places = sideBySide(timed.flatMap((job) => hoursOn(job, day).map((hours) => ({ ...hours, job }))));
  return (
    <div className="relative border-l border-line">
      {places.map(({ job, from, to, column, columns }) => (
        <Block
          key={`${job.id} ${from}`}
          job={job}
          clash={clashes.get(job.id)}
          isHeld={job.id === heldId}
          hasHours
          onTake={onTake}
          onPress={() => onChoose(day)}
          className="rounded-small border-l-3 border-current/60 px-1.5 py-1"
          style={{
            top: heightOf(from) + 1,
            height: Math.max(heightOf(to - from) - 2, 22),
            left: `calc(${(column / columns) * 100}% + 2px)`,
            width: `calc(${100 / columns}% - 4px)`,
          }}
        >
          <BlockText job={job} clash={clashes.get(job.id)} />
        </Block>
      ))}
    </div>
  );
});
