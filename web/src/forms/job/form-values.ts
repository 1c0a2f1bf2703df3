import type { DefaultValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { formatDate } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { typedJob } from '#shared/jobs/input.ts';
import { type GivenRepeat, readRepeat } from '#shared/jobs/repeat.ts';
import { type JobPriority, type JobStatus, jobDefaults } from '#shared/jobs/status.ts';
import { formatPounds } from '#shared/money.ts';
import { jobLooks, priorityNames } from '../../data/job-looks.ts';
import type { labels } from './texts.ts';

export const shape = typedJob;
export type Values = z.input<typeof shape>;
export type Name = keyof typeof labels;

/** What is known of a new job from where it was started. */
export interface Beginning {
  clientId?: number | null;
  siteId?: number | null;
  title?: string;
  /** A calendar date. */
  scheduledDate?: string;
  startTime?: string;
}

/** A new job, for a client or day if started from one. */
export const newValues = ({
  clientId,
  siteId,
  title,
  scheduledDate,
  startTime,
}: Beginning): DefaultValues<Values> => ({
  title: title ?? '',
  ...(clientId && { clientId }),
  siteId: siteId ?? null,
  description: '',
  status: jobDefaults.status,
  amount: null,
  startDate: '',
  endDate: '',
  scheduledDate: scheduledDate ?? '',
  startTime: startTime ?? '',
  endTime: '',
  location: '',
  priority: jobDefaults.priority,
  repeat: null,
  people: [],
});

/** A saved job in the form's shape. */
export const valuesOf = (job: Job): DefaultValues<Values> => ({
  title: job.title,
  clientId: job.clientId,
  siteId: job.siteId,
  description: job.description ?? '',
  status: job.status,
  amount: job.amount,
  startDate: job.startDate ?? '',
  endDate: job.endDate ?? '',
  scheduledDate: job.scheduledDate ?? '',
  startTime: job.startTime ?? '',
  endTime: job.endTime ?? '',
  location: job.location ?? '',
  priority: job.priority,
  repeat: job.repeat,
});

/** A field's formatted value; `names` resolves client and property. */
export const readable = (
  name: Name,
  value: unknown,
  names: Record<'clientId' | 'siteId' | 'people', (id: number) => string>,
): string => {
  if (name === 'clientId' || name === 'siteId') return names[name](Number(value));
  if (name === 'people') return (value as number[]).map(names.people).join(', ');
  if (name === 'amount') return formatPounds(Number(value));
  if (name === 'status') return jobLooks[value as JobStatus].name;
  if (name === 'priority') return priorityNames[value as JobPriority];
  if (name === 'repeat') return readRepeat(value as GivenRepeat);
  return name.endsWith('Date') ? formatDate(String(value)) : String(value);
};
