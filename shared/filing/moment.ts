import { formatDate, londonDate } from '../dates.ts';

let clock: Intl.DateTimeFormat | undefined;

/**
 * A time from HMRC or of a declaration, in London: `3 Nov 2026, 14:05`. HMRC leaves out the colon of some time zones, which not
 * every parser reads. What can't be read is returned as it came.
 */
export const filingMoment = (text: string | null | undefined): string => {
  if (!text) return '';
  const at = Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  if (Number.isNaN(at)) return text;
  clock ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });
  return `${formatDate(londonDate(at))}, ${clock.format(at)}`;
};
