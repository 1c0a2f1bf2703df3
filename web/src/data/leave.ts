import { useQuery } from '@tanstack/react-query';
import { addDays, today } from '#shared/dates.ts';
import { leaveRoutes } from '#shared/leave/routes.ts';
import { read } from '../api/read.ts';

/** The leave of the past quarter and the coming year. */
export const useLeave = () => {
  const day = today();
  return useQuery(read(leaveRoutes.list, { query: { from: addDays(day, -90), to: addDays(day, 300) } }));
};

/** Everybody's holiday allowance in this leave year; a field worker sees only their own. */
export const useAllowances = () => useQuery(read(leaveRoutes.allowances, { query: {} }));
