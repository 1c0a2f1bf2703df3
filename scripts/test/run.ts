import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Touched, touchedByBranch } from './changed.ts';
import { sum } from './counts.ts';
import { onOneDay } from './one-day.ts';
import { endAll, notRun, type Outcome, runStage } from './run-stage.ts';
import { type Stage, stagesFor } from './stages.ts';

const cores = 2;

const report = ({ stage, seconds, output, passed, failed }: Outcome): void => {
  const mark = failed === 0 ? '✓' : '✗';
  console.log(
    `${mark} ${stage.name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`,
  );
  if (failed > 0) console.log(`\n${output.trim()}\n`);
  else if (stage.isTold)
    console.log(
      output
        .split('\n')
        .filter((line) => line.startsWith('· '))
        .join('\n'),
    );
};

/** Runs the stages in order, in parallel as far as there are cores. */
const runAll = async (stages: Stage[]): Promise<Outcome[]> => {
  const waiting = [...stages];
  const names = new Set(stages.map(({ name }) => name));
  const done = new Map<string, Outcome>();
  const running = new Map<Stage, Promise<void>>();
  const busy = () => [...running.keys()].reduce((total, stage) => total + stage.cores, 0);
  const needed = ({ after = [] }: Stage) => after.filter((name) => names.has(name));
  const begin = async (stage: Stage) => {
    const isBlocked = needed(stage).some((name) => (done.get(name)?.failed ?? 0) > 0);
    const outcome = isBlocked ? notRun(stage) : await runStage(stage);
    running.delete(stage);
    done.set(stage.name, outcome);
    report(outcome);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting[0];
    const isReady = next && needed(next).every((name) => done.has(name)) && busy() + next.cores <= cores;
    if (isReady) {
      waiting.shift();
      running.set(next, begin(next));
    } else await Promise.race(running.values());
  }
  return [...done.values()];
};

const chosen = (stages: Stage[], names: string[]): Stage[] => {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown)
    throw new Error(`There is no "${unknown}": choose from ${stages.map(({ name }) => name).join(', ')}.`);
  return names.length > 0 ? stages.filter(({ name }) => names.includes(name)) : stages;
};

/** Parses the names of stages, and `--changed` or `--changed=<commit>`. */
const readArguments = (args: string[]): { names: string[]; touched: Touched } => {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const [option, since] = args.find((arg) => arg.startsWith('--'))?.split('=') ?? [];
  if (option === undefined) return { names, touched: 'all' };
  if (option !== '--changed')
    throw new Error(`There is no "${option}": only --changed and --changed=<commit>.`);
  const touched = touchedByBranch(since);
  console.log(touched === 'all' ? 'It touches every test' : `It touches ${touched.length} files of tests`);
  return { names, touched };
};

const run = async (args: string[]): Promise<void> => {
  const { names, touched } = readArguments(args);
  const reports = mkdtempSync(join(tmpdir(), 'fettle-test-'));
  process.on('exit', () => {
    endAll();
    rmSync(reports, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  const stages = chosen(stagesFor(reports, names, touched), names);
  if (stages.some(({ report }) => report)) await onOneDay();
  const started = performance.now();
  const { passed, failed, skipped, failures } = sum(await runAll(stages));
  const seconds = (performance.now() - started) / 1000;
  for (const failure of failures) console.log(`✗ ${failure}`);
  console.log(`\n${seconds.toFixed(0)} s in all${skipped > 0 ? `, ${skipped} tests left out` : ''}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
