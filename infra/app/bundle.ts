import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';

// The CDK command, the scripts and the tests all run from the repository's root.
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
  // Code splitting: dynamic imports (PDF, mail, Stripe) become chunks that a cold start does not read.
  splitting: true,
  outExtension: { '.js': '.mjs' },
  // Prefers packages' ES modules: only those can be tree-shaken.
  mainFields: ['module', 'main'],
  minify: true,
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  banner: { js: requireForCommonJs },
  logLevel: 'warning',
} satisfies BuildOptions;

/** A Lambda's entry: `functions/<folder>/<file>.ts`, which exports `handler`, or of a resource what `lambdaOf` makes a Lambda of. */
export interface Entry {
  folder: string;
  file: string;
  isResource?: boolean;
}

const entryOf = ({ folder, file, isResource }: Entry): BuildOptions => {
  if (!isResource) return { entryPoints: [join('functions', folder, `${file}.ts`)] };
  const hasAbove = existsSync(join(root, 'functions', 'above', `${folder}.ts`));
  const contents = `
    import { lambdaOf } from '../lambda.ts';
    import { handler as resource } from './${file}.ts';
    ${hasAbove ? `import { above } from '../above/${folder}.ts';` : 'const above = {};'}
    export const handler = lambdaOf(resource, above);
  `;
  return {
    stdin: { contents, loader: 'ts', resolveDir: join(root, 'functions', folder) },
    entryNames: file,
  };
};

/** Bundles an entry into `target` as Lambda gets it, its own file being `<file>.mjs`. Says what went into it. */
export const bundle = (entry: Entry, target: string): Metafile =>
  buildSync({
    ...options,
    ...entryOf(entry),
    outdir: target,
    metafile: true,
  }).metafile;
