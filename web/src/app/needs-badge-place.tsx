import { lazy, Suspense } from 'react';

/** If the badge's code fails to load, only the badge is missing, not the navigation. */
const NeedsBadge = lazy(() => import('./needs-badge.tsx').catch(() => ({ default: () => null })));

/** The badge counting what needs the user. It loads late: nothing on the screen waits for it. */
export function NeedsBadgePlace({ className }: { className: string }) {
  return (
    <Suspense>
      <NeedsBadge className={className} />
    </Suspense>
  );
}
