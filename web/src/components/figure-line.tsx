import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

interface Props {
  /** `Figure`s. */
  children: ReactNode;
  busy?: boolean;
  /** The query behind them, and the message if it fails. */
  query?: { isPending: boolean; isError: boolean; refetch: () => unknown };
  failed?: string;
}

/** A list's figures in one line, or two by two if they don't fit. */
export function FigureLine({ children, query, failed = '', busy = query?.isPending }: Props) {
  if (query?.isError) {
    const retry = (
      <Button variant="secondary" onClick={() => query.refetch()}>
        Try Again
      </Button>
    );
    return <Notice tone="danger" icon={RotateCw} title={failed} action={retry} role="alert" />;
  }
  return (
    <Card className="overflow-hidden">
      <dl
        aria-busy={busy || undefined}
        className="-ml-px flex flex-wrap @max-[22rem]:grid @max-[22rem]:grid-cols-2 large-text:grid-cols-1!"
      >
        {children}
      </dl>
    </Card>
  );
}

interface FigureProps {
  label: string;
  /** Undefined while loading. */
  value: ReactNode;
}

/** A number above its label, as wide as necessary. */
export function Figure({ label, value }: FigureProps) {
  return (
    <div className="flex w-min grow flex-col-reverse @max-[22rem]:w-auto justify-end border-l border-line px-3 py-2.5 @max-[24rem]:px-2 @min-[30rem]:px-5">
      <dt className="text-micro/3.5 text-muted">{label}</dt>
      <dd className="min-w-12 font-strong whitespace-nowrap @max-[22rem]:whitespace-normal lg:text-large">
        {value ?? <Skeleton className="my-0.5 h-4.5 w-12" />}
      </dd>
    </div>
  );
}
