import { readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface KeptJson<Value> {
  value: Value;
  /** Schedules a write, one for all changes made meanwhile. */
  changed: () => void;
  /** Writes pending changes now and disables later writes: the folder may be deleted. */
  close: () => void;
}

function read<Value>(file: string, empty: Value): Value {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return empty;
  }
}

/** The delay before a failed write is retried, in milliseconds. */
const againMs = 1000;

/** The pause after a write, as a multiple of its duration: large values are written less often. */
const restRatio = 10;

/**
 * A small value stored in a file. The file is replaced atomically, so that a crash leaves either the old value or the new one. On
 * a full disk the value stays in memory and is written as soon as there is space.
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
