import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The secrets in a file, none if there is no file. Throws if the file contains anything else. */
export const keptIn = (file: string): object => {
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (typeof kept !== 'object' || kept === null)
    throw new Error(`${file} holds something else: move it away.`);
  return kept;
};

/** Adds secrets to a file atomically. Throws if the file contains anything else. */
export const keepIn = (file: string, secrets: object): void => {
  const text = `${JSON.stringify({ ...keptIn(file), ...secrets }, null, 2)}\n`;
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
};
