import { tellKnowledge } from '../data/waiting/knowledge.ts';
import { canWait } from '../outbox/locks.ts';
import { outboxOf } from '../outbox/outbox.ts';
import { isPrivateWindow } from '../waiting/private-window.ts';
import { sendOrKeep } from '../outbox/send-or-keep.ts';
import { tellWaiting } from '../store/waiting.ts';
// The line has to be here before there is no connection to fetch it by.
import '../waiting/strip.tsx';

tellKnowledge();

/** How a form sends what may wait, with all that is known of records. */
export const outbox = { sendOrKeep };

/** Shows what waits of a user and begins to send it. Rejects where it cannot be read; where this browser keeps nothing there is nothing to show. */
export const startOutbox = async (userId: string): Promise<void> => {
  if (!canWait()) return;
  void isPrivateWindow().then((isPrivate) => tellWaiting({ isPrivate }));
  const { changed, wake } = outboxOf(userId);
  await changed();
  wake();
};
