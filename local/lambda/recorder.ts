import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { keep, recordings } from '../recording/file.ts';
import { askedBySigning } from '../recording/objects.ts';

/** What makes Node record the calls of a bundle, itself bundled into `folder`: nothing where nothing is recorded. */
export const recorderIn = (folder: string): string[] => {
  if (!recordings()) return [];
  const outfile = join(folder, 'recorder.mjs');
  buildSync({
    entryPoints: ['local/recording/in-child.ts'],
    ...{ bundle: true, platform: 'node', format: 'esm', outfile },
  });
  return ['--import', pathToFileURL(outfile).href];
};

/** Records what whoever follows the addresses in a reply asks for. */
export const recordSigning = (by: string, reply: unknown): void =>
  keep(by, askedBySigning(JSON.stringify(reply ?? '')));
