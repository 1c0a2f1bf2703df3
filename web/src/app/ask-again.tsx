import { lazy, Suspense } from 'react';
import type { User } from '#shared/auth/user.ts';
import { isOverdueForAsking } from '#shared/subscription/access.ts';

const Ask = lazy(() => import('./ask.tsx'));

/** Asks the provider where its message about the new period never came: access must not outlive what was paid. */
export function AskAgain({ user }: { user: User }) {
  if (!isOverdueForAsking(user, Date.now())) return null;
  return (
    <Suspense>
      <Ask />
    </Suspense>
  );
}
