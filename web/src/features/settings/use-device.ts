import { useCallback, useEffect, useState } from 'react';
import { withStore } from '../../store/database.ts';
import { countRecords } from '../../store/disk.ts';
import { storeNow } from '../../store/live.ts';
import { isNearlyFull } from '../../store/room.ts';
import { ownerOfUser } from '../../store/start.ts';
import type { Whose } from '../../store/waiting.ts';
import { type Closed, closeOthers } from '../../waiting/others.ts';
import { isPrivateWindow } from '../../waiting/private-window.ts';

/** What is stored on this device for a user. */
export interface Device {
  canKeep: boolean;
  /** Storage is deleted with the window. */
  isPrivate: boolean;
  held: number;
  isStocked: boolean;
  /** The bytes used; undefined if the browser doesn't say. */
  bytes: number | undefined;
  isNearlyFull: boolean;
  others: readonly Closed[];
}

const countHeld = async (): Promise<number> => {
  const owner = storeNow()?.owner;
  return owner ? countRecords(owner).catch(() => 0) : 0;
};

const canKeep = (user: Whose): Promise<boolean> =>
  withStore(ownerOfUser(user), (database) => database.put('meta', Date.now(), 'tried')).then(
    () => true,
    () => false,
  );

const look = async (user: Whose): Promise<Device> => {
  const stocked = 'caches' in window ? caches.match('/named') : undefined;
  const estimate = navigator.storage?.estimate?.();
  const [can, isPrivate, held, named, used, full, others] = await Promise.all([
    canKeep(user),
    isPrivateWindow(),
    countHeld(),
    stocked?.catch(() => undefined),
    estimate?.catch(() => undefined),
    isNearlyFull(),
    closeOthers(ownerOfUser(user)).catch(() => []),
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

/** What is stored on this device, once read; `again` reads it again. */
export const useDevice = (user: Whose) => {
  const [device, setDevice] = useState<Device>();
  const again = useCallback(() => void look(user).then(setDevice), [user]);
  useEffect(again, [again]);
  return { device, again };
};
