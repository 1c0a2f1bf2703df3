import type { Query } from '@tanstack/react-query';
import { isUnreachable } from '../api/api-error.ts';
import { isOld, onOld } from '../api/as-of.ts';
import { queryClient } from '../api/query-client.ts';
import { onWaiting, waitingNow } from '../outbox/waiting.ts';

/** While a page is seen, what is old or was not answered is asked for again this often, in milliseconds: `online` is a hint only. */
const everyMs = 30_000;

const isOldQuery = ({ queryHash }: { queryHash: string }): boolean => isOld(queryHash);

/** What was not on this device either: its page says that it couldn’t be loaded. */
const wasUnanswered = ({ state: { status, error } }: Query): boolean =>
  status === 'error' && isUnreachable(error);

const again = (): void => {
  if (document.hidden) return;
  const predicate = (query: Query) => isOldQuery(query) || wasUnanswered(query);
  void queryClient.invalidateQueries({ predicate }, { cancelRefetch: false });
};

/** Asks for what is old, or was not answered at all, whenever there may be a connection again, and for all of it once one answer has come. */
export const refreshOld = (): void => {
  addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
  setInterval(again, everyMs);
  let wasReached = true;
  onWaiting(() => {
    const { isReached } = waitingNow();
    if (isReached && !wasReached) again();
    wasReached = isReached;
  });
  let before = 0;
  onOld(() => {
    const now = queryClient.getQueryCache().findAll({ predicate: isOldQuery }).length;
    // One less: somebody answered.
    if (now < before) setTimeout(again);
    before = now;
  });
};
