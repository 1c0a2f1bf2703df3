import { setOwner } from '../../api/floor.ts';
import { toast } from '../../components/toast.ts';
import { keepRows } from './keep-rows.ts';
import { isNearlyFull, thinRows } from './room.ts';
import { texts } from './texts.ts';

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
};
