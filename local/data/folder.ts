import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endStale } from '../dynamodb/stale.ts';
import { PlainError } from '../plain-error.ts';
import { type Lock, takeLock, untilFree } from './lock.ts';

/** Marks the folder as Fettle's, so that a reset may delete it. */
const marker = 'fettle-data';

const contents = (data: string) => {
  try {
    return readdirSync(data);
  } catch {
    return [];
  }
};

function checkOurs(data: string): void {
  const names = contents(data);
  if (names.length > 0 && !names.includes(marker)) {
    throw new PlainError(`${resolve(data)} holds something else: choose another folder with FETTLE_DATA.`);
  }
}

function mark(data: string): void {
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(join(data, marker), 'Fettle keeps its data here. "npm run reset" deletes this folder.\n');
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new PlainError(
      `Nothing can be written to ${resolve(data)} (${why}): choose another folder with FETTLE_DATA.`,
    );
  }
}

/** Creates the data folder if missing and locks it for this process. `onStop` is called when a reset asks for it. */
export async function claimFolder(data: string, onStop: () => void): Promise<Lock> {
  checkOurs(data);
  mark(data);
  const lock = await takeLock(data, onStop);
  if (!lock) {
    throw new PlainError(
      `Fettle is running on ${resolve(data)} already: choose another folder with FETTLE_DATA.`,
    );
  }
  return lock;
}

/** Stops whatever runs on a data folder and deletes it. Throws if the folder is not Fettle's. */
export async function resetFolder(data: string): Promise<boolean> {
  checkOurs(data);
  if (contents(data).length === 0) return false;
  await untilFree(data, true);
  await endStale(join(data, 'dynamodb'));
  rmSync(data, { recursive: true, force: true });
  return true;
}
