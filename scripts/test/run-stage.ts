import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Counts } from './counts.ts';
import type { Stage } from './stages.ts';

export interface Outcome extends Counts {
  stage: Stage;
  seconds: number;
  output: string;
}

const running = new Set<ChildProcess>();

/** Kills a stage's whole process group: nothing that a test started may outlive it. */
const end = ({ pid }: ChildProcess): void => {
  try {
    if (pid && process.platform !== 'win32') process.kill(-pid, 'SIGKILL');
  } catch {
    // The group had already ended.
  }
};

export const endAll = (): void => {
  for (const child of running) end(child);
};

const readReport = ({ report }: Stage): Counts | undefined => {
  if (!report || !existsSync(report.file)) return undefined;
  return report.read(JSON.parse(readFileSync(report.file, 'utf8')));
};

const countsFor = (stage: Stage, succeeded: boolean): Counts => {
  const counts = readReport(stage) ?? { passed: succeeded ? 1 : 0, failed: 0, skipped: 0, failures: [] };
  // A runner can fail without a failed test; its output says why.
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1, failures: [stage.name] };
};

/** Runs one stage and keeps its output in case it fails. */
export const runStage = async (stage: Stage): Promise<Outcome> => {
  const started = performance.now();
  const [program = '', ...args] = stage.command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
    env: { ...process.env, CI: '1', FORCE_COLOR: '0', ...stage.env },
  });
  running.add(child);
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  running.delete(child);
  end(child);
  const output = (await said).join('');
  const seconds = (performance.now() - started) / 1000;
  return { stage, seconds, output, ...countsFor(stage, code === 0) };
};

/** The outcome of a stage that is skipped because one before it failed. */
export const notRun = (stage: Stage): Outcome => ({
  stage,
  seconds: 0,
  output: `Not run: it needs ${stage.after?.join(' and ')}.`,
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [stage.name],
});
