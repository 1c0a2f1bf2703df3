import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { AsOf } from './as-of.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Spinner } from './spinner.tsx';

/** Why a record may not be there. */
export const goneHint = 'It may have been deleted, or part of the link is missing.';

interface Props<Row> {
  /** `invoice`. */
  kind: string;
  record: Row | undefined;
  /** The server has no such record. */
  missing: boolean;
  error: Error | null;
  retry: () => void;
  /** When the server last answered, in milliseconds, if it doesn't answer now. */
  asOf?: number | undefined;
  icon: LucideIcon;
  texts: { missing: string; missingHint?: string; showAll: string };
  onClose: () => void;
  children: (record: Row) => ReactNode;
}

/** Shows a record, or that it is loading, missing or failed to load. */
export function RecordPlace<Row extends { id: number }>(props: Props<Row>) {
  const { kind, record, missing, error, retry, asOf, icon, texts, onClose, children } = props;
  if (record) {
    return (
      <>
        <RecordAsOf at={asOf} />
        <div data-record={`${kind}/${record.id}`} className="contents">
          {children(record)}
        </div>
      </>
    );
  }
  if (!missing && !error) return <Spinner />;
  return (
    <div className="p-4 lg:p-8">
      {missing ? (
        <EmptyState
          icon={icon}
          title={texts.missing}
          hint={texts.missingHint ?? goneHint}
          action={<Button onClick={onClose}>{texts.showAll}</Button>}
        />
      ) : (
        <NotLoaded retry={retry} />
      )}
    </div>
  );
}

/** Below the back button's line or, on a desktop, in the space above a record: it appears late, and nothing may move for it. */
export function RecordAsOf({ at }: { at: number | undefined }) {
  if (at === undefined) return null;
  return (
    <div className="no-print relative z-1 h-0 large-text:h-auto large-text:px-4">
      <AsOf
        at={at}
        className="pointer-events-none absolute -top-2.5 right-4 text-micro/4 lg:top-1 lg:right-auto lg:left-7 large-text:static"
      />
    </div>
  );
}
