import type { ReactNode } from 'react';
import type { FiledTax } from '#shared/uk/filed-taxes.ts';
import { RowSkeletons } from '../../../components/skeleton.tsx';
import { Asked } from './asked.tsx';
import { ConnectionFoot, ConnectionWarning, isConnected } from './connection.tsx';
import { ReadAt } from './periods.tsx';
import { useConnection } from './queries.ts';

interface ConnectedProps {
  tax: FiledTax;
  /** Shown if nothing is connected: how to connect. */
  connect: ReactNode;
  /** Shown while HMRC can't be asked. */
  without?: ReactNode;
  children: ReactNode;
}

/** HMRC's data about a tax, between the notices about the connection. */
export function Connected({ tax, connect, without, children }: ConnectedProps) {
  const { data: connection, isError } = useConnection(tax);
  // The figures below don't depend on HMRC.
  if (isError && !connection) return null;
  if (!connection) return <RowSkeletons count={1} />;
  if (connection.status === 'none')
    return (
      <>
        {connect}
        {without}
      </>
    );
  return (
    <>
      <ConnectionWarning connection={connection} />
      {isConnected(connection) ? children : without}
      <ConnectionFoot connection={connection} />
    </>
  );
}

interface SaidProps<Data> {
  heading: string;
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Shown above while HMRC can't be asked. */
  above?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** HMRC's data, its time, and a refresh button. */
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
