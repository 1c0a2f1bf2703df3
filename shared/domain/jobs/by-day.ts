import { type Dated, daysOf, isOn } from '../../calendar/days.ts';
import { byPlace, type DatedRange, type Place } from '../by-date.ts';

/** A job's sort key in a list by date: its first day. */
export const placeOf = (job: Dated & { id: number }): Place => ({
  date: daysOf(job)?.first ?? '',
  id: job.id,
});

/** The jobs with a day in the range, latest start first. */
export const within = <Job extends Dated & { id: number }>(
  jobs: readonly Job[],
  { from = '0000-01-01', to = '9999-12-31' }: DatedRange,
): Job[] => jobs.filter((job) => isOn(job, from, to)).sort((a, b) => byPlace(placeOf(a), placeOf(b)));
