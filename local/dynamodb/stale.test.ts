import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endStale, pidFileIn } from './stale.ts';

let folder: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-stale-'));
});

afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** A process that never exits, with `word` in its command line, recorded as the folder's database. */
async function recorded(word: string): Promise<ChildProcess> {
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', word], { stdio: 'ignore' });
  await once(child, 'spawn');
  writeFileSync(pidFileIn(folder), `${child.pid}`);
  return child;
}

it('ends a database that outlived its parent', async () => {
  const left = await recorded(join(folder, 'fettle.db'));
  const gone = once(left, 'exit');
  await endStale(folder);
  expect((await gone)[1]).toBe('SIGKILL');
  expect(existsSync(pidFileIn(folder))).toBe(false);
});

it('leaves alone a process that has its number by chance', async () => {
  const other = await recorded('elsewhere');
  await endStale(folder);
  expect(other.exitCode ?? other.signalCode).toBeNull();
});

it('has nothing to do where nothing ran', async () => {
  await endStale(folder);
  expect(existsSync(pidFileIn(folder))).toBe(false);
});
