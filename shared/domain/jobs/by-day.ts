import { type Dated, daysOf, isOn } from '../../calendar/days.ts';
import { byPlace, type DatedRange, type Place } from '../by-date.ts';

/** Where a job stands in a list by days: on its first one. */
export const placeOf = (job: Dated & { id: number }): Place => ({
  date: daysOf(job)?.first ?? '',
  id: job.id,
});

/** The jobs that have a day within a range, the last to begin first. */
export const within = <Job extends Dated & { id: number }>(
  jobs: readonly Job[],
  { from = '0000-01-01', to = '9999-12-31' }: DatedRange,
): Job[] => jobs.filter((job) => isOn(job, from, to)).sort((a, b) => byPlace(placeOf(a), placeOf(b)));
