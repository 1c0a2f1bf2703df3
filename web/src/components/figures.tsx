import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  /** The query behind the figures. */
  query: { isPending: boolean; isError: boolean; refetch: () => unknown };
  /** The message if it fails. */
  failed: string;
  /** The cards' layout. */
  className: string;
  /** `StatCard`s. */
  children: ReactNode;
}

/** A page's figures side by side, or Retry if they failed to load. */
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
