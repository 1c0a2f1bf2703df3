import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stageNames, stages } from './stages.ts';

const run = promisify(execFile);

// A synth must need neither an account nor the network.
const withoutAws = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(AWS|CDK)_/.test(name)));

/**
 * Synthesises every stage once, before all tests, as the CDK command does: with AWS's own rules and cdk-nag fatal.
 * Only the bundling of the functions is left out; bundles.test.ts does that.
 */
export default async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-synth-'));
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
            // Any folder does: what is in the web app is no matter of the templates.
            files: 'web/public',
            ...stages[name],
          }),
        },
      }),
    ),
  );
  process.env.FETTLE_TEMPLATES = folder;
  return () => rm(folder, { recursive: true });
};
