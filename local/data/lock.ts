import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Lock {
  release: () => Promise<void>;
}

/** Two paths of one folder are the same folder. */
function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}

/**
 * The address of a path's lock: a socket, which the system releases however the process ends. Linux has sockets without a file;
 * elsewhere a stale file may remain.
 */
function addressOf(path: string): string {
  const name = `fettle-${createHash('sha256').update(real(path)).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

const reach = (address: string) =>
  new Promise<Socket | undefined>((found) => {
    const socket = connect(address, () => found(socket));
    socket.on('error', () => found(undefined));
  });

const listen = (server: Server, address: string) =>
  new Promise<boolean>((held) => {
    server.once('error', () => held(false));
    server.listen(address, () => held(true));
  });

function lockOf(server: Server, open: Set<Socket>): Lock {
  return {
    release: () =>
      new Promise((released) => {
        server.close(() => released());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** Takes the lock on a path; undefined if another process has it. `onStop` is called when a process asks for the lock. */
export async function takeLock(path: string, onStop?: () => void): Promise<Lock | undefined> {
  const address = addressOf(path);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('error', () => undefined).on('close', () => open.delete(socket)));
    socket.on('data', () => onStop?.());
  });
  if (await listen(server, address)) return lockOf(server, open);
  const holder = await reach(address);
  holder?.destroy();
  if (holder) return undefined;
  if (!address.startsWith('\0')) rmSync(address, { force: true });
  return (await listen(server, address)) ? lockOf(server, open) : undefined;
}

/** Waits until a path's lock is free, asking the holder to stop if told to. */
export async function untilFree(path: string, askToStop: boolean): Promise<void> {
  const holder = await reach(addressOf(path));
  if (!holder) return;
  if (askToStop) holder.write('stop');
  holder.resume();
  await new Promise((gone) => holder.once('close', gone));
}
