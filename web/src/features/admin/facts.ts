import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import UserPlus from 'lucide-react/icons/user-plus';
import type { AdminUser } from '#shared/admin/contract.ts';
import { type AccountStatus, accountStatus, trialDaysLeft } from '#shared/admin/status.ts';
import { ownNameOf } from '#shared/own-name.ts';
import { trialState } from '#shared/subscription/access.ts';
import type { PillTone } from '../../components/pill.tsx';
import { texts } from './texts.ts';

/** The colour and icon of each account status. */
export const statusLooks: Record<AccountStatus, { tone: PillTone; icon: LucideIcon }> = {
  Subscribed: { tone: 'success', icon: CircleCheck },
  'Active Trial': { tone: 'info', icon: Clock },
  'Trial Expired': { tone: 'danger', icon: Ban },
  'New User': { tone: 'neutral', icon: UserPlus },
};

export const fullName = ({ firstName, lastName }: AdminUser): string =>
  ownNameOf({ firstName, lastName }) || texts.noName;

/** The time left of the trial; null if none was started. */
export const trialInfo = (user: AdminUser, now: number): string | null => {
  const state = trialState(user, now);
  if (state === 'none') return null;
  return state === 'active' ? texts.daysLeft(trialDaysLeft(user, now)) : texts.expired;
};

const adminDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** An instant in the admin's format: `Nov 20, 2026`. */
export const formatAdminDate = (instant: string): string => adminDate.format(new Date(instant));

/** The first 20 characters of a subscription's id. */
export const shortSubscription = ({ stripeSubscriptionId }: AdminUser): string | null =>
  stripeSubscriptionId && stripeSubscriptionId.length > 20
    ? `${stripeSubscriptionId.slice(0, 20)}...`
    : stripeSubscriptionId;

/** The four counters. */
export const countersOf = (users: readonly AdminUser[], now: number) => {
  const counters = { total: users.length, subscribed: 0, trials: 0, fresh: 0 };
  for (const user of users) {
    const status = accountStatus(user, now);
    if (status === 'Subscribed') counters.subscribed += 1;
    if (user.isTrialActive && trialState(user, now) === 'active') counters.trials += 1;
    if (!user.trialStartDate && !user.stripeSubscriptionId) counters.fresh += 1;
  }
  return counters;
};

/** The users whose email or name contains the text. */
export const found = (users: readonly AdminUser[], search: string): readonly AdminUser[] => {
  const text = search.trim().toLowerCase();
  if (!text) return users;
  return users.filter((user) => `${user.email}\n${fullName(user)}`.toLowerCase().includes(text));
};
