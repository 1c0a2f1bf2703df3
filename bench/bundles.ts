import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { bundle } from '../infra/bundle.ts';
import { entries, functionNames } from '../infra/entries.ts';
import { percentile, round } from './timing.ts';

/** What any handler on DynamoDB must import at least. */
const bareSdk = `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
export const handler = () => DynamoDBDocumentClient.from(new DynamoDBClient({})).send(new GetCommand({}));`;

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

/** The bytes a cold start reads: the entry and what it imports without asking, not what a call loads later. */
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
    const root = process.cwd();
    const bareEntry = join(root, 'node_modules', '.cache', 'bench-bare-sdk.mjs');
    writeFileSync(bareEntry, bareSdk);
    const bareFile = join(folder, 'bare.mjs');
    buildSync({
      entryPoints: [bareEntry],
      outfile: bareFile,
      bundle: true,
      minify: true,
      platform: 'node',
      format: 'esm',
      target: 'node22',
      mainFields: ['module', 'main'],
      banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    });
    const built = functionNames.map((name) => {
      const target = join(folder, name);
      const { outputs } = bundle(entries[name], target);
      const file = join(target, `${entries[name].file}.mjs`);
      const entry = Object.keys(outputs).find((path) => path.endsWith(relative(folder, file))) ?? '';
      return { name, file, bytes: eagerBytes(outputs as Outputs, entry), times: [] as number[] };
    });
    const bareTimes: number[] = [];
    for (let n = 0; n < imports; n++) {
      bareTimes.push(importMs(bareFile));
      for (const { file, times } of built) times.push(importMs(file));
    }
    const bareMs = percentile(bareTimes, 50);
    return {
      bareSdk: { KB: round(readFileSync(bareFile).length / 1024, 0), importMs: round(bareMs) },
      lambdas: built.map(({ name, bytes, times }) => ({
        lambda: name,
        KB: round(bytes / 1024, 0),
        importMs: round(percentile(times, 50)),
        ofBareSdk: round(percentile(times, 50) / bareMs, 2),
      })),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
