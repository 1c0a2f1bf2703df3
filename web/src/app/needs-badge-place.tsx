import { lazy, Suspense } from 'react';

/** A line that breaks before its code has come takes the badge from the navigation, not the navigation. */
const NeedsBadge = lazy(() => import('./needs-badge.tsx').catch(() => ({ default: () => null })));

/** How much waits for its owner, as soon as that is known. Nothing on the screen waits for it. */
export function NeedsBadgePlace({ className }: { className: string }) {
  return (
    <Suspense>
      <NeedsBadge className={className} />
    </Suspense>
  );
}
