import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Writes secrets into a file beside those that it holds already, whole or not at all. Throws where the file holds something else. */
export const keepIn = (file: string, secrets: object): void => {
  const before: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (typeof before !== 'object' || before === null)
    throw new Error(`${file} holds something else: move it away.`);
  const text = `${JSON.stringify({ ...before, ...secrets }, null, 2)}\n`;
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
};
