/** The act that follows what was done: a page to go to, or something to do. */
export type NextToDo = { word: string; to: string } | { word: string; onPress: () => void };

/** Said to the user for a few seconds, with an undo until the next act. One at a time: a new one takes the place of the last. */
export interface Toast {
  title: string;
  description?: string | undefined;
  /** What is seen instead of both, where a few words say it: "Client added". The two are still what is read aloud. */
  short?: string | undefined;
  tone?: 'plain' | 'danger';
  /** Shown underlined: `Create Job`, `Undo`. It must be reachable elsewhere too, for those who are slower. */
  next?: NextToDo | undefined;
  /** Takes back what was done: it is offered until something else is. */
  undo?: NextToDo | undefined;
}

export const toastMs = 5000;

interface Shown extends Toast {
  id: number;
}

let shown: Shown | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

const show = (next: Shown | null) => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Shows a toast from anywhere, also outside React. */
export const toast = (message: Toast): void => {
  lastId += 1;
  show({ ...message, id: lastId });
};

export const dismissToast = (): void => show(null);

export const currentToast = (): Shown | null => shown;

export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
