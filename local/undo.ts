/** A stack of clean-up steps. */
export interface Undo {
  add: (stop: () => unknown) => void;
  /** Stops everything in reverse order. Idempotent. */
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
