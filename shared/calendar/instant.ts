import { addDays } from '../dates.ts';
import { timeAt } from './hours.ts';

// Made at first use: the first Intl object of a process costs it 10 ms, which a cold start should not pay.
let parts: Intl.DateTimeFormat | undefined;

/** What the clocks in London show at an instant, `2026-11-20T09:05`. */
export const londonClock = (at: number): string => {
  parts ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/London',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return parts.format(at).replace(' ', 'T');
};

const hourMs = 60 * 60 * 1000;

/**
 * When the clocks in London show a time on a date: epoch milliseconds. `minutes` of the day may be 1440, its end. Where they are put
 * back the earlier of the two; where they skip it the instant of the change, so that no earlier time comes after a later one.
 */
export const londonInstant = (date: string, minutes: number): number => {
  const isEnd = minutes >= 24 * 60;
  const shown = `${isEnd ? addDays(date, 1) : date}T${timeAt(isEnd ? minutes - 24 * 60 : minutes)}`;
  const asUtc = Date.parse(`${shown}Z`);
  const found = [asUtc - hourMs, asUtc].find((at) => londonClock(at) === shown);
  // They skip from one full hour to the next.
  return found ?? asUtc - (asUtc % hourMs);
};
