import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  /** Where the figures come from. */
  query: { isPending: boolean; isError: boolean; refetch: () => unknown };
  /** Said in their place when they will not come. */
  failed: string;
  /** How the cards lie. */
  className: string;
  /** A `StatCard` each. */
  children: ReactNode;
}

/** A page's figures side by side, or a way to ask for them again. */
export function Figures({ query, failed, className, children }: Props) {
  if (query.isError) {
    const retry = (
      <Button variant="secondary" onClick={() => query.refetch()}>
        Try Again
      </Button>
    );
    return <Notice tone="danger" icon={RotateCw} title={failed} action={retry} role="alert" />;
  }
  return (
    <div className="@container">
      <dl aria-busy={query.isPending} className={className}>
        {children}
      </dl>
    </div>
  );
}
