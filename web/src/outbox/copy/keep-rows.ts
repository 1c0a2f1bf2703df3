import type { Query } from '@tanstack/react-query';
import { accountRoutes } from '#shared/account/contract.ts';
import { adminRoutes } from '#shared/admin/contract.ts';
import { authRoutes } from '#shared/auth/contract.ts';
import { subscriptionRoutes } from '#shared/subscription/contract.ts';
import { ApiError } from '../../api/api-error.ts';
import { isOld } from '../../api/as-of.ts';
import { isFromRecords } from '../../api/from-records.ts';
import { queryClient } from '../../api/query-client.ts';
import { keepsCopy } from '../../boot/keeps-copy.ts';
import { dropRows, finishRows, isPaged, liesHere, writePage } from './rows.ts';
import { whenIdle } from './when-idle.ts';

/** Of other people, of money for Fettle itself, and who is signed in, which has a place of its own. */
const notKept = [accountRoutes.exportState, adminRoutes.users, authRoutes.user, subscriptionRoutes.get].map(
  ({ path }) => path,
);

const isKept = ({ queryKey: [path], state }: Query): boolean =>
  typeof path === 'string' &&
  path.startsWith('/api/') &&
  !(notKept as string[]).includes(path) &&
  !(state.data instanceof Blob);

const writePages = async (userId: string, { queryKey, state }: Query): Promise<number> => {
  const { data } = state;
  const pages = isPaged(data) ? data.pages : [data];
  for (const [index, page] of pages.entries()) {
    if (liesHere(page)) continue;
    await whenIdle();
    await writePage(userId, queryKey, index, page, isPaged(data) ? data.pageParams[index] : undefined);
  }
  return pages.length;
};

/** What is old came from here. It is written again when the server has said it. */
const write = async (userId: string, query: Query): Promise<void> => {
  if (isOld(query.queryHash) || query.state.data === undefined || isFromRecords(query)) return;
  const at = query.state.dataUpdatedAt;
  const pages = await writePages(userId, query);
  await finishRows(userId, query.queryKey, pages, at);
};

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** How long nothing more must have come before it is written, in milliseconds. */
const quietMs = 1000;

/** Keeps on the device what the server says, whoever asked for it, page by page while the browser is idle. */
export const keepRows = (userId: string, onFull: () => void): void => {
  const unwritten = new Map<string, Query>();
  let timer = 0;
  const writeAll = async () => {
    for (const [hash, query] of unwritten) {
      unwritten.delete(hash);
      await write(userId, query).catch((error) => isFull(error) && onFull());
    }
  };
  const later = (query: Query) => {
    if (!isKept(query) || !keepsCopy()) return;
    unwritten.set(query.queryHash, query);
    clearTimeout(timer);
    timer = window.setTimeout(writeAll, quietMs);
  };
  document.addEventListener('visibilitychange', () => document.hidden && void writeAll());
  for (const query of queryClient.getQueryCache().getAll()) later(query);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') later(event.query);
    if (event.action.type === 'error' && isGone(event.action.error))
      void dropRows(userId, event.query.queryKey).catch(() => undefined);
  });
};
