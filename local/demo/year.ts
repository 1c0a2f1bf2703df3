import { addDays, londonDate } from '#shared/dates.ts';
import type { InvoiceInput } from '#shared/invoices/input.ts';
import type { JobInput } from '#shared/jobs/input.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { roundToPence } from '#shared/money.ts';
import { type Dice, dice } from './chance.ts';
import { demoClients } from './clients.ts';
import { dayMs, hourMs } from './clock.ts';
import { type Coming, demoPayments } from './payments.ts';
import { plumbing, type Work } from './plumbing.ts';

/** The life of one job: when it was agreed, done, invoiced and paid. Epoch milliseconds. */
export interface Story {
  client: number;
  job: Omit<JobInput, 'clientId'>;
  agreedAt: number;
  /** Its status changes, in order. */
  moves: { at: number; status: JobStatus }[];
  invoice?: { at: number; input: Omit<InvoiceInput, 'clientId' | 'jobId'>; payments: Coming[] };
}

const hourlyRate = 48;
const jobsInTheYear = 170;
const startHours = [8, 9, 10, 11, 13, 14, 15] as const;

const moneyFor = ({ hours, materials }: Work) => {
  const labour = roundToPence(hours * hourlyRate);
  return { labour, amount: roundToPence(labour + materials) };
};

const isUrgent = ({ title }: Work): boolean => title.startsWith('Burst');

const twoDigits = (hour: number): string => String(hour).padStart(2, '0');

const jobFor = (work: Work, workDay: string, client: number, chance: Dice): Story['job'] => {
  const hour = chance.pick(startHours);
  return {
    title: work.title,
    description: work.description,
    amount: moneyFor(work).amount,
    scheduledDate: workDay,
    startTime: `${twoDigits(hour)}:00`,
    endTime: `${twoDigits(Math.min(18, hour + Math.max(1, Math.round(Math.min(work.hours, 8)))))}:00`,
    startDate: workDay,
    endDate: addDays(workDay, Math.floor(work.hours / 8)),
    location: demoClients[client]?.address?.split('\n')[0] ?? null,
    priority: isUrgent(work) ? 'high' : chance.pick(['low', 'medium', 'medium', 'medium', 'high']),
  };
};

const invoiceFor = (
  work: Work,
  job: Story['job'],
  number: number,
  at: number,
  chance: Dice,
): Story['invoice'] => {
  const { labour, amount } = moneyFor(work);
  const isForgotten = chance.happens(0.06);
  const paidAt = isForgotten ? undefined : at + chance.between(2, 40) * dayMs + chance.between(0, 8) * hourMs;
  return {
    at,
    input: {
      invoiceNumber: `INV-${londonDate(at).slice(0, 4)}-${String(number).padStart(4, '0')}`,
      amount,
      dueDate: addDays(londonDate(at), 30),
      workDescription: job.description ?? null,
      workStartDate: job.startDate ?? null,
      workEndDate: job.endDate ?? null,
      workLocation: job.location ?? null,
      materialsCost: work.materials,
      laborCost: labour,
      hoursWorked: work.hours,
      hourlyRate,
    },
    payments: demoPayments(number, amount, at, paidAt),
  };
};

/** A job with its work on the day that starts at `day`. */
const storyOf = (day: number, number: number, chance: Dice): Story => {
  const work = chance.pick(plumbing);
  const client = chance.between(0, demoClients.length - 1);
  const workDay = londonDate(day + 12 * hourMs);
  const job = jobFor(work, workDay, client, chance);
  const ahead = chance.between(3, 42);
  const agreedAt = day - (isUrgent(work) ? 1 : ahead) * dayMs + chance.between(8, 18) * hourMs;
  if (chance.happens(0.04))
    return { client, job, agreedAt, moves: [{ at: agreedAt + dayMs, status: 'cancelled' }] };
  const startedAt = day + 9 * hourMs;
  const doneAt = startedAt + Math.max(1, Math.round((work.hours / 8) * 24)) * hourMs;
  const invoice = invoiceFor(work, job, number, doneAt + chance.between(1, 48) * hourMs, chance);
  const moves = [
    { at: startedAt, status: 'in_progress' as const },
    { at: doneAt, status: 'completed' as const },
  ];
  return { client, job, agreedAt, moves, ...(invoice && { invoice }) };
};

/**
 * A year of work that ends three weeks after `now` (epoch milliseconds): one job is today's, and future ones are on the calendar
 * as far as they are agreed.
 */
export const demoYear = (now: number): Story[] => {
  const chance = dice(20_250);
  const first = Math.floor(now / dayMs) * dayMs - 344 * dayMs;
  return Array.from({ length: jobsInTheYear }, (_, index) => {
    const day = first + Math.floor((index * 366) / jobsInTheYear) * dayMs;
    return storyOf(day, index + 1, chance);
  });
};
