import { addDays } from '../dates.ts';
import { timeAt } from './hours.ts';

// Created on first use: the first Intl object in a process takes 10 ms, which a cold start should not pay.
let parts: Intl.DateTimeFormat | undefined;

/** The local time in London at an instant: `2026-11-20T09:05`. */
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
 * The instant of a local time in London, in epoch milliseconds. `minutes` since midnight may be 1440, the end of the day. When
 * clocks go back, the earlier of the two instants; when they go forward, a skipped time gives the instant of the change, so that
 * the order of times is kept.
 */
export const londonInstant = (date: string, minutes: number): number => {
  const isEnd = minutes >= 24 * 60;
  const shown = `${isEnd ? addDays(date, 1) : date}T${timeAt(isEnd ? minutes - 24 * 60 : minutes)}`;
  const asUtc = Date.parse(`${shown}Z`);
  const found = [asUtc - hourMs, asUtc].find((at) => londonClock(at) === shown);
  // Clocks change on the hour.
  return found ?? asUtc - (asUtc % hourMs);
};
