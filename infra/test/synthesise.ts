import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stageNames, stages } from './stages.ts';

const run = promisify(execFile);

// A synth must need neither an account nor the network.
const withoutAws = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(AWS|CDK)_/.test(name)));

/** The smallest possible web app: its content does not affect the templates. */
const webApp = async (folder: string): Promise<string> => {
  await mkdir(join(folder, 'assets'), { recursive: true });
  const files = ['index.html', 'assets/app-1a2b.js', 'assets/app-1a2b.js.br', 'assets/app-1a2b.js.gz'];
  await Promise.all(files.map((file) => writeFile(join(folder, file), file)));
  return folder;
};

/**
 * Synthesises every stage once before all tests, as the CDK CLI does, with AWS's rules and cdk-nag fatal. Only the functions
 * aren't bundled; bundles.test.ts does that.
 */
export default async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-synth-'));
  const files = await webApp(join(folder, 'web'));
  const { context } = JSON.parse(await readFile('cdk.json', 'utf8'));
  await Promise.all(
    stageNames.map((name) =>
      run('node', ['--import', 'tsx', 'infra/app.ts'], {
        env: {
          ...withoutAws(process.env),
          CDK_OUTDIR: join(folder, name),
          CDK_CONTEXT_JSON: JSON.stringify({
            ...context,
            'aws:cdk:bundling-stacks': [],
            files,
            ...stages[name],
          }),
        },
      }),
    ),
  );
  process.env.FETTLE_TEMPLATES = folder;
  return () => rm(folder, { recursive: true });
};
