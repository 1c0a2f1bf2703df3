import { type Hours, type Weekday, weekdays } from '#shared/firms/weekdays.ts';

export const hoursTexts = {
  days: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  } satisfies Record<Weekday, string>,
  off: 'Off',
  from: (day: string) => `${day} from`,
  to: (day: string) => `${day} to`,
} as const;

/** `Monday 08:00–16:30, Tuesday off`, for the days given. */
export const readHours = (hours: Partial<Hours>): string =>
  weekdays
    .flatMap((day) => {
      const span = hours[day];
      if (span === undefined) return [];
      return `${hoursTexts.days[day]} ${span ? `${span.from}–${span.to}` : hoursTexts.off.toLowerCase()}`;
    })
    .join(', ');
