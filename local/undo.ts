/** What was started and how to stop it. */
export interface Undo {
  add: (stop: () => unknown) => void;
  /** Stops everything, the last started first. Calling it again does nothing more. */
  all: () => Promise<void>;
}

export function undo(): Undo {
  const stops: (() => unknown)[] = [];
  return {
    add: (stop) => stops.push(stop),
    async all() {
      for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
    },
  };
}
