import { addDays, daysBetween } from '../dates.ts';

/** The days past the due date on which the morning's run may remind a client. */
export const reminderSteps = [1, 3, 7, 14, 21, 30, 60] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/** Those on which it does, unless a firm chose others. */
export const usualReminderDays: readonly ReminderStep[] = [1, 7, 14, 30];

/** These days in their order, each once. */
export const inOrder = (chosen: readonly ReminderStep[]): ReminderStep[] =>
  reminderSteps.filter((step) => chosen.includes(step));

/** The highest of these steps that an invoice has passed on a day (`YYYY-MM-DD`); 0 if none. */
export const stepPassed = (dueDate: string, today: string, steps: readonly number[]): number => {
  const late = daysBetween(dueDate, today);
  return steps.findLast((step) => step <= late) ?? 0;
};

/**
 * The day on which the next reminder may be due, after the step that was settled last (0: none); `undefined` after the last. Whether
 * its firm reminds on that day is asked then: it may choose other days at any time.
 */
export const nextReminderOn = (dueDate: string, settledStep: number): string | undefined => {
  const next = reminderSteps.find((step) => step > settledStep);
  return next === undefined ? undefined : addDays(dueDate, next);
};
