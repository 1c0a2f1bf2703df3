import Pencil from 'lucide-react/icons/pencil';
import type { Interval } from '#shared/time/intervals.ts';
import { readMinutes } from '#shared/time/read-minutes.ts';
import { StateWord } from '../../components/state-word.tsx';
import { useJobTitle } from '../../data/job-titles.ts';
import type { ShownPunch } from '../../data/pressed.ts';
import { timeOf } from '../job/on-my-way.ts';
import { kindWord, timeTexts as texts } from './texts.ts';
import { minutesSince } from './use-clock.ts';

interface Props {
  punch: ShownPunch;
  /** The interval that it starts; undefined if it ended the day. */
  interval: Interval | undefined;
  now: number;
  /** Opens its form. Left out for those who may only view. */
  onOpen?: ((punch: ShownPunch) => void) | undefined;
}

const lasted = (interval: Interval | undefined, now: number): string => {
  if (!interval) return '';
  if (interval.forgotten) return '?';
  return readMinutes(interval.to === null ? minutesSince(interval.from, now) : interval.minutes);
};

/** An earlier version; only its reason if it differed in nothing that shows. */
const readBefore = (before: ShownPunch['was'][number], now: ShownPunch): string =>
  before.reason && before.kind === now.kind && before.at === now.at && before.jobId === now.jobId
    ? texts.why(before.reason)
    : texts.was(kindWord(before.kind), timeOf(before.at), before.reason ?? '');

/** A punch: when, what and for how long; its earlier values below. */
export function PunchRow({ punch, interval, now, onOpen }: Props) {
  const titleOf = useJobTitle();
  const { kind, at, jobId, home, note, was, pending } = punch;
  const about = jobId === null ? (home ? texts.home : '') : (titleOf(jobId) ?? texts.aJob);
  return (
    <li className="flex items-baseline gap-3 py-1.5 pl-1 large-text:flex-wrap">
      <span className="w-12 shrink-0 font-strong">{timeOf(at)}</span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-1.5">
          {texts.kinds[kind]}
          {about && <span className="text-muted wrap-anywhere">{about}</span>}
          {pending && <StateWord tone="warning">{texts.waits}</StateWord>}
          {interval?.to === null && !interval.forgotten && <StateWord tone="info">{texts.running}</StateWord>}
        </span>
        {note && <span className="block text-small text-muted wrap-anywhere">{note}</span>}
        {was.map((before) => (
          <span key={before.on} className="block text-small text-muted wrap-anywhere">
            {readBefore(before, punch)}
          </span>
        ))}
      </span>
      <span className="shrink-0 text-small whitespace-nowrap">{lasted(interval, now)}</span>
      {onOpen && (
        <button
          type="button"
          aria-label={texts.correct(kindWord(kind), timeOf(at))}
          onClick={() => onOpen(punch)}
          className="no-print -my-1.5 grid size-11 shrink-0 self-center place-items-center rounded-control text-muted hover:bg-sunken"
        >
          <Pencil aria-hidden className="size-4.5" />
        </button>
      )}
    </li>
  );
}
