import { clsx } from 'clsx';
import type { Lane, Visit } from '#shared/board/board.ts';
import { awayOn, minutesFor } from '#shared/board/clashes.ts';
import { leastTravel, stopsOn, travelTo } from '#shared/board/gaps.ts';
import { minutesOf, timeAt } from '#shared/calendar/hours.ts';
import { hoursOnDay } from '#shared/leave/days.ts';
import { travelWords } from '../../data/travel-words.ts';
import type { GridProps } from './grid-props.ts';
import { LaneName } from './lane-name.tsx';
import { texts } from './texts.ts';
import { VisitBlock } from './visit-block.tsx';

/** The default range of a day, in minutes: earlier and later work extends it. */
const [usualFrom, usualTo] = [7 * 60, 18 * 60];
const hour = 60;
const lineHeight = 60;

const columns = 'grid grid-cols-[6.5rem_minmax(41.5rem,1fr)]';

interface Scale {
  from: number;
  to: number;
}

const scaleOf = ({ rows, days: [day = ''] }: Pick<GridProps, 'rows' | 'days'>): Scale => {
  const all = rows.flatMap(({ employeeId, days }) =>
    (days.get(day) ?? []).flatMap((visit) => minutesFor(visit, employeeId ?? 0, day)),
  );
  return {
    from: Math.floor(Math.min(usualFrom, ...all.map(({ from }) => from)) / hour) * hour,
    to: Math.ceil(Math.max(usualTo, ...all.map(({ to }) => to)) / hour) * hour,
  };
};

const spanOf = ({ from, to }: Scale, part: Scale) => {
  const at = (minutes: number) => ((Math.min(to, Math.max(from, minutes)) - from) / (to - from)) * 100;
  return { left: `${at(part.from)}%`, width: `${at(part.to) - at(part.from)}%` };
};

/** People as rows, the hours of a day as columns. */
export function DayGrid(props: GridProps) {
  const { rows, days } = props;
  const [day = ''] = days;
  const scale = scaleOf(props);
  const hours = Array.from({ length: (scale.to - scale.from) / hour }, (_, at) => scale.from + at * hour);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are lanes.
    <div role="group" aria-label={texts.lanes} className="min-w-[48rem]">
      <div className={clsx(columns, 'sticky top-0 z-5 border-b border-line bg-surface')}>
        <span />
        <div className="flex">
          {hours.map((minutes) => (
            <span key={minutes} className="flex-1 border-l border-line py-1.5 pl-1 text-micro text-muted">
              {timeAt(minutes)}
            </span>
          ))}
        </div>
      </div>
      {rows.map((row) => (
        <div key={row.employeeId ?? 0} className={clsx(columns, 'border-b border-line last:border-b-0')}>
          <LaneName lane={row.lane} />
          <HourLane {...props} {...row} day={day} scale={scale} visits={row.days.get(day) ?? []} />
        </div>
      ))}
    </div>
  );
}

interface LaneProps extends Pick<GridProps, 'clashes' | 'draftId' | 'onPress' | 'onKey'> {
  employeeId: number | null;
  lane: Lane | null;
  day: string;
  scale: Scale;
  visits: readonly Visit[];
}

interface Line {
  visit: Visit;
  part: Scale | null;
  line: number;
}

/** Stacks overlapping visits in lines; those without a time come first. */
const linesOf = (visits: readonly Visit[], employeeId: number | null, day: string): Line[] => {
  const ends: number[] = [];
  return visits.map((visit) => {
    const [part = null] = minutesFor(visit, employeeId ?? 0, day);
    const { from, to } = part ?? { from: 0, to: 24 * hour };
    const free = ends.findIndex((end) => end <= from);
    const line = free < 0 ? ends.length : free;
    ends[line] = to;
    return { visit, part, line };
  });
};

function HourLane({ employeeId, lane, day, scale, visits, clashes, draftId, onPress, onKey }: LaneProps) {
  const lines = linesOf(visits, employeeId, day);
  const height = Math.max(1, ...lines.map(({ line }) => line + 1)) * lineHeight + 4;
  return (
    <div
      data-cell
      data-lane={employeeId ?? ''}
      data-day={day}
      data-from={scale.from}
      data-to={scale.to}
      className="relative border-l border-line data-over:outline-2 data-over:-outline-offset-2 data-over:outline-ink data-[over=clash]:outline-danger"
      style={{ height }}
    >
      <Shades lane={lane} day={day} scale={scale} />
      {lines.map(({ visit, part, line }) => (
        <VisitBlock
          key={visit.id}
          visit={visit}
          of={employeeId}
          clash={clashes.get(`${visit.id} ${employeeId}`) ?? ''}
          isDraft={visit.id === draftId}
          onPress={onPress}
          onKey={onKey}
          className="absolute"
          style={{
            ...(part ? spanOf(scale, part) : { left: 0, width: '12%' }),
            top: line * lineHeight + 2,
            height: lineHeight - 4,
          }}
        />
      ))}
      {employeeId !== null && <Travels {...{ employeeId, day, scale, visits }} />}
    </div>
  );
}

/** Shades the times when somebody is off or away. */
function Shades({ lane, day, scale }: Pick<LaneProps, 'lane' | 'day' | 'scale'>) {
  if (!lane) return null;
  const span = hoursOnDay(lane.hours, day);
  const off = span
    ? [
        { from: scale.from, to: minutesOf(span.from) },
        { from: minutesOf(span.to), to: scale.to },
      ]
    : [scale];
  return (
    <>
      {off.map((part) => (
        <span
          key={part.from}
          aria-hidden
          className="absolute inset-y-0 bg-sunken/70"
          style={spanOf(scale, part)}
        />
      ))}
      {awayOn(lane, day).map((part) => (
        <span
          key={part.from}
          className="away absolute inset-y-0 overflow-hidden px-1.5 py-1 text-micro font-strong text-muted"
          style={spanOf(scale, part)}
        >
          {texts.away}
        </span>
      ))}
    </>
  );
}

type TravelsProps = Pick<LaneProps, 'day' | 'scale' | 'visits'> & { employeeId: number };

/** The time available to get from one place to the next. */
function Travels({ employeeId, day, scale, visits }: TravelsProps) {
  const stops = stopsOn(visits, employeeId, day);
  return stops.map((stop, at) => {
    const before = stops[at - 1];
    const minutes = before ? travelTo(before, stop) : null;
    if (minutes === null || minutes > 2 * hour || !before) return null;
    const isTight = minutes < leastTravel;
    return (
      <span
        key={stop.visit.id}
        className={clsx(
          'pointer-events-none absolute bottom-0.5 grid h-4 place-items-center overflow-visible text-micro whitespace-nowrap font-stretch-75%',
          isTight ? 'z-3 font-strong text-on-warning' : 'text-muted',
        )}
        style={spanOf(scale, { from: before.to, to: stop.from })}
        title={travelWords(isTight ? 0 : minutes)}
      >
        {minutes < 30 ? minutes : `→ ${minutes}`}
      </span>
    );
  });
}
