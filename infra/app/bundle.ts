import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';

// The CDK CLI, the scripts and the tests all run from the repository's root.
const root = process.cwd();

// Some packages are CommonJS and `require` Node's built-in modules; an ES module has no `require`.
const requireForCommonJs =
  "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

const options = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  // Code splitting: dynamic imports (PDF, mail, Stripe) become chunks that a cold start does not load.
  splitting: true,
  outExtension: { '.js': '.mjs' },
  // Prefers a package's ES modules: only those can be tree-shaken.
  mainFields: ['module', 'main'],
  minify: true,
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  banner: { js: requireForCommonJs },
  logLevel: 'warning',
} satisfies BuildOptions;

/**
 * A Lambda's entry point: `functions/<folder>/<file>.ts`. It exports `handler`, or for a resource the function that `lambdaOf`
 * turns into a Lambda.
 */
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

/** Bundles an entry point into `target` as deployed to Lambda, as `<file>.mjs`. Returns what went into the bundle. */
export const bundle = (entry: Entry, target: string): Metafile =>
  buildSync({
    ...options,
    ...entryOf(entry),
    outdir: target,
    metafile: true,
  }).metafile;
