import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { bundle } from '../../infra/app/bundle.ts';
import { entries, type FunctionName } from '../../infra/app/entries.ts';

const made = new Map<string, Metafile>();

/** A function's bundle under `folder`, built on first use: its entry file and its outputs. */
export const bundled = (folder: string, name: FunctionName) => {
  const target = join(folder, name);
  const metafile = made.get(target) ?? bundle(entries[name], target);
  made.set(target, metafile);
  return { entry: join(target, `${entries[name].file}.mjs`), outputs: metafile.outputs };
};
