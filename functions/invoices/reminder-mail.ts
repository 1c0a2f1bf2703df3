import { today } from '#shared/dates.ts';
import { reminderHtml } from './reminder-html.ts';
import { type Reminder, type ReminderWords, reminderWords } from './reminder-words.ts';

const reminderText = ({ greeting, opening, heading, facts, closing, signature }: ReminderWords): string => {
  const widest = Math.max(...facts.map(({ label }) => label.length));
  const lines = facts.map(({ label, value }) => `  ${`${label}:`.padEnd(widest + 2)} ${value}`);
  return [
    greeting,
    opening,
    [heading, ...lines].join('\n'),
    ...closing,
    ['Kind regards,', ...signature, ''].join('\n'),
  ].join('\n\n');
};

/** No name or number may end a header's line. */
const headerLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** What a letter says, as a mail's subject and its plain and HTML part. */
export const letterOf = (words: ReminderWords): { subject: string; text: string; html: string } => ({
  subject: headerLine(words.subject),
  text: reminderText(words),
  html: reminderHtml(words),
});

/**
 * A reminder of an unpaid invoice in the tradesperson's name, as a plain and an HTML part. It speaks of the invoice's
 * PDF as attached; attaching it is the sender's part. `day` is the day it is read from, today in London.
 */
export const reminderMail = (reminder: Reminder, day: string = today()) =>
  letterOf(reminderWords(reminder, day));
