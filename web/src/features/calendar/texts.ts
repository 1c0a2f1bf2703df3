import { titles } from '../../data/titles.ts';

/** What the calendar page says, once. */
export const texts = {
  title: titles.calendar,
  prompt: 'Calendar View',
  what: 'Your calendar',
  noun: 'jobs',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  schedule: 'Schedule Job',
  addTitle: 'Schedule New Job',
  addJob: 'Add Job',
  edit: 'Edit',
  day: 'Selected day',
  none: 'No jobs scheduled for this date',
  loading: 'Jobs are still loading',
  choose: 'Click on a date to view scheduled jobs',
  more: (count: number) => `+${count.toLocaleString('en-GB')} more`,
  bankHoliday: 'Bank holiday',
  bankHolidaysIn: (nation: string) => `Bank holidays in ${nation}`,
  change: 'Change',
  priorityOf: (name: string) => `${name} priority`,
} as const;
