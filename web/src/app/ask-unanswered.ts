import type { Query } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { isUnreachable } from '../store/api-error.ts';
import { onWaiting, waitingNow } from '../store/waiting.ts';

/** How often, in milliseconds, a visible page retries what got no answer: the browser's `online` event is only a hint. */
const everyMs = 30_000;

/** The page itself says that it could not be loaded. */
const wasUnanswered = ({ state: { status, error } }: Query): boolean =>
  status === 'error' && isUnreachable(error);

const again = (): void => {
  if (document.hidden) return;
  void queryClient.invalidateQueries({ predicate: wasUnanswered }, { cancelRefetch: false });
};

/** Retries every query that got no answer, whenever the connection may be back. */
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
