import * as z from 'zod/mini';
import { lines, optional, orNull } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { reminderSteps, usualReminderDays } from '../reminders/steps.ts';

const days = z
  .array(z.literal(reminderSteps, `Choose from ${reminderSteps.join(', ')} days`))
  .check(z.minLength(1, 'Choose at least one day, or turn reminders off'));

/** Whether overdue invoices get reminders, on which days past the due date, and with what text; fields left out stay unchanged. */
export const remindersInput = z.strictObject({
  remindersOn: z.boolean(),
  reminderDays: z.optional(days),
  /** Replaces the app's own text after the amount owed; null to use that. */
  reminderWords: optional(lines(textLimits.longText)),
});
export type RemindersInput = z.output<typeof remindersInput>;

export const remindersShown = z.object({
  remindersOn: z._default(z.boolean(), false),
  reminderDays: z._default(z.array(z.literal(reminderSteps)), [...usualReminderDays]),
  reminderWords: orNull(z.string()),
});
