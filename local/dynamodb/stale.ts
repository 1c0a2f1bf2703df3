import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandLine } from '../processes.ts';

export const pidFileIn = (folder: string) => join(folder, 'pid');

function recordedPid(folder: string): number | undefined {
  try {
    return Number(readFileSync(pidFileIn(folder), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Ends a database process that outlived its parent and still uses this folder. Its command line must contain the folder's name,
 * because the pid may have been reused.
 */
export async function endStale(folder: string): Promise<void> {
  const pid = recordedPid(folder);
  if (!pid) return;
  for (let tries = 0; tries < 100 && commandLine(pid).includes(folder); tries++) {
    process.kill(pid, 'SIGKILL');
    await wait(10);
  }
  rmSync(pidFileIn(folder), { force: true });
}
