import { expect, it } from 'vitest';
import { daysOverdue, shownStatus, suggestedNumber } from './status.ts';

it.each([
  ['unpaid', '2026-11-19', 'overdue', 1],
  ['unpaid', '2026-11-20', 'unpaid', 0],
  ['unpaid', '2026-11-21', 'unpaid', 0],
  ['overdue', '2026-11-21', 'overdue', 0],
  ['overdue', '2026-10-21', 'overdue', 30],
  ['paid', '2026-11-19', 'paid', 1],
] as const)('%s and due %s reads %s', (status, dueDate, shown, days) => {
  expect(shownStatus({ status, dueDate }, '2026-11-20')).toBe(shown);
  expect(daysOverdue(dueDate, '2026-11-20')).toBe(days);
});

it('a suggested number is the year and the last six digits of the timestamp', () => {
  expect(suggestedNumber(Date.UTC(2026, 10, 20, 12, 34, 56, 7))).toBe('INV-2026-096007');
});
