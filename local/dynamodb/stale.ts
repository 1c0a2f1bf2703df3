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
 * Ends a database process that outlived its parent and still holds this folder. The folder's name must stand in its
 * command line, because a pid may by now belong to something else.
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
