import { useEffect, useReducer } from 'react';
import { daysBetween, formatDate, londonDate, today } from '#shared/dates.ts';
import { usePrinting } from './use-printing.ts';

const minute = 60_000;
const hour = 60 * minute;

const times = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long ago an instant (ISO 8601) was: "just now", "2 hours ago", "Yesterday", "3 days ago", or its date. */
export const timeAgo = (at: string, now: number): string => {
  const ms = now - Date.parse(at);
  if (ms < minute) return 'just now';
  if (ms < hour) return times(Math.floor(ms / minute), 'minute');
  const day = londonDate(at);
  const days = daysBetween(day, today(now));
  if (days === 0) return times(Math.floor(ms / hour), 'hour');
  if (days === 1) return 'Yesterday';
  return days < 7 ? times(days, 'day') : formatDate(day);
};

/** How long the words stay right, in milliseconds, so that two screens never differ. A new day shows within the hour. */
const lastsMs = (ago: number): number => {
  const unit = ago < hour ? minute : hour;
  return ago < 0 ? minute - ago : unit - (ago % unit);
};

/** How long ago something was; on paper, which is read later, its date. */
export function TimeAgo({ at }: { at: string }) {
  const printing = usePrinting();
  const [turns, turn] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn starts the next timer.
  useEffect(() => {
    const timer = setTimeout(turn, lastsMs(Date.now() - Date.parse(at)));
    return () => clearTimeout(timer);
  }, [at, turns]);
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {printing ? formatDate(londonDate(at)) : timeAgo(at, Date.now())}
    </time>
  );
}
