import { clientsRoutes } from '#shared/clients/contract.ts';
import type { Said } from '../database.ts';
import { readRows } from './rows.ts';

/** What a build before this one kept says nothing of what came since. */
const asNow = ({ data, at }: Said): Said => ({ data: { statements: [], ...(data as object) }, at });

/** What lies on this device for a query, and since when; undefined where nothing does. */
export const readKept = async (userId: string, queryKey: readonly unknown[]): Promise<Said | undefined> => {
  const kept = await readRows(userId, queryKey);
  if (queryKey[0] !== clientsRoutes.thread.path) return kept;
  if (kept) return asNow(kept);
  const { threadKept } = await import('./thread-kept.ts');
  return threadKept(userId, queryKey);
};
