import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../plain-error.ts';
import { forgetAddress, freeAddress } from './address.ts';
import { keepRunning } from './keep-running.ts';
import { run, urlOf } from './process.ts';
import { endStale } from './stale.ts';

export interface Database {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the DynamoDB stand-in on this machine's address for it, with its data in `folder`, which only its owner can read. */
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
    // Another process has its port: the next attempt chooses another address.
    forgetAddress(data, folder);
  }
  throw new PlainError(`The database in ${folder} does not start. ${reason}`.trimEnd());
}
