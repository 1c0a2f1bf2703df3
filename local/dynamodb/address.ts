import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetPort, freePort } from '../data/ports.ts';
import type { Place } from './process.ts';

const hostFileIn = (folder: string): string => join(folder, 'host');

/**
 * The database checks no credentials and lets any website's pages read its responses, so it listens where none of them can guess:
 * on one of the 16 million loopback addresses, a different one for each data folder.
 */
function hostOf(folder: string): string {
  const file = hostFileIn(folder);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // A crash may leave an empty file, and an empty host name would listen on every network.
  if (/^127(\.\d{1,3}){3}$/.test(kept)) return kept;
  const host = ['127', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.');
  writeFileSync(file, host);
  return host;
}

/** The address of a data folder's database: the previous one, if it is free. macOS only has 127.0.0.1. */
export async function freeAddress(data: string, folder: string): Promise<Pick<Place, 'host' | 'port'>> {
  const host = hostOf(folder);
  try {
    return { host, port: await freePort(data, 'dynamodb', host) };
  } catch {
    return { host: '127.0.0.1', port: await freePort(data, 'dynamodb') };
  }
}

/** Makes the next attempt choose another address. */
export const forgetAddress = (data: string, folder: string): void => {
  rmSync(hostFileIn(folder), { force: true });
  forgetPort(data, 'dynamodb');
};
