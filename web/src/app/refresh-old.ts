import { hasOld, isOld, onOld } from '../api/as-of.ts';
import { queryClient } from '../api/query-client.ts';
import { onWaiting, waitingNow } from '../outbox/waiting.ts';

/** While a page is seen, what is old is asked for again this often, in milliseconds: `online` is a hint only. */
const everyMs = 30_000;

const isOldQuery = ({ queryHash }: { queryHash: string }): boolean => isOld(queryHash);

const again = (): void => {
  if (!hasOld() || document.hidden) return;
  void queryClient.invalidateQueries({ predicate: isOldQuery }, { cancelRefetch: false });
};

/** Asks for what is old whenever there may be a connection again, and for all of it once one answer has come. */
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
