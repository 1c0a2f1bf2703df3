import { daysBetween, formatDate, londonDate, today } from '#shared/dates.ts';
import { useNow } from './use-now.ts';

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

/** How often it is read again, in milliseconds. */
const tickMs = 15_000;

export function TimeAgo({ at }: { at: string }) {
  const now = useNow(tickMs);
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {timeAgo(at, now)}
    </time>
  );
}
