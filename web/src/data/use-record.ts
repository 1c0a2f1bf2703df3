import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../store/api-error.ts';
import { useStanding, useStarting } from '../store/use-standing.ts';

interface Identified {
  id: number;
}

interface LoadedList<Row> {
  rows: readonly Row[];
  loading: boolean;
}

type ReadOne<Row> = (id: number) => UseQueryOptions<Row, Error, Row, QueryKey>;

/** The number in `?id=` or similar; null if there is none or it is not an id. */
export const idIn = (text: string): number | null => (/^[1-9]\d{0,15}$/.test(text) ? Number(text) : null);

/** One record: from its list if it is there, otherwise by its own GET. `missing` if the server has none. */
export const useRecord = <Row extends Identified, One extends Row = Row>(
  id: number | null,
  list: LoadedList<Row>,
  readOne: ReadOne<One>,
) => {
  const listed = id === null ? undefined : list.rows.find((row) => row.id === id);
  const query = useQuery({ ...readOne(id ?? 0), enabled: id !== null && !listed && !list.loading });
  const { asOf } = useStanding();
  // Its client, lines and photos load after it: rendered before them, it would move for each.
  const starting = useStarting();
  const known: Row | undefined = listed ?? (id === null ? undefined : query.data);
  const record = starting ? undefined : known;
  const missing = !known && query.error instanceof ApiError && query.error.status === 404;
  return {
    record,
    missing,
    /** When the server last answered, in milliseconds, if it doesn't answer now. */
    asOf,
    error: record || missing ? null : query.error,
    retry: () => void query.refetch(),
  };
};
