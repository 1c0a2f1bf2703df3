import { addDays, daysBetween } from '../dates.ts';

/** The days past the due date on which the morning run can remind a client. */
export const reminderSteps = [1, 3, 7, 14, 21, 30, 60] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/** The default steps, unless a firm chose others. */
export const usualReminderDays: readonly ReminderStep[] = [1, 7, 14, 30];

/** Sorted, without duplicates. */
export const inOrder = (chosen: readonly ReminderStep[]): ReminderStep[] =>
  reminderSteps.filter((step) => chosen.includes(step));

/** The last of these steps that an invoice has passed on a day (`YYYY-MM-DD`); 0 if none. */
export const stepPassed = (dueDate: string, today: string, steps: readonly number[]): number => {
  const late = daysBetween(dueDate, today);
  return steps.findLast((step) => step <= late) ?? 0;
};

/**
 * The day of the next possible reminder after the last step that was handled (0: none); `undefined` after the last. Whether the
 * firm wants a reminder that day is checked then, because it may change its steps at any time.
 */
export const nextReminderOn = (dueDate: string, settledStep: number): string | undefined => {
  const next = reminderSteps.find((step) => step > settledStep);
  return next === undefined ? undefined : addDays(dueDate, next);
};
