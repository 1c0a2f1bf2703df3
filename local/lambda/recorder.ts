import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { keep, recordings } from '../recording/file.ts';
import { askedBySigning } from '../recording/objects.ts';

let built: string | undefined;

/** Bundles the recorder beside the recordings, once. */
const recorderBeside = (folder: string): string => {
  if (built) return built;
  built = `${folder}.${process.pid}.mjs`;
  buildSync({
    entryPoints: ['local/recording/in-child.ts'],
    ...{ bundle: true, platform: 'node', format: 'esm', outfile: built },
  });
  return built;
};

/** Node options that record a bundle's AWS calls; none if nothing is recorded. */
export const recorder = (): string[] => {
  const folder = recordings();
  return folder ? ['--import', pathToFileURL(recorderBeside(folder)).href] : [];
};

/** Records the S3 calls that a browser makes by following the signed addresses in a reply. */
export const recordSigning = (by: string, reply: unknown): void =>
  keep(by, askedBySigning(JSON.stringify(reply ?? '')));
