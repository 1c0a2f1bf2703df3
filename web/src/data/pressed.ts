import type { Punch } from '#shared/time/punch.ts';

/** What is shown of a punch. */
export type ShownPunch = Pick<
  Punch,
  'id' | 'employeeId' | 'at' | 'kind' | 'jobId' | 'home' | 'note' | 'was'
> & {
  updatedAt?: string | undefined;
  /** It waits on this device. */
  pending?: boolean;
};

/** Punches that were pressed and that nothing else shows yet. */
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
 * Shows what was pressed until the promise ends. It gives way to the same punch from anywhere else: of two in a second
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
    // It was refused, and that was said.
  }
  tell(pressed.filter((each) => each !== shown));
};
