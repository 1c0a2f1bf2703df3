/** The next action: a page to go to, or something to do. */
export type NextToDo = { word: string; to: string } | { word: string; onPress: () => void };

/** A message shown for a few seconds, or until the next action if it can be undone. One at a time: a new one replaces the last. */
export interface Toast {
  title: string;
  description?: string | undefined;
  /** Shown instead of both if a few words will do: "Client added". Screen readers still read both. */
  short?: string | undefined;
  tone?: 'plain' | 'danger';
  /** Shown underlined: `Create Job`, `Undo`. It must be reachable elsewhere too, for slower users. */
  next?: NextToDo | undefined;
  /** Undoes what was done; offered until something else is done. */
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

/** Shows a toast from anywhere, even outside React. */
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
