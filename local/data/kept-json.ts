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

/** How much longer than a write the rest after it lasts: what has grown large is written less often, not at every change. */
const restRatio = 10;

/**
 * A small value kept in a file, which is replaced whole, so that a crash leaves the old one or the new one. A full disk
 * ends nobody's work: the value stays in memory and is written as soon as there is room.
 */
export function keptJson<Value>(file: string, empty: Value): KeptJson<Value> {
  const value = read(file, empty);
  let isUnwritten = false;
  let isClosed = false;
  let restsUntil = 0;
  const write = () => {
    if (!isUnwritten) return;
    const began = performance.now();
    try {
      writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 });
      renameSync(`${file}.new`, file);
      isUnwritten = false;
    } catch (error) {
      console.error(`${file} could not be written: ${error instanceof Error ? error.message : error}`);
      if (!isClosed) setTimeout(write, againMs).unref();
    }
    const ended = performance.now();
    restsUntil = ended + (ended - began) * restRatio;
  };
  return {
    value,
    changed: () => {
      if (isClosed || isUnwritten) return;
      isUnwritten = true;
      const rest = restsUntil - performance.now();
      if (rest > 0) setTimeout(write, rest);
      else setImmediate(write);
    },
    close: () => {
      isClosed = true;
      write();
      isUnwritten = false;
    },
  };
}
