import { expect, it } from 'vitest';
import {
  type AccessFacts,
  accessRefusal,
  hasAccess,
  isOverdueForAsking,
  trialMs,
  trialMsLeft,
  trialState,
} from './access.ts';

const start = Date.UTC(2026, 2, 28, 9, 30);
const end = start + trialMs;
const trial: AccessFacts = {
  trialStartDate: new Date(start).toISOString(),
  trialEndDate: new Date(end).toISOString(),
  isTrialActive: true,
};

it('a trial is 7 × 24 hours, clock changes or not', () => {
  expect(trialMs).toBe(604_800_000);
});

it.each([
  ['never begun', {}, start, 'none', 0],
  ['at its start', trial, start, 'active', trialMs],
  ['a millisecond before its end', trial, end - 1, 'active', 1],
  ['at its end, though its flag is on', trial, end, 'expired', 0],
  ['with its flag off', { ...trial, isTrialActive: false }, start, 'expired', 0],
  ['without an end', { ...trial, trialEndDate: null }, start, 'expired', 0],
] as const)('a trial %s', (_, user, now, state, left) => {
  expect(trialState(user, now)).toBe(state);
  expect(trialMsLeft(user, now)).toBe(left);
  expect(hasAccess(user, now)).toBe(state === 'active');
});

it('a subscription gives access whatever became of the trial', () => {
  expect(hasAccess({ stripeSubscriptionId: 'sub_1' }, start)).toBe(true);
  expect(hasAccess({ ...trial, stripeSubscriptionId: 'sub_1' }, end + 1)).toBe(true);
  expect(hasAccess({ ...trial, stripeSubscriptionId: '' }, end + 1)).toBe(false);
});

it('the refusal tells who never had one from who lost it', () => {
  expect(accessRefusal(trial)).toBe('Subscription required');
  expect(accessRefusal({ subscriptionEndedAt: '2026-01-01T00:00:00Z' })).toBe('Subscription inactive');
});

it.each([
  ['long before its end', -1, false],
  ['eleven hours after its end', 11, false],
  ['thirteen hours after its end', 13, true],
])('a subscription %s: ask again %s', (_, hours, asks) => {
  const subscriptionPeriodEnd = new Date(end).toISOString();
  const now = end + hours * 60 * 60 * 1000;
  expect(isOverdueForAsking({ stripeSubscriptionId: 'sub_1', subscriptionPeriodEnd }, now)).toBe(asks);
  expect(isOverdueForAsking({ subscriptionPeriodEnd }, now)).toBe(false);
  expect(isOverdueForAsking({ stripeSubscriptionId: 'sub_1' }, now)).toBe(false);
});
