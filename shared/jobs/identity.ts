import { alike } from '../alike.ts';
import { daysOf } from '../calendar/days.ts';
import type { JobRow } from './input.ts';

type Described = Pick<JobRow, 'title' | 'location' | 'description' | 'startDate' | 'scheduledDate'>;

/** The key that identifies a client's job in an import: title, first day, place and description. */
export const jobIdentity = (job: Described): string =>
  JSON.stringify([alike(job.title), daysOf(job)?.first ?? '', alike(job.location), alike(job.description)]);
