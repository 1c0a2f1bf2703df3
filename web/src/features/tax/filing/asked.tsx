import type { ReactNode } from 'react';
import { RowSkeletons } from '../../../components/skeleton.tsx';
import { Failed } from './failed.tsx';

interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface Props<Data> {
  query: Query<Data>;
  rows: number;
  children: (data: Data) => ReactNode;
}

/** HMRC's data once loaded; if a later request fails, the earlier data stays, with the error. */
export function Asked<Data>({ query: { data, error, refetch }, rows, children }: Props<Data>) {
  return (
    <>
      {error && <Failed error={error} retry={() => void refetch()} />}
      {data !== undefined && children(data)}
      {data === undefined && !error && <RowSkeletons count={rows} />}
    </>
  );
}
