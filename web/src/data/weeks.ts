import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { timeRoutes } from '#shared/time/routes.ts';
import { read } from '../api/read.ts';
import { useWaiting } from '../store/waiting.ts';

/** The weeks of everybody this user may see, from the server; fetched again when queued time has been sent. */
export const useWeeks = (monday: string) => {
  const query = useQuery(read(timeRoutes.week, { params: { monday } }));
  const { all } = useWaiting();
  const unsent = all.filter(({ route }) => route.includes('/api/time/')).length;
  const { refetch } = query;
  useEffect(() => {
    if (unsent === 0) void refetch();
  }, [unsent, refetch]);
  return { ...query, isUnsent: unsent > 0 };
};
