import { useSyncExternalStore } from 'react';

const room = matchMedia('(width >= 48rem)');

const subscribe = (listener: () => void) => {
  room.addEventListener('change', listener);
  return () => room.removeEventListener('change', listener);
};

/** True from 768 px on: a tablet has lanes, a phone a day at a time. */
export const useRoomForLanes = (): boolean => useSyncExternalStore(subscribe, () => room.matches);
