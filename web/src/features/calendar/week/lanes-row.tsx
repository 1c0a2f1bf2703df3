import { daysOf, isRun } from '#shared/calendar/days.ts';
import { hoursOn } from '#shared/calendar/hours.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { type Bar, lanesOf } from '../lanes.ts';
import { texts } from '../texts.ts';
import { Block, type Take } from './block.tsx';
import { laneHeight } from './hours-place.ts';

const mostLanes = 4;

/** True for multi-day work, and for visits without a time. */
export const isWholeDay = (job: Job): boolean => {
  const days = daysOf(job);
  return days !== null && (isRun(days) || hoursOn(job, days.first).length === 0);
};

interface Props {
  week: readonly string[];
  jobs: readonly Job[];
  clashes: ReadonlyMap<number, string>;
  heldId: number | undefined;
  onTake: Take;
  onChoose: (day: string) => void;
}

/** The all-day row above the hours. */
export function LanesRow({ week, jobs, clashes, heldId, onTake, onChoose }: Props) {
  const bars = lanesOf(jobs.filter(isWholeDay), week);
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1));
  const shown = bars.filter(({ lane }) => lane < mostLanes);
  const hidden = bars.filter(({ lane }) => lane >= mostLanes);
  const more = week.map((_, column) => hidden.filter((bar) => isAt(bar, column)).length);
  const height = Math.min(lanes, mostLanes) * laneHeight + (hidden.length > 0 ? 24 : 0) + 4;
  return (
    <div data-week="days" className="relative" style={{ height }}>
      {shown.map(({ job, at, span, lane, before, after }) => (
        <Block
          key={job.id}
          job={job}
          clash={clashes.get(job.id)}
          isHeld={job.id === heldId}
          onTake={onTake}
          hasHours={false}
          onPress={() => onChoose(week[at] ?? '')}
          className={`px-2 leading-7.5 ${before ? '' : 'rounded-l-small'} ${after ? '' : 'rounded-r-small'}`}
          style={{ ...columnsOf(at, span), top: lane * laneHeight + 2, height: laneHeight - 4 }}
        >
          <LaneText job={job} clash={clashes.get(job.id)} />
        </Block>
      ))}
      {more.map(
        (count, column) =>
          count > 0 && (
            <button
              key={week[column]}
              type="button"
              onClick={() => onChoose(week[column] ?? '')}
              className="absolute bottom-0 h-6 px-1 text-micro text-muted"
              style={columnsOf(column, 1)}
            >
              {texts.moreJobs(count)}
            </button>
          ),
      )}
    </div>
  );
}

const isAt = ({ at, span }: Bar, column: number): boolean => at <= column && column < at + span;
const columnsOf = (at: number, span: number) => ({
  left: `${(at / 7) * 100}%`,
  width: `calc(${(span / 7) * 100}% - 3px)`,
});

function LaneText({ job, clash }: { job: Job; clash: string | undefined }) {
  const crew = job.people.map(({ firstName }) => firstName).join(', ');
  return (
    <span className="flex gap-2 font-stretch-85%">
      <span className="min-w-0 flex-1 truncate font-strong">
        {[job.title, job.client?.name].filter(Boolean).join(' · ')}
      </span>
      <span className="truncate">{clash ?? crew}</span>
    </span>
  );
}
