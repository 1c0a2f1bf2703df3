import * as z from 'zod/mini';
import { lines, optional, orNull } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { reminderSteps, usualReminderDays } from '../reminders/steps.ts';

const days = z
  .array(z.literal(reminderSteps, `Choose from ${reminderSteps.join(', ')} days`))
  .check(z.minLength(1, 'Choose at least one day, or turn reminders off'));

/** Whether overdue invoices are reminded of, on which days past the due date, and in which words; what is left out stays. */
export const remindersInput = z.strictObject({
  remindersOn: z.boolean(),
  reminderDays: z.optional(days),
  /** In place of the app's own words after what is owed; null for these. */
  reminderWords: optional(lines(textLimits.longText)),
});
export type RemindersInput = z.output<typeof remindersInput>;

export const remindersShown = z.object({
  remindersOn: z._default(z.boolean(), false),
  reminderDays: z._default(z.array(z.literal(reminderSteps)), [...usualReminderDays]),
  reminderWords: orNull(z.string()),
});
