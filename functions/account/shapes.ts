import * as z from 'zod/mini';
import { orNull } from '#shared/fields.ts';
import { week } from '#shared/time/shown.ts';

const text = z.optional(z.string());

/** A week as it was when submitted or approved. */
export const weekRow = z.object({
  monday: z.string(),
  employeeId: z.number(),
  state: z.optional(week.shape.state),
  minutes: z.optional(week.shape.minutes),
  paidMinutes: z.optional(z.number()),
  pay: orNull(z.number()),
  submittedAt: text,
  approvedByName: text,
  approvedAt: text,
  reopened: z.optional(week.shape.reopened),
});
