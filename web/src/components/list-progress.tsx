import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { AsOfOver, OverEdge } from './as-of.tsx';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  list: {
    rows: readonly unknown[];
    loading: boolean;
    complete: boolean;
    stopped: boolean;
    /** Whether older rows are loading, or can't load just now. */
    older?: 'loading' | 'missing' | undefined;
    asOf?: number | undefined;
    retry: () => void;
  };
  /** The plural of its records: "clients". */
  noun: string;
}

const olderTexts = {
  loading: 'Loading older work…',
  missing: 'Older work is not on this phone yet.',
} as const;

/** Says that a search is incomplete so far, that the rest failed to load, or how old the list is. */
export function ListProgress({ list, noun }: Props) {
  const { rows, loading, complete, stopped, older, asOf, retry } = list;
  if (older) return <Said>{olderTexts[older]}</Said>;
  if (asOf !== undefined) return <AsOfOver at={asOf} />;
  if (stopped) {
    const action = (
      <Button variant="secondary" onClick={retry}>
        Try Again
      </Button>
    );
    return (
      <Notice
        tone="warning"
        icon={RotateCw}
        title={`Some ${noun} couldn’t be loaded`}
        role="alert"
        action={action}
      />
    );
  }
  if (loading || complete) return null;
  return (
    <Said>
      Still loading: {rows.length.toLocaleString('en-GB')} {noun} so far
    </Said>
  );
}

function Said({ children }: { children: ReactNode }) {
  return (
    <OverEdge>
      <p role="status" className="text-small text-muted">
        {children}
      </p>
    </OverEdge>
  );
}
