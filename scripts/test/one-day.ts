import { setTimeout as wait } from 'node:timers/promises';
import { today } from '../../shared/dates.ts';

/** How long all tests may take on a busy machine, in milliseconds. */
const longestMs = 15 * 60_000;

/**
 * How long to wait until the day is long enough for the tests, in milliseconds: 0 except in the last minutes before midnight in
 * London.
 */
export const untilLongDay = (now: number): number => {
  const day = today(now);
  if (today(now + longestMs) === day) return 0;
  let at = now;
  while (today(at) === day) at += 1000;
  return at - now;
};

/** Tests compare records made today with today's date, so a run that crosses midnight would fail. */
export const onOneDay = async (): Promise<void> => {
  const ms = untilLongDay(Date.now());
  if (ms === 0) return;
  console.log(`London's day ends in ${Math.ceil(ms / 60_000)} min: the tests begin with the next.`);
  await wait(ms);
};
