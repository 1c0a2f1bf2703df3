import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWaiting } from '../store/waiting.ts';

/** A read with what waits of it laid over: `useQuery` for what somebody may have changed without a connection. */
export const useRead = <Data>(options: UseQueryOptions<Data, Error, Data, QueryKey>) => {
  const query = useQuery(options);
  const { laying } = useWaiting();
  const { enabled } = options;
  const said = query.data;
  const key = JSON.stringify(options.queryKey);
  const data = useMemo(() => {
    if (!laying || enabled === false) return said;
    return laying.by.overOne(JSON.parse(key), said, laying.entries) as Data | undefined;
  }, [said, laying, key, enabled]);
  return { ...query, data };
};
