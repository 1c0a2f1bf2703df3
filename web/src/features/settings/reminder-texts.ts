import { counted } from '#shared/words.ts';

export const reminderTexts = {
  label: 'Remind clients of overdue invoices',
  hint: 'We email at 9am on the days you choose, until it’s paid.',
  days: 'Days overdue',
  day: (days: number) => counted(days, 'day'),
  noDay: 'Choose at least one day, or turn reminders off',
  words: 'Your message',
  wordsHint: 'It follows what’s owed and when it was due. Leave it blank to use ours.',
  usual: 'If you have already paid, thank you. Please ignore this email...',
  save: 'Save Reminders',
  saved: { title: 'Success', description: 'Reminders saved' },
  failed: 'Failed to update automatic reminders',
} as const;
