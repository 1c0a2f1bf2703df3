import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../data/ports.ts';
import { PlainError } from '../plain-error.ts';
import { endStale, pidFileIn } from './stale.ts';

export interface Database {
  url: string;
  stop: () => Promise<void>;
}

/**
 * A subshell waits for standard input to close, which it does however this process ends, `kill -9` included, and then
 * ends the database. SQLite's write-ahead log keeps every acknowledged write through that.
 */
const guarded = 'exec 3<&0; "$@" & p=$!; echo $p; (read _ <&3; kill -9 $p) & wait $p';

function launch(binary: string, port: number, file: string): ChildProcess {
  // Its own process group: Ctrl-C in a terminal must reach the gateway first, which then stops the rest.
  const child = spawn(
    'sh',
    ['-c', guarded, 'sh', binary, '--host', '127.0.0.1', '--port', `${port}`, '--db-path', file],
    { stdio: ['pipe', 'pipe', 'ignore'], detached: true },
  );
  // Ending the input of a shell that is gone already is no fault.
  child.stdin.on('error', () => undefined);
  return child;
}

async function accepting(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    const reply = await fetch(url, { method: 'GET' }).catch(() => undefined);
    if (reply) return true;
    await wait(5);
  }
  return false;
}

/** The pid is the first line the shell writes; a later "listening" line says nothing that `accepting` does not prove. */
async function databasePid(child: ChildProcess): Promise<number> {
  const [first] = child.stdout ? await once(child.stdout, 'data') : [''];
  child.stdout?.resume();
  return Number.parseInt(`${first}`, 10);
}

async function stopChild(child: ChildProcess, folder: string): Promise<void> {
  const gone = once(child, 'exit');
  child.stdin?.end();
  if (child.exitCode === null && child.signalCode === null) await gone;
  rmSync(pidFileIn(folder), { force: true });
}

/** Starts the DynamoDB stand-in on 127.0.0.1 with its data in `folder`. */
export async function startDatabase(binary: string, data: string): Promise<Database> {
  const folder = join(data, 'dynamodb');
  mkdirSync(folder, { recursive: true });
  await endStale(folder);
  for (let tries = 0; tries < 5; tries++) {
    const port = await freePort(data, 'dynamodb');
    const child = launch(binary, port, join(folder, 'fettle.db'));
    const pid = await databasePid(child);
    writeFileSync(pidFileIn(folder), `${pid}`);
    const url = `http://127.0.0.1:${port}`;
    if (await accepting(url, child)) return { url, stop: () => stopChild(child, folder) };
  }
  throw new PlainError(`The database in ${folder} does not start.`);
}
