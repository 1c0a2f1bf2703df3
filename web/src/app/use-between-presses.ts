import { useState, useSyncExternalStore } from 'react';

/** On a touch screen the click follows the pointerup in a later task. In milliseconds. */
const clickMs = 100;

let isDown = false;

const subscribe = (changed: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const set = (down: boolean) => {
    isDown = down;
    changed();
  };
  const press = () => {
    clearTimeout(timer);
    set(true);
  };
  const release = () => {
    timer = setTimeout(() => set(false), clickMs);
  };
  addEventListener('pointerdown', press, true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, true);
  return () => {
    clearTimeout(timer);
    removeEventListener('pointerdown', press, true);
    for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, release, true);
    isDown = false;
  };
};

/**
 * The value, which does not change while a press is under way. For what moves the rest of the page by coming or going: a button
 * that moves between pointerdown and click gets no click.
 */
export const useBetweenPresses = <T>(value: T): T => {
  const pressing = useSyncExternalStore(subscribe, () => isDown);
  const [shown, show] = useState(() => value);
  // A component would otherwise be taken for an updater.
  if (!pressing && shown !== value) show(() => value);
  return shown;
};
