import { feedDays } from '#shared/calendar/feed.ts';

/** What the settings say of the calendar in a phone, once. */
export const feedTexts = {
  hint: `A private address by which your phone's own calendar shows your jobs: title, place and time of the last ${feedDays.before} days and the next year. No money, no telephone numbers.`,
  secret: 'Whoever knows the address sees your jobs. If it gets about, make a new one: the old one ends.',
  howOften: 'Apple looks every hour to once a day, Google every 8 to 24 hours, Outlook about every 3 hours.',
  failed: 'This could not be loaded.',
  make: 'Make Address',
  making: 'Making...',
  makeFailed: 'Failed to make the address',
  address: 'Your calendar address',
  onlyNow: 'It is shown this once. Add it to your calendar now, or copy it.',
  open: 'Add to Calendar',
  copy: 'Copy',
  copied: { title: 'Success', description: 'Address copied' },
  notCopied: {
    tone: 'danger',
    title: 'Error',
    description: 'It could not be copied. Hold the address to copy it.',
  },
  since: (day: string) => `On since ${day}. The address is not shown again.`,
  again: 'New Address',
  askAgain: {
    title: 'Make a new address?',
    description: 'The one before ends: add the new one to every calendar that had it.',
    action: 'New Address',
  },
  end: 'End',
  ending: 'Ending...',
  ended: { title: 'Success', description: 'The calendar address has ended' },
  endFailed: 'Failed to end the address',
  askEnd: {
    title: 'End the calendar address?',
    description: 'Calendars that have it stop showing your jobs.',
    action: 'End',
    danger: true,
  },
} as const;
