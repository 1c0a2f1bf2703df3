import { newId } from '#shared/ids.ts';
import { type Route, routeKey } from '#shared/route.ts';
import { serverNow } from '../store/clock.ts';
import type { MutationEntry } from '../store/mutation-entry.ts';
import { canWait, openOutbox } from '../store/open-outbox.ts';
import { hasRoomForPictures, noRoom } from '../store/picture-room.ts';
import { buildNow } from '../store/queued.ts';
import type { Whose } from '../store/waiting.ts';

/**
 * Queues a file to be read once there is a connection; what was read in it then waits in the queue for somebody to check. Throws
 * if it can't be stored.
 */
export const keepForLater = async (user: Whose, route: Route, file: File): Promise<void> => {
  if (!canWait() || !(await hasRoomForPictures())) throw noRoom();
  const outbox = await openOutbox(user);
  const made = {
    ...{ route: routeKey(route), params: {}, set: undefined, key: crypto.randomUUID(), makes: null },
    ...{ subject: `picture/${newId(serverNow())}`, at: Date.now(), build: buildNow(), supersedes: null },
  };
  await outbox.append(made, file);
  void outbox.wake();
};

/** Removes a queued file and its entry. */
export const dropKept = async (user: Whose, entry: MutationEntry): Promise<void> => {
  const outbox = await openOutbox(user);
  await outbox.remove([entry]);
};
