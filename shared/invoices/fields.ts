import * as z from 'zod/mini';
import { date, hours, id, inOrder, line, lines, optional, orNull, pounds, requiredCode } from '../fields.ts';
import { textLimits } from '../limits.ts';

/** The common fields of an invoice and its draft: client, work and amount. */
export const workFields = {
  clientId: id,
  jobId: optional(id),
  workDescription: optional(lines(textLimits.longText)),
  workStartDate: optional(date),
  workEndDate: optional(date),
  workLocation: optional(line(textLimits.location)),
  materialsCost: optional(pounds),
  laborCost: optional(pounds),
  hoursWorked: optional(hours),
  hourlyRate: optional(pounds),
  notes: optional(lines(textLimits.longText)),
};

export const invoiceNumber = requiredCode(textLimits.code);

export const datesInOrder = inOrder('workStartDate', 'workEndDate');

interface Parsed {
  issues: unknown[];
}

/**
 * For a field whose necessity only the server can judge: reported as missing along with other issues, so that the caller gets all
 * of them at once.
 */
export const missedWithOthers = (name: string) =>
  z.refine<Record<string, unknown> | null>((input) => input === null || input[name] !== undefined, {
    path: [name],
    error: 'Required',
    when: ({ issues }: Parsed) => issues.length > 0,
  });

/** The fields about the work in the reply for an invoice or draft, with client and job joined in. */
export const shownWork = {
  workDescription: orNull(z.string()),
  workStartDate: orNull(z.string()),
  workEndDate: orNull(z.string()),
  workLocation: orNull(z.string()),
  materialsCost: z._default(z.number(), 0),
  laborCost: z._default(z.number(), 0),
  hoursWorked: z._default(z.number(), 0),
  hourlyRate: z._default(z.number(), 0),
  notes: orNull(z.string()),
  client: orNull(z.object({ id: z.number(), name: z.string() })),
  job: orNull(z.object({ id: z.number(), title: z.string() })),
};
