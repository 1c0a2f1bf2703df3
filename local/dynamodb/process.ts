import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectPath } from '../project.ts';
import { pidFileIn } from './stale.ts';

/** The executable, its data `folder`, and its address. */
export interface Place {
  binary: string;
  folder: string;
  host: string;
  port: number;
}

export const urlOf = ({ host, port }: Place): string => `http://${host}:${port}`;

/**
 * A subshell waits until standard input closes, which happens however this process ends, even by `kill -9`, and then ends the
 * database. SQLite's write-ahead log keeps every acknowledged write. Windows has no such shell.
 */
const subshell = 'umask 077; exec 3<&0; "$@" & p=$!; echo $p; (read _ <&3; kill -9 $p) & wait $p';
const guard: [string, ...string[]] =
  process.platform === 'win32'
    ? [process.execPath, projectPath('local/dynamodb/guard.mjs')]
    : ['sh', '-c', subshell, 'sh'];

function launch({ binary, folder, host, port }: Place): ChildProcess {
  const [program, ...guarded] = guard;
  const database = [binary, '--host', host, '--port', `${port}`, '--db-path', join(folder, 'fettle.db')];
  // A separate process group: Ctrl-C in a terminal must reach the gateway first, which then stops the rest.
  const child = spawn(program, [...guarded, ...database], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    windowsHide: true,
  });
  // Closing the input of a shell that has exited is not an error.
  child.stdin.on('error', () => undefined);
  return child;
}

/** Collects its error output; the last 1,000 characters are enough. */
function complaintsOf(child: ChildProcess): () => string {
  let said = '';
  child.stderr?.on('data', (data) => {
    said = `${said}${data}`.slice(-1000);
  });
  return () => said.trim();
}

async function accepting(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    const reply = await fetch(url, { method: 'GET' }).catch(() => undefined);
    if (reply) return true;
    await wait(5);
  }
  return false;
}

/** The pid is the first line of output; `accepting` proves all that the later "listening" line says. */
async function databasePid(child: ChildProcess): Promise<number> {
  const [first] = child.stdout ? await once(child.stdout, 'data') : [''];
  child.stdout?.resume();
  return Number.parseInt(`${first}`, 10);
}

/** The running database; undefined if it exited before it accepted connections, with its error output passed to `hear`. */
export async function run(place: Place, hear?: (said: string) => void): Promise<ChildProcess | undefined> {
  const child = launch(place);
  const complaints = complaintsOf(child);
  writeFileSync(pidFileIn(place.folder), `${await databasePid(child)}`);
  if (await accepting(urlOf(place), child)) return child;
  hear?.(complaints());
  return undefined;
}

export async function stop(child: ChildProcess, folder: string): Promise<void> {
  const gone = once(child, 'exit');
  child.stdin?.end();
  if (child.exitCode === null && child.signalCode === null) await gone;
  rmSync(pidFileIn(folder), { force: true });
}
