import type { AdminUser } from '../contract.ts';

/** An account without a trial or subscription, plus the test's own fields. */
export const adminUser = (facts: Partial<AdminUser>): AdminUser => ({
  id: 'u1',
  email: 'robin@example.com',
  firstName: 'Robin',
  lastName: 'Example',
  profileImageUrl: null,
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  subscriptionEndedAt: null,
  trialStartDate: null,
  trialEndDate: null,
  isTrialActive: false,
  mailStoppedAt: null,
  complaints: 0,
  createdAt: '2026-11-09T12:00:00.000Z',
  updatedAt: '2026-11-09T12:00:00.000Z',
  ...facts,
});
