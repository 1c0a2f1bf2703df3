import { feedDays } from '#shared/calendar/feed.ts';

export const feedTexts = {
  hint: `Private link to see jobs in your phone’s calendar. It shows the title, place and time of jobs from the last ${feedDays.before} days and the next year. No prices or phone numbers.`,
  hintOwn:
    'Private link to see your jobs in your phone’s calendar. It shows their title, place and time. No prices or phone numbers.',
  secret:
    'Anyone with the link can see your jobs. If it gets out, create a new one and the old one stops working.',
  howOften: 'Apple checks for changes every hour to once a day. Google takes 8 to 24 hours, Outlook about 3.',
  failed: 'This couldn’t be loaded.',
  make: 'Create Link',
  making: 'Creating...',
  makeFailed: 'Failed to create link',
  address: 'Your calendar link',
  onlyNow: 'We only show this once. Add it to your calendar now, or copy it.',
  open: 'Add to Calendar',
  copy: 'Copy',
  copied: { title: 'Success', description: 'Link copied' },
  notCopied: {
    tone: 'danger',
    title: 'Error',
    description: 'We couldn’t copy it. Press and hold the link to copy it yourself.',
  },
  since: (day: string) => `On since ${day}. We don’t show the link again.`,
  again: 'New Link',
  askAgain: {
    title: 'Create a new link?',
    description: 'The old link stops working. Add the new one to every calendar that used it.',
    action: 'New Link',
  },
  end: 'Turn Off',
  ending: 'Turning off...',
  ended: { title: 'Success', description: 'Calendar link turned off' },
  endFailed: 'Failed to turn off link',
  askEnd: {
    title: 'Turn off the calendar link?',
    description: 'Calendars that use it will stop showing your jobs.',
    action: 'Turn Off',
    danger: true,
  },
} as const;
