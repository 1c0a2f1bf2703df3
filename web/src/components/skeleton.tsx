import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';

/** A grey placeholder, visible only if the wait is longer than 200 ms; its space is reserved. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span className="appear-late block">
      <span className={clsx('shimmer block rounded-small bg-sunken', className)} />
    </span>
  );
}

/** Announces once to screen readers that something is loading, and shows placeholders for it, if it takes longer than 200 ms. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" className="appear-late">
      <span className="sr-only">{label}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder cards, in the cards' grid. */
export function CardSkeletons({ count, className }: { count: number; className?: string }) {
  return (
    <Loading>
      <div className={clsx('grid gap-3 sm:grid-cols-2 xl:grid-cols-3', className)}>
        {indexes(count).map((index) => (
          <Card key={index} className="grid gap-3 p-4">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-3/5" />
          </Card>
        ))}
      </div>
    </Loading>
  );
}

/** Placeholder rows. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <Loading>
      <Card className="divide-y divide-line">
        {indexes(count).map((index) => (
          <div key={index} className="flex items-center justify-between gap-4 px-4 py-3.5">
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-2/3" />
            </div>
            <Skeleton className="h-6 w-20" />
          </div>
        ))}
      </Card>
    </Loading>
  );
}
