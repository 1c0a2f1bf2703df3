import { useCallback, useEffect, useState } from 'react';
import { canKeep } from '../../outbox/database.ts';
import { type Closed, closeOthers } from '../../waiting/others.ts';
import { isPrivateWindow } from '../../waiting/private-window.ts';
import { countRecords } from '../../store/disk.ts';
import { storeNow } from '../../store/live.ts';
import { isNearlyFull } from '../../store/room.ts';

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

const countHeld = async (): Promise<number> => {
  const owner = storeNow()?.owner;
  return owner ? countRecords(owner).catch(() => 0) : 0;
};

const look = async (userId: string): Promise<Device> => {
  const stocked = 'caches' in window ? caches.match('/named') : undefined;
  const estimate = navigator.storage?.estimate?.();
  const [can, isPrivate, held, named, used, full, others] = await Promise.all([
    canKeep(userId),
    isPrivateWindow(),
    countHeld(),
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
