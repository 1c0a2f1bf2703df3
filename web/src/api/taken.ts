type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back for each change that the server took or this device keeps to send, before what it touches is asked for again; gives what ends that. */
export const onTaken = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const tellTaken = (): void => {
  for (const listener of listeners) listener();
};
