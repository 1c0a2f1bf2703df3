import { expect, test } from 'vitest';
import { reminderLetter } from './reminding.ts';

const invoice = {
  invoiceNumber: 'INV-2026-418207',
  amount: 1234.5,
  balance: 1234.5,
  dueDate: '2026-11-15',
  reminderCount: 0,
  clientName: 'Mrs A. Example',
  businessName: 'Example Plumbing',
  phone: '01632 960001',
};

test('says what is owed, since when, and whom to ask', () => {
  const { subject, message } = reminderLetter(invoice, '2026-11-20');
  expect(subject).toBe('Reminder: invoice INV-2026-418207 for £1,234.50 is 5 days overdue');
  expect(message).toBe(`Dear Mrs A. Example,

A friendly reminder that invoice INV-2026-418207 for £1,234.50 was due on 15 Nov 2026 and is now 5 days overdue.

The invoice is attached as a PDF.

If you have already paid, thank you. Please ignore this email. If you have any questions, or cannot pay now, please reply to this email or call 01632 960001.

Kind regards,
Example Plumbing`);
});

test('asks for what is left once a part was paid', () => {
  const { subject } = reminderLetter({ ...invoice, balance: 234.5 }, '2026-11-20');
  expect(subject).toContain('for £234.50 of £1,234.50 is 5 days overdue');
});

test.each([
  ['2026-11-10', 'is due on 15 Nov 2026'],
  ['2026-11-15', 'is due today'],
  ['2026-11-16', 'is 1 day overdue'],
  ['2026-12-15', 'is 30 days overdue'],
])('on %s the invoice %s', (day, words) => {
  const { subject, message } = reminderLetter(invoice, day);
  expect(subject).toContain(words);
  expect(message).toContain(words.replace('is ', ''));
});

test.each([
  [1, 'A second reminder'],
  [2, 'A third reminder'],
  [9, 'A further reminder'],
])('counts: after %i it is %s', (reminderCount, words) => {
  expect(reminderLetter({ ...invoice, reminderCount, phone: null }, '2026-11-20').message).toContain(words);
});
