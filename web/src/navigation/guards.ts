/** A reason to stay on the page, such as unsaved input. */
export interface Guard {
  /** True if leaving for this path must be confirmed first. */
  holds: (path: string) => boolean;
  /** Asks the user; true to leave anyway. */
  ask: () => Promise<boolean>;
}

const guards = new Set<Guard>();
let asking = false;

/** Adds a guard; returns a function that removes it. */
export const guardLeaving = (guard: Guard): (() => void) => {
  guards.add(guard);
  return () => void guards.delete(guard);
};

const holding = (path: string): Guard | undefined => [...guards].find(({ holds }) => holds(path));

export const isHeld = (path: string): boolean => holding(path) !== undefined;

/** Goes to the path, after asking if a guard holds it. While a question is open there is no second one. */
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
