import { RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  list: {
    rows: readonly unknown[];
    loading: boolean;
    complete: boolean;
    stopped: boolean;
    retry: () => void;
  };
  /** What the list holds, in the plural: "clients". */
  noun: string;
}

/** Says that a search does not cover everything yet, or that the rest would not come. */
export function ListProgress({ list: { rows, loading, complete, stopped, retry }, noun }: Props) {
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
        title={`Some ${noun} could not be loaded`}
        role="alert"
        action={action}
      />
    );
  }
  if (loading || complete) return null;
  return (
    <p role="status" className="no-print text-small text-muted">
      Still loading: {rows.length.toLocaleString('en-GB')} {noun} so far
    </p>
  );
}
