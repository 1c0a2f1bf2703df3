import { CloudOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Spinner } from './spinner.tsx';

interface Props<Row> {
  record: Row | undefined;
  /** The server has no such record. */
  missing: boolean;
  error: Error | null;
  retry: () => void;
  icon: LucideIcon;
  texts: { missing: string; missingHint: string; showAll: string };
  onClose: () => void;
  children: (record: Row) => ReactNode;
}

/** Where one record is shown: it, or that it loads, is not there or could not be loaded. */
export function RecordPlace<Row>(props: Props<Row>) {
  const { record, missing, error, retry, icon, texts, onClose, children } = props;
  if (record) return children(record);
  if (!missing && !error) return <Spinner />;
  return (
    <div className="p-4 lg:p-8">
      {missing ? (
        <EmptyState
          icon={icon}
          title={texts.missing}
          hint={texts.missingHint}
          action={<Button onClick={onClose}>{texts.showAll}</Button>}
        />
      ) : (
        <EmptyState
          icon={CloudOff}
          title="This could not be loaded"
          hint="Check your connection and try again."
          action={<Button onClick={retry}>Try Again</Button>}
        />
      )}
    </div>
  );
}
