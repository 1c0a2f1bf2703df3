import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

interface Props {
  label: string;
  /** Undefined while loading. */
  value: ReactNode;
  note?: ReactNode;
}

export function StatCard({ label, value, note }: Props) {
  return (
    <Card className="relative grid content-start gap-0.5 px-4 py-3.5 lg:px-5 lg:py-4">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="text-title font-strong tracking-tight max-[22.5rem]:text-large">
        {value ?? <Skeleton className="my-1 h-6 w-20" />}
      </dd>
      {note && <dd className="text-small">{note}</dd>}
    </Card>
  );
}
