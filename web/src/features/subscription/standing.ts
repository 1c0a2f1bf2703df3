import { isOver } from '#shared/auth/subscription-status.ts';
import type { User } from '#shared/auth/user.ts';
import { addDays, today } from '#shared/dates.ts';
import { product } from '#shared/product.ts';
import type { Card, Subscription } from '#shared/subscription/contract.ts';
import type { PillTone } from '../../components/pill.tsx';
import { standingOf, trialName } from '../../data/standing.ts';
import { placeholderDays, statusWords, texts } from './page-texts.ts';

interface Shown {
  name: string;
  badge: string;
  tone: PillTone;
  subscribed: boolean;
}

/** What the Current Plan card says: subscribed, on trial, or neither. */
export const shownStanding = (user: User, now: number): Shown => {
  const shown: Record<ReturnType<typeof standingOf>, Shown> = {
    subscribed: { name: product.plan.name, badge: texts.active, tone: 'success', subscribed: true },
    trial: { name: trialName, badge: texts.trialActive, tone: 'info', subscribed: false },
    none: { name: texts.none, badge: texts.inactive, tone: 'neutral', subscribed: false },
  };
  return shown[standingOf(user, now)];
};

/** Stripe's status, or else the badge's. */
export const statusText = (found: Subscription | undefined, standing: Shown): string =>
  found?.status ? statusWords[found.status] : standing.badge;

const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

/** There is no card before subscribing; afterwards it is masked until Stripe has named it. */
export const cardText = (card: Card | null | undefined, { subscribed }: Shown): string => {
  if (!card) return subscribed ? texts.maskedCard : texts.noCard;
  return `${brandName(card.brand)} •••• ${card.last4}, ${String(card.expMonth).padStart(2, '0')}/${card.expYear % 100}`;
};

/** The next payment's date, or when it all ends or ended; without an answer from Stripe, 30 days from today. */
export const billingFact = (
  user: User,
  found: Subscription | undefined,
  now: number,
): { name: string; date: string } => {
  if (found?.endsAt)
    return { name: isOver(found.status ?? '') ? texts.endedOn : texts.endsOn, date: found.endsAt };
  const ended = user.subscriptionEndedAt ?? user.trialEndDate;
  if (ended && standingOf(user, now) === 'none') return { name: texts.endedOn, date: ended };
  return { name: texts.nextBilling, date: found?.nextBilling ?? addDays(today(now), placeholderDays) };
};
