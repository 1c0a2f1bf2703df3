import { queueRules, views } from '#shared/domain/views.ts';
import { awaitViews } from '../store/live.ts';
import { canWait, openOutbox, tellMerged } from '../store/open-outbox.ts';
import { sendQueued } from '../store/queued.ts';
import { tellWaiting, type Whose } from '../store/waiting.ts';
import { sayMerged } from '../waiting/merged.ts';
import { isPrivateWindow } from '../waiting/private-window.ts';
// Loaded now: once the connection is gone, so is the chance to load it.
import '../waiting/strip.tsx';

tellMerged(sayMerged);
// The queue is overlaid on the records, so both must load together.
void awaitViews(() => Promise.resolve({ views, queueRules }));

/** How a form queues a change, with the rules of every record. */
export { sendQueued };

/** Shows a user's queue and begins to send it. Rejects if it cannot be read; does nothing in a browser that stores nothing. */
export const startOutbox = async (user: Whose): Promise<void> => {
  if (!canWait()) return;
  void isPrivateWindow().then((isPrivate) => tellWaiting({ isPrivate }));
  await openOutbox(user);
};
