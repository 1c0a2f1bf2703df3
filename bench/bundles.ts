import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, buildSync } from 'esbuild';
import { bundle } from '../infra/app/bundle.ts';
import { entries, functionNames } from '../infra/app/entries.ts';
import { percentile, round } from './timing.ts';

/**
 * What any handler on DynamoDB must import at least: the SDK as esbuild bundles it by itself, and with what is not used
 * shaken off, as our bundles are.
 */
const sdks = [
  { name: 'the bare SDK', options: {} },
  { name: 'the bare SDK, shaken', options: { mainFields: ['module', 'main'] } },
];
const bareSdk = `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
export const handler = () => DynamoDBDocumentClient.from(new DynamoDBClient({})).send(new GetCommand({}));`;

const bundleSdk = (file: string, options: BuildOptions): void => {
  const entry = join(process.cwd(), 'node_modules', '.cache', 'bench-bare-sdk.mjs');
  mkdirSync(dirname(entry), { recursive: true });
  writeFileSync(entry, bareSdk);
  buildSync({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    ...options,
  });
};

const imports = 11;

const importCode = (file: string) =>
  `const started = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); ` +
  'console.log(performance.now() - started); process.exit(0);';

const importMs = (file: string): number => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', importCode(file)], {
    encoding: 'utf8',
    env: {
      ...process.env,
      KEYS_FILE: '',
      SECRET_ARN: 'arn:aws:secretsmanager:eu-west-2:000000000000:secret:x',
    },
  });
  return Number(output.trim());
};

type Outputs = Record<string, { bytes: number; imports: { path: string; kind: string }[] }>;

/** The bytes that a cold start loads: the entry and its static imports, not what a call imports later. */
const eagerBytes = (outputs: Outputs, entry: string, seen = new Set<string>()): number => {
  const output = outputs[entry];
  if (!output || seen.has(entry)) return 0;
  seen.add(entry);
  return output.imports
    .filter(({ kind }) => kind === 'import-statement')
    .reduce((sum, { path }) => sum + eagerBytes(outputs, path, seen), output.bytes);
};

/** Size and import time of every Lambda's bundle, in turns with the bare SDK's. */
export const measureBundles = () => {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-bundles-'));
  try {
    const bare = sdks.map(({ name, options }, n) => {
      const file = join(folder, `bare-${n}.mjs`);
      bundleSdk(file, options);
      return { name, file, bytes: readFileSync(file).length, times: [] as number[] };
    });
    const built = functionNames.map((name) => {
      const target = join(folder, name);
      const { outputs } = bundle(entries[name], target);
      const file = join(target, `${entries[name].file}.mjs`);
      const entry = Object.keys(outputs).find((path) => path.endsWith(relative(folder, file))) ?? '';
      return { name, file, bytes: eagerBytes(outputs as Outputs, entry), times: [] as number[] };
    });
    const all = [...bare, ...built];
    for (let n = 0; n < imports; n++) for (const { file, times } of all) times.push(importMs(file));
    const bareMs = percentile(bare[0]?.times ?? [], 50);
    return all.map(({ name, bytes, times }) => ({
      imported: name,
      KB: round(bytes / 1024, 0),
      importMs: round(percentile(times, 50)),
      ofBareSdk: round(percentile(times, 50) / bareMs, 2),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
