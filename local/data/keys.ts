import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { PlainError } from '../plain-error.ts';

/** The secrets that a deployed system has in Secrets Manager and KMS: 32 random bytes each, in base64. */
const names = [
  'sessionKey',
  'mailKey',
  'linkKey',
  'cursorKey',
  'awsSecretKey',
  'identityCookieKey',
  'stripeWebhookKey',
  'stripeConnectKey',
] as const;

export type Keys = Record<(typeof names)[number], string>;

const key = z.string().check(z.minLength(1));
const shape = z.looseObject(Object.fromEntries(names.map((name) => [name, key])));

/** None if there is no file yet. A corrupt file throws: replacing it would make stored mail passwords unreadable for good. */
function read(file: string): Partial<Keys> {
  if (!existsSync(file)) return {};
  const known = z.safeParse(z.partial(shape), parsed(file));
  if (known.success) return known.data as Partial<Keys>;
  throw new PlainError(
    `${file} cannot be read, and what is sealed with its keys opens with no others. Put it back from a copy, or run "npm run reset" to begin with nothing.`,
  );
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The data folder's keys, created on the first start and only ever added to. Readable by their owner alone. */
export function keysOf(data: string): { file: string; keys: Keys } {
  const file = join(data, 'keys.json');
  const had = read(file);
  const keys = Object.fromEntries(
    names.map((name) => [name, had[name] ?? randomBytes(32).toString('base64')]),
  ) as Keys;
  if (names.some((name) => !had[name])) {
    const fresh = `${file}.new`;
    writeFileSync(fresh, JSON.stringify(keys, null, 2), { mode: 0o600 });
    renameSync(fresh, file);
  }
  return { file, keys };
}
