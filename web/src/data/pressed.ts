import type { Punch } from '#shared/time/punch.ts';

/** The displayed part of a punch. */
export type ShownPunch = Pick<
  Punch,
  'id' | 'employeeId' | 'at' | 'kind' | 'jobId' | 'home' | 'note' | 'was'
> & {
  updatedAt?: string | undefined;
  /** It is queued on this device. */
  pending?: boolean;
};

/** Punches that were pressed but are in no record or queue yet. */
let pressed: readonly ShownPunch[] = [];
const listeners = new Set<() => void>();

export const pressedNow = (): readonly ShownPunch[] => pressed;

export const onPressed = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const tell = (now: readonly ShownPunch[]): void => {
  pressed = now;
  for (const listener of listeners) listener();
};

/**
 * Shows a pressed punch until the promise settles. The same punch from any other source overrides it: of two in the same second,
 * the one with the higher id counts.
 */
export const showPressed = async (
  punch: Omit<ShownPunch, 'id' | 'was'>,
  sending: Promise<unknown>,
): Promise<void> => {
  const shown: ShownPunch = { ...punch, id: 0, was: [] };
  tell([...pressed, shown]);
  try {
    await sending;
  } catch {
    // It was refused, and the user has been told.
  }
  tell(pressed.filter((each) => each !== shown));
};
