import { expect, test } from 'vitest';
import { adminUser as user } from '#shared/admin/testing/user.ts';
import { countersOf, formatAdminDate, found, shortSubscription, trialInfo } from './facts.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

const trial = (trialEndDate: string) =>
  user({ trialStartDate: '2026-11-14T12:00:00Z', trialEndDate, isTrialActive: true });

test('counts days of trial up, and says when it is over', () => {
  expect(trialInfo(trial('2026-11-21T12:00:01Z'), now)).toBe('2 days left');
  expect(trialInfo(trial('2026-11-21T12:00:00Z'), now)).toBe('1 day left');
  expect(trialInfo(trial('2026-11-20T12:00:00Z'), now)).toBe('Expired');
  expect(trialInfo(user({}), now)).toBeNull();
});

test('counts accounts by state', () => {
  const users = [
    trial('2026-11-21T12:00:00Z'),
    trial('2026-11-19T12:00:00Z'),
    user({ stripeSubscriptionId: 'sub_1' }),
    user({}),
  ];
  expect(countersOf(users, now)).toEqual({ total: 4, subscribed: 1, trials: 1, fresh: 1 });
});

test('shows the date and a long id as the table has them', () => {
  expect(formatAdminDate('2026-11-09T23:30:00Z')).toBe('Nov 9, 2026');
  expect(formatAdminDate('2026-07-09T23:30:00Z')).toBe('Jul 10, 2026');
  expect(shortSubscription(user({ stripeSubscriptionId: 'sub_45678901234567890123' }))).toBe(
    'sub_4567890123456789...',
  );
  expect(shortSubscription(user({}))).toBeNull();
});

test('finds by email or full name', () => {
  const users = [user({}), user({ email: 'kim@example.com', firstName: 'Kim', lastName: null })];
  expect(found(users, 'robin ex')).toEqual([users[0]]);
  expect(found(users, 'KIM@')).toEqual([users[1]]);
  expect(found(users, ' ')).toBe(users);
});
