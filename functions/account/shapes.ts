import * as z from 'zod/mini';
import { orNull } from '#shared/fields.ts';
import { week } from '#shared/time/shown.ts';

const text = z.optional(z.string());

/** A VAT return as sent, by whom and when, HMRC's answer, and the records behind it. */
export const sentReturn = z.object({
  start: z.string(),
  end: z.string(),
  due: z.string(),
  status: z.string(),
  payload: z.looseObject({}),
  corrections: z.array(z.looseObject({})),
  declared: z.looseObject({}),
  sentAt: z.string(),
  acknowledgement: z.optional(z.looseObject({})),
  refusal: z.optional(z.looseObject({})),
  theirs: z.optional(z.looseObject({})),
  account: z.array(z.looseObject({})),
  keepUntil: z.string(),
});

/** An Income Tax update as sent: the tax year to date, by whom and when. */
export const sentUpdate = z.object({
  taxYear: z.string(),
  quarter: z.number(),
  businessId: z.string(),
  payload: z.looseObject({}),
  sentAt: z.string(),
  sentBy: z.string(),
  correlationId: text,
  keepUntil: z.string(),
});

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
