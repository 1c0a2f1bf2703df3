import { useQuery, useQueryClient } from '@tanstack/react-query';
import { timeRoutes } from '#shared/time/routes.ts';
import { read } from '../api/read.ts';
import { useWaiting } from '../store/waiting.ts';

/** The weeks of everybody this user may see, from the server. */
export const useWeeks = (monday: string) => {
  const options = read(timeRoutes.week, { params: { monday } });
  const query = useQuery(options);
  const { all } = useWaiting();
  const unsent = all.filter(({ route }) => route.includes('/api/time/')).length;
  // What was sent last is in the week only once it has been fetched again.
  const isOld = useQueryClient().getQueryState(options.queryKey)?.isInvalidated === true;
  return { ...query, isUnsent: unsent > 0 || isOld };
};
