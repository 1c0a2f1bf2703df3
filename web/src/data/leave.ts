import { useQuery } from '@tanstack/react-query';
import { addDays, today } from '#shared/dates.ts';
import { leaveRoutes } from '#shared/leave/routes.ts';
import { read } from '../api/read.ts';

/** What is asked for again where no records say it. */
export const refreshLeave = ['/api/leave', '/api/board'];

/** The leave of a quarter that is over and of the year to come. */
export const useLeave = () => {
  const day = today();
  return useQuery(read(leaveRoutes.list, { query: { from: addDays(day, -90), to: addDays(day, 300) } }));
};

/** What everybody, or in the field oneself, has of holiday in this leave year. */
export const useAllowances = () => useQuery(read(leaveRoutes.allowances, { query: {} }));
