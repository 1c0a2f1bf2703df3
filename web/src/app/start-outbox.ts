import { queueRules, views } from '#shared/domain/views.ts';
import { awaitViews } from '../store/live.ts';
import { sendQueued } from '../store/queued.ts';
import { canWait, openOutbox, tellMerged } from '../store/start-outbox.ts';
import { tellWaiting, type Whose } from '../store/waiting.ts';
import { sayMerged } from '../waiting/merged.ts';
import { isPrivateWindow } from '../waiting/private-window.ts';
// The line has to be here before there is no connection to fetch it by.
import '../waiting/strip.tsx';

tellMerged(sayMerged);
// What waits is laid over what records say, so both come together.
void awaitViews(() => Promise.resolve({ views, queueRules }));

/** How a form sends what may wait, with the rules of every record. */
export { sendQueued };

/** Shows what waits of a user and begins to send it. Rejects where it cannot be read; where this browser keeps nothing there is nothing to show. */
export const startOutbox = async (user: Whose): Promise<void> => {
  if (!canWait()) return;
  void isPrivateWindow().then((isPrivate) => tellWaiting({ isPrivate }));
  await openOutbox(user);
};
