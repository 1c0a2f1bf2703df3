import { expect, it } from 'vitest';
import { formatPounds, formatWholePounds, isWholePence, toPence, toPounds } from './money.ts';

it('takes every amount of pence through pounds and back', () => {
  for (let pence = 0; pence <= 200_000; pence += 1) {
    const pounds = toPounds(pence);
    if (toPence(pounds) !== pence || !isWholePence(pounds)) expect.fail(`${pence} pence became ${pounds}`);
  }
  expect(toPence(99_999_999.99)).toBe(9_999_999_999);
});

it('lets pass what binary fractions add', () => {
  expect(isWholePence(0.1 + 0.2)).toBe(true);
  expect(toPence(0.1 + 0.2)).toBe(30);
});

it.each([0.001, 1.005, 10.555, 99_999_999.991])('%s is no whole number of pence', (pounds) => {
  expect(isWholePence(pounds)).toBe(false);
});

it.each([
  [1234.5, '£1,234.50', '£1,235'],
  [0, '£0.00', '£0'],
  [0.49, '£0.49', '£0'],
  [-87.92, '-£87.92', '-£88'],
  [99_999_999.99, '£99,999,999.99', '£100,000,000'],
])('%s reads %s, or %s without pence', (pounds, withPence, whole) => {
  expect(formatPounds(pounds)).toBe(withPence);
  expect(formatWholePounds(pounds)).toBe(whole);
});
