import { keepCursor } from '../../boot/kept-cursor.ts';
import { forgetSession } from '../../boot/kept-session.ts';
import { deleteStore, ownersKept } from '../../store/database.ts';
import { dropKeptOf } from '../../store/kept-forms.ts';
import { deleteOld } from '../../store/old-database.ts';

/** True for the service worker's caches; other caches of this origin are left alone. */
const isOurs = (name: string): boolean => /^(app-|assets$|named$|screens$)/.test(name);

/** Deletes the cached app from this device. The app still works from the network. */
const eraseStock = async (): Promise<void> => {
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter(isOurs);
  await Promise.all(names.map((name) => caches.delete(name)));
};

const eraseStores = async (userId: string): Promise<void> => {
  const owners = (await ownersKept()).filter((owner) => owner.userId === userId);
  await Promise.all(owners.map(deleteStore));
};

/** Deletes all of a user's data from this device, with the queue and what they typed, and leaves nothing of other users either. */
export const eraseDevice = async (userId: string): Promise<void> => {
  forgetSession();
  keepCursor(undefined);
  dropKeptOf(userId);
  await Promise.allSettled([deleteOld(userId), eraseStores(userId), eraseStock()]);
};
