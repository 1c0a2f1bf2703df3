import type { Query } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { isUnreachable } from '../store/api-error.ts';
import { onWaiting, waitingNow } from '../store/waiting.ts';

/** While a page is seen, what was not answered is asked for again this often, in milliseconds: `online` is a hint only. */
const everyMs = 30_000;

/** Its page says that it could not be loaded. */
const wasUnanswered = ({ state: { status, error } }: Query): boolean =>
  status === 'error' && isUnreachable(error);

const again = (): void => {
  if (document.hidden) return;
  void queryClient.invalidateQueries({ predicate: wasUnanswered }, { cancelRefetch: false });
};

/** Asks for what was not answered at all whenever there may be a connection again. */
export const askUnanswered = (): void => {
  addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
  setInterval(again, everyMs);
  let wasReached = true;
  onWaiting(() => {
    const { isReached } = waitingNow();
    if (isReached && !wasReached) again();
    wasReached = isReached;
  });
};
