import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Adds secrets to a file atomically. Throws if the file contains anything else. */
export const keepIn = (file: string, secrets: object): void => {
  const before: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (typeof before !== 'object' || before === null)
    throw new Error(`${file} holds something else: move it away.`);
  const text = `${JSON.stringify({ ...before, ...secrets }, null, 2)}\n`;
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
};
