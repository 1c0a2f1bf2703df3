import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { texts } from './texts.ts';

/** As many of a client's jobs or invoices as are shown beside the client; the rest is a link away. */
const most = 5;

interface Props<Row> {
  title: string;
  /** The client's own, newest first, as far as they have come. */
  rows: readonly Row[];
  complete: boolean;
  failed: boolean;
  empty: string;
  /** Where a new one is made for this client. */
  create: { to: string; label: string };
  /** Where all of them are listed. */
  allTo: string;
  /** A sentence about all of them, under the rows. */
  summary?: ReactNode;
  render: (row: Row) => ReactNode;
}

/** A client's newest jobs or invoices. */
export function History<Row extends { id: number }>(props: Props<Row>) {
  const { title, rows, complete, failed, empty, create, allTo, summary, render } = props;
  const more = rows.length > most;
  return (
    <Panel
      title={rows.length > 0 && complete ? `${title} (${rows.length})` : title}
      aside={
        <ButtonLink variant="quiet" icon={Plus} className="no-print -mr-2">
          <Link to={create.to}>{create.label}</Link>
        </ButtonLink>
      }
    >
      {rows.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.slice(0, most).map((row) => (
            <li key={row.id}>{render(row)}</li>
          ))}
        </ul>
      )}
      {rows.length === 0 && (complete || failed) && (
        <p className="p-4 text-muted">{failed ? texts.historyFailed : empty}</p>
      )}
      {rows.length === 0 && !complete && !failed && <Waiting />}
      {(summary || more) && (
        <div className="flex min-h-12 items-center justify-between gap-4 border-t border-line px-4 text-small">
          <span>{summary}</span>
          {more && (
            <Link
              to={allTo}
              className="no-print flex min-h-11 items-center font-strong underline underline-offset-4"
            >
              All {complete && rows.length} {title.toLowerCase()}
            </Link>
          )}
        </div>
      )}
    </Panel>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="grid gap-2 p-4">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-4 w-1/3" />
      </div>
    </Loading>
  );
}

interface RowProps {
  to: string;
  title: ReactNode;
  note: ReactNode;
  amount: ReactNode;
  status: ReactNode;
}

/** One line of a history; leads to the record. */
export function HistoryRow({ to, title, note, amount, status }: RowProps) {
  return (
    <Link
      to={to}
      className={clsx(
        'flex min-h-14 items-start justify-between gap-3 px-4 py-3 transition-colors hover:bg-sunken/50',
        'first:rounded-t-card focus-visible:-outline-offset-3',
      )}
    >
      <span className="min-w-0">
        <span className="block font-strong wrap-anywhere">{title}</span>
        <span className="block text-small text-muted">{note}</span>
      </span>
      <span className="grid shrink-0 justify-items-end gap-1">
        <span className="font-strong">{amount}</span>
        {status}
      </span>
    </Link>
  );
}
