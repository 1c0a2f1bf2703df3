import { expect, test } from 'vitest';
import { sample } from '../paper/testing/sample.ts';
import { reminderMail } from './reminder-mail.ts';

const reminder = {
  doc: sample,
  tradingName: 'Example Plumbing',
  clientName: 'Mrs A. Example',
  reminderCount: 0,
};
const withoutBank = { ...sample, seller: { name: 'Pat Example', email: 'pat@example.com' } };

test('says what is owed, since when, and how to pay it', () => {
  const { subject, text } = reminderMail(reminder, '2026-11-20');
  expect(subject).toBe('Reminder: invoice INV-2026-418207 for £1,234.50 is 5 days overdue');
  expect(text).toBe(`Dear Mrs A. Example,

A friendly reminder that invoice INV-2026-418207 for £1,234.50 was due on 15 Nov 2026 and is now 5 days overdue.

How to pay
  Amount:          £1,234.50
  Bank:            Example Bank
  Sort code:       12-34-56
  Account number:  12345678
  Reference:       INV-2026-418207

The invoice is attached as a PDF.

If you have already paid, thank you; please disregard this message. If anything about the invoice is unclear, or you cannot pay it now, please reply to this email or call 01632 960001.

Kind regards,
Example Plumbing
01632 960001
hello@plumbing.example.com
`);
});

test('asks for what is left once a part was paid', () => {
  const doc = { ...sample, balancePence: 23450 };
  const { subject, text } = reminderMail({ ...reminder, doc }, '2026-11-20');
  expect(subject).toContain('for £234.50 of £1,234.50 is 5 days overdue');
  expect(text).toContain('Still to pay:    £234.50 of £1,234.50');
  expect(text).not.toContain('Amount:');
});

test('both parts say the same', () => {
  const { text, html } = reminderMail(reminder, '2026-11-20');
  const words = html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  const withoutColons = text.replace(/^( {2}.*?): +/gm, '$1 ').replace(/\s+/g, ' ');
  expect(words.trim()).toBe(withoutColons.trim());
});

test.each([
  ['2026-11-10', 'is due on 15 Nov 2026'],
  ['2026-11-15', 'is due today'],
  ['2026-11-16', 'is 1 day overdue'],
  ['2026-12-15', 'is 30 days overdue'],
])('on %s the invoice %s', (day, words) => {
  const { subject, text } = reminderMail(reminder, day);
  expect(subject).toContain(words);
  expect(text).toContain(words.replace('is ', ''));
});

test.each([
  [0, 'A friendly reminder'],
  [1, 'A second reminder'],
  [2, 'A third reminder'],
  [3, 'A further reminder'],
])('after %i reminders it opens with "%s"', (reminderCount, opening) => {
  expect(reminderMail({ ...reminder, reminderCount }, '2026-11-20').text).toContain(opening);
});

test('without an account to pay into it gives the due date and whom to ask', () => {
  const { text } = reminderMail({ ...reminder, doc: withoutBank }, '2026-11-20');
  expect(text).toContain('What is owed');
  expect(text).toContain('Due:        15 Nov 2026');
  expect(text).toContain('please reply to this email.');
  expect(text).not.toContain('Sort code');
});

test('no name can bring markup or a header of its own', () => {
  const evil = '<img src=x onerror="alert(1)"> & \'Sons\'\r\nBcc: all@example.com';
  const doc = { ...sample, number: evil, seller: { ...sample.seller, phone: evil, email: evil } };
  const { subject, html } = reminderMail(
    { ...reminder, doc, tradingName: evil, clientName: evil },
    '2026-11-20',
  );
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;Sons&#39;');
});

test('wears its colours inline and dark where the reader asks for dark', () => {
  const { html } = reminderMail(reminder, '2026-11-20');
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).not.toMatch(/<script|<link|https?:/);
});
