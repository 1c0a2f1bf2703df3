import * as z from 'zod/mini';
import { dueSteps } from '../reminders/dues.ts';

const days = z
  .array(z.literal(dueSteps, `Choose from ${dueSteps.join(', ')} days`))
  .check(z.minLength(1, 'Choose at least one day, or turn reminders off'));

/** Whether clients are told of what is due, and how many days ahead; days left out stay unchanged. */
export const duesSettingsInput = z.strictObject({ remindersOn: z.boolean(), days: z.optional(days) });
export type DuesSettingsInput = z.output<typeof duesSettingsInput>;

export const duesSettings = z.object({ remindersOn: z.boolean(), days: z.array(z.literal(dueSteps)) });
