import { formatDate, londonDate } from '#shared/dates.ts';

/** Formats an instant in London time: `24 Nov 2026, 19:12`. */
export const formatInstant = (at: string): string => {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at));
  return `${formatDate(londonDate(at))}, ${time}`;
};
