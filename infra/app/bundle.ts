import { join } from 'node:path';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';

// The CDK command, the scripts and the tests all run at the top of the checkout.
const root = process.cwd();

// Some packages are CommonJS inside and ask for Node's own modules by `require`, which an ES module does not have.
const requireForCommonJs =
  "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

const options = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  // What a handler imports only when a call needs it (PDF, mail, Stripe) becomes a file that a cold start does not read.
  splitting: true,
  outExtension: { '.js': '.mjs' },
  // Packages' ES modules, where they have them: only those can be shaken.
  mainFields: ['module', 'main'],
  minify: true,
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  banner: { js: requireForCommonJs },
  logLevel: 'warning',
} satisfies BuildOptions;

/** A Lambda's entry: `functions/<folder>/<file>.ts`, which exports `handler`. */
export interface Entry {
  folder: string;
  file: string;
}

/** Bundles an entry into `target` as Lambda gets it, its own file being `<file>.mjs`. Says what went into it. */
export const bundle = ({ folder, file }: Entry, target: string): Metafile =>
  buildSync({
    ...options,
    entryPoints: [join('functions', folder, `${file}.ts`)],
    outdir: target,
    metafile: true,
  }).metafile;
