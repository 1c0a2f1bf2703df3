import type { ReactNode } from 'react';
import type { FiledTax } from '#shared/filing/taxes.ts';
import { RowSkeletons } from '../../../components/skeleton.tsx';
import { Asked } from './asked.tsx';
import { ConnectionFoot, ConnectionWarning } from './connection.tsx';
import { ReadAt } from './periods.tsx';
import { useConnection } from './queries.ts';

interface ConnectedProps {
  tax: FiledTax;
  /** How to connect, where nothing is. */
  connect: ReactNode;
  children: ReactNode;
}

/** What HMRC says of a tax, between what there is to say of the connection. */
export function Connected({ tax, connect, children }: ConnectedProps) {
  const { data: connection, isError } = useConnection(tax);
  // The figures below need nobody's answer.
  if (isError && !connection) return null;
  if (!connection) return <RowSkeletons count={1} />;
  const { status } = connection;
  if (status === 'none') return connect;
  const isOpen = status === 'connected' || status === 'ends_soon';
  return (
    <>
      <ConnectionWarning connection={connection} />
      {isOpen && children}
      <ConnectionFoot connection={connection} />
    </>
  );
}

interface SaidProps<Data> {
  heading: string;
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Stands above it while it can't be asked. */
  above?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What HMRC said, when, and the way to ask again. */
export function SaidByHmrc<Data extends { readAt: string }>(props: SaidProps<Data>) {
  const { heading, query, above, children } = props;
  const { data, isFetching, refetch } = query;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-0.5">
        <h2 className="text-large">{heading}</h2>
        {data && <ReadAt at={data.readAt} busy={isFetching} onAgain={() => void refetch()} />}
      </div>
      {above}
      <Asked query={query} rows={4}>
        {children}
      </Asked>
    </section>
  );
}
