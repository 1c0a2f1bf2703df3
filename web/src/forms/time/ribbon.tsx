import { clsx } from 'clsx';
import { minutesOf } from '#shared/calendar/hours.ts';
import type { Interval } from '#shared/time/intervals.ts';
import { timeOf } from '../job/on-my-way.ts';

const colours: Record<Interval['kind'], string> = {
  work: 'bg-primary',
  travel: 'bg-on-info',
  break: 'bg-control/40',
};

/** The usual span of the ribbon, in minutes of the day; it grows if somebody worked outside it. */
const usual = { from: 6 * 60, to: 19 * 60 };
const wholeDay = 24 * 60;

interface Props {
  /** One day's, in order. */
  intervals: readonly Interval[];
  now: number;
}

const spanOf = ({ from, to, minutes }: Interval, now: number) => {
  const start = minutesOf(timeOf(from));
  const lasted = to === null ? Math.max(1, Math.floor((now - Date.parse(from)) / 60_000)) : minutes;
  return { start, end: Math.min(wholeDay, start + lasted) };
};

/** A day as a timeline. The text beside it says the same. */
export function Ribbon({ intervals, now }: Props) {
  const spans = intervals
    .filter(({ forgotten }) => !forgotten)
    .map((interval) => ({ ...spanOf(interval, now), kind: interval.kind, id: interval.id }));
  const from = Math.min(usual.from, ...spans.map(({ start }) => start));
  const to = Math.max(usual.to, ...spans.map(({ end }) => end));
  const percent = (minutes: number) => `${(100 * minutes) / (to - from)}%`;
  return (
    <span aria-hidden className="relative block h-2.5 overflow-hidden rounded-full bg-sunken">
      {spans.map(({ id, kind, start, end }) => (
        <span
          key={`${id} ${start}`}
          className={clsx('absolute inset-y-0 min-w-0.5', colours[kind])}
          style={{ left: percent(start - from), width: percent(end - start) }}
        />
      ))}
    </span>
  );
}
