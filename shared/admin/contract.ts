import * as z from 'zod/mini';
import { orNull, pageQuery } from '../fields.ts';
import { userParams } from '../members/contract.ts';
import { contract, json, page } from '../route.ts';
import { adminRoutes } from './routes.ts';

/** A user as the admin sees them: no business data and nothing of their mail account. */
export const adminUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: orNull(z.string()),
  lastName: orNull(z.string()),
  profileImageUrl: orNull(z.string()),
  stripeCustomerId: orNull(z.string()),
  stripeSubscriptionId: orNull(z.string()),
  subscriptionEndedAt: orNull(z.string()),
  trialStartDate: orNull(z.string()),
  trialEndDate: orNull(z.string()),
  isTrialActive: z._default(z.boolean(), false),
  /** When the platform stopped sending their firm's mails. */
  mailStoppedAt: orNull(z.string()),
  /** The number of clients who marked the firm's mails as spam. */
  complaints: z._default(z.number(), 0),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type AdminUser = z.output<typeof adminUser>;

export const adminContract = contract(adminRoutes, {
  users: {
    summary: 'All users, newest first',
    query: pageQuery,
    reply: page(adminUser),
  },
  mail: {
    summary: "Stop the mails that a user's own firm sends from the platform, or let them go again",
    params: userParams,
    body: z.strictObject({ stopped: z.boolean() }),
    reply: json(adminUser),
  },
});
