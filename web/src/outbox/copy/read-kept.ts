import { clientsRoutes } from '#shared/clients/contract.ts';
import type { Said } from '../database.ts';
import { readRows } from './rows.ts';

/** What lies on this device for a query, and since when; undefined where nothing does. */
export const readKept = async (userId: string, queryKey: readonly unknown[]): Promise<Said | undefined> => {
  const kept = await readRows(userId, queryKey);
  if (kept || queryKey[0] !== clientsRoutes.thread.path) return kept;
  const { threadKept } = await import('./thread-kept.ts');
  return threadKept(userId, queryKey);
};
