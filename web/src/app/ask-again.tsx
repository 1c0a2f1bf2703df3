import { lazy, Suspense } from 'react';
import type { User } from '#shared/auth/user.ts';
import { isOverdueForAsking } from '#shared/subscription/access.ts';

const Ask = lazy(() => import('./ask.tsx'));

/**
 * Asks Stripe for the subscription when its webhook about the new period never arrived: nobody keeps access they no longer pay
 * for.
 */
export function AskAgain({ user }: { user: User }) {
  if (!isOverdueForAsking(user, Date.now())) return null;
  return (
    <Suspense>
      <Ask />
    </Suspense>
  );
}
