import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '#shared/auth/user.ts';

const PaymentNotice = lazy(() => import('./payment-notice.tsx'));

const path = '/subscription';

/** A notice above every page while Stripe retries a card that failed. The subscription page says more. */
export function PaymentDue({ user }: { user: User }) {
  const { pathname } = useLocation();
  if (user.subscriptionStatus !== 'past_due' || pathname === path) return null;
  return (
    <Suspense>
      <PaymentNotice path={path} />
    </Suspense>
  );
}
