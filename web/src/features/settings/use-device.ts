import { useCallback, useEffect, useState } from 'react';
import { heldCount, isNearlyFull } from '../../outbox/copy/room.ts';
import { canKeep } from '../../outbox/database.ts';
import { type Closed, closeOthers } from '../../outbox/others.ts';
import { isPrivateWindow } from '../../outbox/private-window.ts';
import { countRecords } from '../../store/disk.ts';
import { ownerOfUser } from '../../store/start.ts';

/** What lies on this device of a user. */
export interface Device {
  canKeep: boolean;
  /** What is kept goes with the window. */
  isPrivate: boolean;
  held: number;
  isStocked: boolean;
  /** Bytes of everything; missing where the browser does not say. */
  bytes: number | undefined;
  isNearlyFull: boolean;
  others: readonly Closed[];
}

/** Lists and records of before, and records. */
const heldOf = async (userId: string): Promise<number> => {
  const counts = [heldCount(userId), countRecords(ownerOfUser({ id: userId }))];
  const known = await Promise.all(counts.map((count) => count.catch(() => 0)));
  return known.reduce((sum, count) => sum + count, 0);
};

const look = async (userId: string): Promise<Device> => {
  const stocked = 'caches' in window ? caches.match('/named') : undefined;
  const estimate = navigator.storage?.estimate?.();
  const [can, isPrivate, held, named, used, full, others] = await Promise.all([
    canKeep(userId),
    isPrivateWindow(),
    heldOf(userId),
    stocked?.catch(() => undefined),
    estimate?.catch(() => undefined),
    isNearlyFull(),
    closeOthers(userId).catch(() => []),
  ]);
  return {
    canKeep: can,
    isPrivate,
    held,
    isStocked: named !== undefined,
    bytes: used?.usage,
    isNearlyFull: full,
    others,
  };
};

/** What lies on this device, once it has been looked at; `again` looks anew. */
export const useDevice = (userId: string) => {
  const [device, setDevice] = useState<Device>();
  const again = useCallback(() => void look(userId).then(setDevice), [userId]);
  useEffect(again, [again]);
  return { device, again };
};
