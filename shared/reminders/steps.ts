import { addDays, daysBetween } from '../dates.ts';

/** Days past the due date on which the morning's run reminds a client. */
export const reminderSteps = [1, 7, 14, 30] as const;

/** The highest step that an invoice has passed on a day (`YYYY-MM-DD`); 0 if none. */
export const stepPassed = (dueDate: string, today: string): number => {
  const late = daysBetween(dueDate, today);
  return reminderSteps.findLast((step) => step <= late) ?? 0;
};

/** The day from which the next reminder is due, after the step that was sent last (0: none); `undefined` after the last. */
export const nextReminderOn = (dueDate: string, sentStep: number): string | undefined => {
  const next = reminderSteps.find((step) => step > sentStep);
  return next === undefined ? undefined : addDays(dueDate, next);
};
