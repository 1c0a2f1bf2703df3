import { minutesOf } from '../calendar/hours.ts';
import { type Hours, weekdays } from '../firms/weekdays.ts';

/** The planned minutes in a week, from a firm's working hours or a person's own where they differ. */
export const plannedMinutes = (hours: Hours, own: Partial<Hours> | null | undefined): number => {
  const theirs = { ...hours, ...own };
  return weekdays.reduce((sum, day) => {
    const span = theirs[day];
    return span ? sum + minutesOf(span.to) - minutesOf(span.from) : sum;
  }, 0);
};
