import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secrets a deployed system has in Secrets Manager and KMS. Each is 32 random bytes in base64. */
const names = [
  'sessionKey',
  'mailKey',
  'linkKey',
  'cursorKey',
  'awsSecretKey',
  'identityCookieKey',
  'stripeWebhookKey',
] as const;

export type Keys = Record<(typeof names)[number], string>;

function read(file: string): Partial<Keys> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Keys>;
  } catch {
    return {};
  }
}

/** The data folder's keys, made at the first start and only ever added to. Readable by their owner alone. */
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
