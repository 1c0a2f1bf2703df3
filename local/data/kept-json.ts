import { readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface KeptJson<Value> {
  value: Value;
  /** Writes the value down soon, once for all changes made meanwhile. */
  changed: () => void;
  /** Writes at once whatever is still unwritten, and nothing after: the folder may be gone then. */
  close: () => void;
}

function read<Value>(file: string, empty: Value): Value {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return empty;
  }
}

/** A small value kept in a file, which is replaced whole, so that a crash leaves the old one or the new one. */
export function keptJson<Value>(file: string, empty: Value): KeptJson<Value> {
  const value = read(file, empty);
  let waiting: NodeJS.Immediate | undefined;
  let isClosed = false;
  const write = () => {
    waiting = undefined;
    writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return {
    value,
    changed: () => {
      if (!isClosed) waiting ??= setImmediate(write);
    },
    close: () => {
      isClosed = true;
      if (!waiting) return;
      clearImmediate(waiting);
      write();
    },
  };
}
