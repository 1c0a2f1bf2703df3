import { RotateCw } from 'lucide-react';
import { AsOfOver } from './as-of.tsx';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  list: {
    rows: readonly unknown[];
    loading: boolean;
    complete: boolean;
    stopped: boolean;
    asOf?: number | undefined;
    retry: () => void;
  };
  /** What the list holds, in the plural: "clients". */
  noun: string;
}

/** Says that a search does not cover everything yet, that the rest would not come, or since when it is so. */
export function ListProgress({ list: { rows, loading, complete, stopped, asOf, retry }, noun }: Props) {
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
    <p role="status" className="no-print text-small text-muted">
      Still loading: {rows.length.toLocaleString('en-GB')} {noun} so far
    </p>
  );
}
