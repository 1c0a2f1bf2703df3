import { readNearDay } from '#shared/calendar/when.ts';
import { londonDate, today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { counted } from '#shared/words.ts';
import { timeAgo } from '../../../components/time-ago.tsx';
import { useNow } from '../../../components/use-now.ts';
import { timeOf } from '../../../forms/job/on-my-way.ts';

const minuteMs = 60_000;

/** An instant in London time: `08:34` for today, otherwise `Yesterday, 08:34` or `18 Nov, 08:34`. */
export const momentOf = (at: string, now: number): string => {
  const [day, time] = [londonDate(at), timeOf(at)];
  return day === today(now) ? time : `${readNearDay(day, today(now))}, ${time}`;
};

const lasted = (ms: number): string => {
  const minutes = Math.max(1, Math.floor(ms / minuteMs));
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
};

/** "Started 08:34, 38 minutes ago" or "08:34 to 10:05", updated live; null if its start was not recorded. */
export const useSpent = ({ status, startedAt, completedAt }: Job): string | null => {
  const now = useNow(minuteMs / 2, status === 'in_progress');
  if (status === 'in_progress' && startedAt)
    return `Started ${momentOf(startedAt, now)}, ${timeAgo(startedAt, now)}`;
  if (status !== 'completed' || !completedAt) return null;
  if (!startedAt) return `Done ${momentOf(completedAt, now)}`;
  const onOneDay = londonDate(startedAt) === londonDate(completedAt);
  return `${momentOf(startedAt, now)} to ${onOneDay ? timeOf(completedAt) : momentOf(completedAt, now)}`;
};

/** How long somebody has been on site, "38 minutes"; null if the job is not in progress. */
export const useOnSite = ({ status, startedAt }: Job): string | null => {
  const isOn = status === 'in_progress' && startedAt !== null;
  const now = useNow(minuteMs / 2, isOn);
  return isOn ? lasted(now - Date.parse(startedAt)) : null;
};
