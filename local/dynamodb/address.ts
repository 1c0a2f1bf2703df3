import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetPort, freePort } from '../data/ports.ts';
import type { Place } from './process.ts';

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

/** Where the database of a data folder listens: as it did before, if that is free. macOS knows 127.0.0.1 alone. */
export async function freeAddress(data: string, folder: string): Promise<Pick<Place, 'host' | 'port'>> {
  const host = hostOf(folder);
  try {
    return { host, port: await freePort(data, 'dynamodb', host) };
  } catch {
    return { host: '127.0.0.1', port: await freePort(data, 'dynamodb') };
  }
}

/** Has the next try look for another address. */
export const forgetAddress = (data: string, folder: string): void => {
  rmSync(hostFileIn(folder), { force: true });
  forgetPort(data, 'dynamodb');
};
