import { keepCursor } from '../../boot/kept-cursor.ts';
import { forgetSession } from '../../boot/kept-session.ts';
import { deleteStore, ownersKept } from '../../store/database.ts';
import { deleteOld } from '../../store/old-database.ts';

/** What the worker keeps; of another page of this origin nothing is taken. */
const isOurs = (name: string): boolean => /^(app-|assets$|named$|screens$)/.test(name);

/** Takes the app itself off this device. It works on from the network. */
const eraseStock = async (): Promise<void> => {
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter(isOurs);
  await Promise.all(names.map((name) => caches.delete(name)));
};

const eraseStores = async (userId: string): Promise<void> => {
  const owners = (await ownersKept()).filter((owner) => owner.userId === userId);
  await Promise.all(owners.map(deleteStore));
};

/** Takes everything of a user off this device, with what waits, and leaves nothing of another's. */
export const eraseDevice = async (userId: string): Promise<void> => {
  forgetSession();
  keepCursor(undefined);
  await Promise.allSettled([deleteOld(userId), eraseStores(userId), eraseStock()]);
};
