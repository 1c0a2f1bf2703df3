import { newId } from '#shared/ids.ts';
import { type Route, routeKey } from '#shared/route.ts';
import { serverNow } from './clock.ts';
import type { Entry } from './entry.ts';
import { canWait } from './locks.ts';
import { outboxOf } from './outbox.ts';
import { hasRoomForPictures, noRoom } from './room.ts';

/**
 * Keeps a file to be read when there is a connection: it waits on this device with everything else, and what was read in it waits
 * there for somebody to look at. Throws where it cannot be kept.
 */
export const keepForLater = async (userId: string, route: Route, file: File): Promise<void> => {
  if (!canWait() || !(await hasRoomForPictures())) throw noRoom();
  const outbox = outboxOf(userId);
  const draft = {
    ...{ route: routeKey(route), params: {}, body: undefined, key: crypto.randomUUID() },
    ...{ id: newId(serverNow()), state: 'waiting' as const, tries: 0, at: Date.now(), build: '' },
  };
  const bytes = { bytes: await file.arrayBuffer(), name: file.name, type: file.type };
  await outbox.store.add(draft, bytes);
  await outbox.changed();
  outbox.wake();
};

/** Forgets what was kept, with its file. */
export const dropKept = async (userId: string, { seq }: Entry): Promise<void> => {
  const outbox = outboxOf(userId);
  await outbox.store.remove([seq]);
  await outbox.changed();
};
