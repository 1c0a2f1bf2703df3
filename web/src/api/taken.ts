type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * Calls back for each change that the server accepted or this device queued, before its queries refetch. Returns a function that
 * unsubscribes.
 */
export const onTaken = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const tellTaken = (): void => {
  for (const listener of listeners) listener();
};
