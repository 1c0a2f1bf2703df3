import { minutesOf } from '../calendar/hours.ts';
import { type Hours, weekdays } from '../firms/weekdays.ts';

/** What the working hours of a firm come to in a week, in minutes; of somebody whose own differ, with those. */
export const plannedMinutes = (hours: Hours, own: Partial<Hours> | null | undefined): number => {
  const theirs = { ...hours, ...own };
  return weekdays.reduce((sum, day) => {
    const span = theirs[day];
    return span ? sum + minutesOf(span.to) - minutesOf(span.from) : sum;
  }, 0);
};
