import { setOwner } from '../../api/floor.ts';
import { toast } from '../../components/toast.ts';
import { fetchDaily } from './fetch-daily.ts';
import { keepRows } from './keep-rows.ts';
import { isNearlyFull, thinRows } from './room.ts';
import { texts } from './texts.ts';

/** How long the app has run before it fetches what nobody asked for, in milliseconds. */
const settledMs = 15_000;

const makeRoom = async (userId: string): Promise<void> => {
  await thinRows(userId);
  toast(texts.nearlyFull);
};

const started = new Set<string>();

/** Keeps what the server says to a user from now on, as long as this device is to have a copy. */
export const keepCopy = async (userId: string): Promise<void> => {
  setOwner(userId);
  if (started.has(userId)) return;
  started.add(userId);
  let isFull = false;
  const onFull = () => {
    if (isFull) return;
    isFull = true;
    void makeRoom(userId).catch(() => undefined);
  };
  if (await isNearlyFull()) onFull();
  keepRows(userId, onFull);
  setTimeout(() => void fetchDaily(userId), settledMs);
};
