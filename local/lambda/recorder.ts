import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { keep, recordings } from '../recording/file.ts';
import { askedBySigning } from '../recording/objects.ts';

let built: string | undefined;

/** The recorder, bundled beside the recordings by the first that asks. */
const recorderBeside = (folder: string): string => {
  if (built) return built;
  built = `${folder}.${process.pid}.mjs`;
  buildSync({
    entryPoints: ['local/recording/in-child.ts'],
    ...{ bundle: true, platform: 'node', format: 'esm', outfile: built },
  });
  return built;
};

/** What makes Node record the calls of a bundle: nothing where nothing is recorded. */
export const recorder = (): string[] => {
  const folder = recordings();
  return folder ? ['--import', pathToFileURL(recorderBeside(folder)).href] : [];
};

/** Records what whoever follows the addresses in a reply asks for. */
export const recordSigning = (by: string, reply: unknown): void =>
  keep(by, askedBySigning(JSON.stringify(reply ?? '')));
