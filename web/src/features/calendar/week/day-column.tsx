import { clsx } from 'clsx';
import { hoursOn } from '#shared/calendar/hours.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import type { Moving } from '../moving/use-moving.ts';
import { Block, BlockText } from './block.tsx';
import { sideBySide } from './columns.ts';
import { heightOf } from './hours-place.ts';

interface Props {
  day: string;
  jobs: readonly Job[];
  clashes: ReadonlyMap<number, string>;
  moving: Moving;
  onChoose: (day: string) => void;
}

/** A day of the week by its hours. */
export function DayColumn({ day, jobs, clashes, moving, onChoose }: Props) {
  const places = sideBySide(jobs.flatMap((job) => hoursOn(job, day).map((hours) => ({ ...hours, job }))));
  return (
    <div className={clsx('relative border-l border-line', day === today() && 'bg-sunken/40')}>
      {places.map(({ job, from, to, column, columns }) => (
        <Block
          key={`${job.id} ${from}`}
          job={job}
          clash={clashes.get(job.id)}
          moving={moving}
          hasHours
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
}
