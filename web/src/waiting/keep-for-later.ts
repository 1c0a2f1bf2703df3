import { newId } from '#shared/ids.ts';
import { type Route, routeKey } from '#shared/route.ts';
import { serverNow } from '../store/clock.ts';
import type { MutationEntry } from '../store/mutation-entry.ts';
import { hasRoomForPictures, noRoom } from '../store/picture-room.ts';
import { buildNow } from '../store/queued.ts';
import { canWait, openOutbox } from '../store/start-outbox.ts';
import type { Whose } from '../store/waiting.ts';

/**
 * Keeps a file to be read when there is a connection: it waits on this device with everything else, and what was read in it waits
 * there for somebody to look at. Throws where it cannot be kept.
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

/** Forgets what was kept, with its file. */
export const dropKept = async (user: Whose, entry: MutationEntry): Promise<void> => {
  const outbox = await openOutbox(user);
  await outbox.remove([entry]);
};
