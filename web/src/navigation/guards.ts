/** Somebody who has a reason to stay where they are, such as words typed and not saved. */
export interface Guard {
  /** Whether there is a reason now not to go to this path. */
  holds: (path: string) => boolean;
  /** Asks; true to go all the same. */
  ask: () => Promise<boolean>;
}

const guards = new Set<Guard>();
let asking = false;

/** Puts up a guard and returns how to take it down. */
export const guardLeaving = (guard: Guard): (() => void) => {
  guards.add(guard);
  return () => void guards.delete(guard);
};

const holding = (path: string): Guard | undefined => [...guards].find(({ holds }) => holds(path));

export const isHeld = (path: string): boolean => holding(path) !== undefined;

/** Goes to that path at once, or when whoever holds has answered that it may. While one is asked there is no second question. */
export const unlessHeld = async (path: string, go: () => void): Promise<void> => {
  const guard = holding(path);
  if (!guard) return go();
  if (asking) return;
  asking = true;
  const may = await guard.ask().finally(() => {
    asking = false;
  });
  if (may) go();
};
