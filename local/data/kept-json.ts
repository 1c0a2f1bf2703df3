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

/** How soon a write that failed is tried again, in milliseconds. */
const againMs = 1000;

/**
 * A small value kept in a file, which is replaced whole, so that a crash leaves the old one or the new one. A full disk
 * ends nobody's work: the value stays in memory and is written as soon as there is room.
 */
export function keptJson<Value>(file: string, empty: Value): KeptJson<Value> {
  const value = read(file, empty);
  let waiting: NodeJS.Immediate | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;
  const write = () => {
    waiting = undefined;
    clearTimeout(again);
    again = undefined;
    try {
      writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch (error) {
      console.error(`${file} could not be written: ${error instanceof Error ? error.message : error}`);
      if (!isClosed) again = setTimeout(write, againMs).unref();
    }
  };
  return {
    value,
    changed: () => {
      if (!isClosed) waiting ??= setImmediate(write);
    },
    close: () => {
      isClosed = true;
      const isUnwritten = waiting !== undefined || again !== undefined;
      clearImmediate(waiting);
      clearTimeout(again);
      if (isUnwritten) write();
    },
  };
}
