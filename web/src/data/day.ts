import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { read } from '../api/read.ts';

/** The jobs around a day (`YYYY-MM-DD`). The day is part of the key, so that the next morning fetches again. */
export const dayQuery = (date: string) => {
  const { queryKey, ...query } = read(dashboardRoutes.day, {});
  return { ...query, queryKey: [queryKey[0], date] };
};
