import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../data/ports.ts';
import { PlainError } from '../plain-error.ts';
import { projectPath } from '../project.ts';
import { endStale, pidFileIn } from './stale.ts';

export interface Database {
  url: string;
  stop: () => Promise<void>;
}

interface Place {
  binary: string;
  folder: string;
  host: string;
  port: number;
}

/**
 * A subshell waits for standard input to close, which it does however this process ends, `kill -9` included, and then
 * ends the database. SQLite's write-ahead log keeps every acknowledged write through that. Windows has no such shell.
 */
const subshell = 'umask 077; exec 3<&0; "$@" & p=$!; echo $p; (read _ <&3; kill -9 $p) & wait $p';
const guard: [string, ...string[]] =
  process.platform === 'win32'
    ? [process.execPath, projectPath('local/dynamodb/guard.mjs')]
    : ['sh', '-c', subshell, 'sh'];

function launch({ binary, folder, host, port }: Place): ChildProcess {
  const [program, ...guarded] = guard;
  const database = [binary, '--host', host, '--port', `${port}`, '--db-path', join(folder, 'fettle.db')];
  // Its own process group: Ctrl-C in a terminal must reach the gateway first, which then stops the rest.
  const child = spawn(program, [...guarded, ...database], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    windowsHide: true,
  });
  // Ending the input of a shell that is gone already is no fault.
  child.stdin.on('error', () => undefined);
  return child;
}

/** What it says of why it ends; the last of it is enough. */
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

const urlOf = ({ host, port }: Place): string => `http://${host}:${port}`;

const hostFileIn = (folder: string): string => join(folder, 'host');

/**
 * The database asks for no credentials and lets pages of every web site read its answers, so it listens where none of
 * them can guess: of the 16 million addresses that are a machine's own, on one for each data folder.
 */
function hostOf(folder: string): string {
  const file = hostFileIn(folder);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // A crash may leave an empty file, and no name at all would mean every network.
  if (/^127(\.\d{1,3}){3}$/.test(kept)) return kept;
  const host = ['127', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.');
  writeFileSync(file, host);
  return host;
}

/** macOS knows 127.0.0.1 alone. */
async function freeAddress(data: string, folder: string): Promise<Pick<Place, 'host' | 'port'>> {
  const host = hostOf(folder);
  try {
    return { host, port: await freePort(data, 'dynamodb', host) };
  } catch {
    return { host: '127.0.0.1', port: await freePort(data, 'dynamodb') };
  }
}

/** The running database; undefined where it ended before it answered, with what it said of that told to `hear`. */
async function run(place: Place, hear?: (said: string) => void): Promise<ChildProcess | undefined> {
  const child = launch(place);
  const complaints = complaintsOf(child);
  writeFileSync(pidFileIn(place.folder), `${await databasePid(child)}`);
  if (await accepting(urlOf(place), child)) return child;
  hear?.(complaints());
  return undefined;
}

/** One that dies again and again has a reason that starting it does not mend. */
const mostRestarts = 5;

/** Starts a database that dies by itself again, on the same port and folder. Answers how to stop it. */
function keepRunning(first: ChildProcess, place: Place): () => Promise<void> {
  let isStopping = false;
  let restarts = 0;
  const again = async (): Promise<ChildProcess | undefined> => {
    while (restarts < mostRestarts && !isStopping) {
      restarts += 1;
      console.error('The database ended by itself and is started again.');
      const child = await run(place);
      if (child) return watched(child);
    }
    if (!isStopping) console.error('The database ended by itself once more: start Fettle again.');
    return undefined;
  };
  const watched = (child: ChildProcess): ChildProcess => {
    child.once('exit', () => {
      if (!isStopping) running = again();
    });
    return child;
  };
  let running: Promise<ChildProcess | undefined> = Promise.resolve(watched(first));
  return async () => {
    isStopping = true;
    const child = await running;
    if (child) await stopChild(child, place.folder);
  };
}

/** Starts the DynamoDB stand-in on an address of this machine's own with its data in `folder`, readable by its owner alone. */
export async function startDatabase(binary: string, data: string): Promise<Database> {
  const folder = join(data, 'dynamodb');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  await endStale(folder);
  let reason = '';
  const hear = (said: string) => {
    reason = said;
  };
  for (let tries = 0; tries < 5; tries++) {
    const place = { binary, folder, ...(await freeAddress(data, folder)) };
    const child = await run(place, hear);
    if (child) return { url: urlOf(place), stop: keepRunning(child, place) };
    // Somebody has its port, who may keep it: the next try is at another address.
    rmSync(hostFileIn(folder), { force: true });
  }
  throw new PlainError(`The database in ${folder} does not start. ${reason}`.trimEnd());
}
