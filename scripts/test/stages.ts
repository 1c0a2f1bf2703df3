import { join } from 'node:path';
import type { Touched } from './changed.ts';
import { type Counts, fromJest, fromPlaywright } from './counts.ts';

/** One part of the test command. */
export interface Stage {
  name: string;
  command: string[];
  /** Cores it keeps busy; stages run side by side as long as there are enough. */
  cores: 1 | 2;
  env?: Record<string, string>;
  /** Stages that must have succeeded before it begins. */
  after?: string[];
  /** Prints the lines that begin with a dot when it succeeds, too. */
  isTold?: boolean;
  /** How to read the report it writes; without one it is a single check. */
  report?: { file: string; read: (json: unknown) => Counts };
}

const node = [process.execPath, '--import', 'tsx'];
/** As npm would run it, which takes npm itself more than a second of processor each time. */
const tool = (name: string, ...args: string[]) => [join('node_modules', '.bin', name), ...args];

/**
 * Everything `npm test` does, or the parts of it that are named. `reports` is a folder for what the runners write. Of the unit,
 * API and browser tests, those that are `touched` run.
 */
export const stagesFor = (reports: string, names: string[], touched: Touched = 'all'): Stage[] => {
  const infra = `${reports}/infra.json`;
  const browser = `${reports}/browser.json`;
  // What the functions asked AWS for in their own tests is judged with the templates. Without all of those there is nothing to judge.
  const isAsked =
    touched === 'all' && (names.length === 0 || ['alone', 'unit'].every((name) => names.includes(name)));
  const filesLike = (pattern: RegExp): string[] =>
    touched === 'all' ? [] : touched.filter((path) => pattern.test(path));
  const has = (pattern: RegExp): boolean => touched === 'all' || filesLike(pattern).length > 0;
  const unitTest = /^(?!infra\/).*\.test\.tsx?$/;
  const browserTest = /\.spec\.ts$/;
  const infraTest = /^infra\/.*\.test\.ts$/;
  const calls: Record<string, string> = isAsked ? { FETTLE_CALLS: `${reports}/calls` } : {};
  /** One of the projects of vitest.config.ts. Some of its tests look at the web app in a browser. */
  const unit = (name: string, project: string, env: Record<string, string> = {}): Stage => {
    const file = `${reports}/${name}.json`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return {
      name,
      command: tool(
        'vitest',
        'run',
        '--passWithNoTests',
        '--project',
        project,
        ...reporters,
        ...filesLike(unitTest),
      ),
      cores: 1,
      env: { ...calls, ...env },
      after: ['build', 'chromium'],
      report: { file, read: fromJest },
    };
  };
  const stages: (Stage | false)[] = [
    { name: 'build', command: ['npm', 'run', '--silent', 'build:web'], cores: 1 },
    // Each of its checkers learns the libraries' types anew and clears up after itself: one that never does takes a third of the time.
    { name: 'types', command: tool('tsc', '--checkers', '1'), cores: 1, env: { GOGC: 'off' } },
    { name: 'chromium', command: [...node, 'scripts/have-chromium.ts'], cores: 1 },
    // Much of it is waiting, for processes that start and services that are told to be slow: it has all the rest beside it. esbuild,
    // which bundles every Lambda for it, collects garbage seldom, and so works a fifth less.
    has(unitTest) && unit('alone', 'alone', { GOGC: '400' }),
    { name: 'lint', command: tool('biome', 'check', '--error-on-warnings'), cores: 1 },
    {
      name: 'imports',
      command: [...node, 'scripts/test/imports.ts'],
      cores: 1,
      isTold: true,
    },
    { name: 'lockfile', command: [...node, 'scripts/complete-lockfile.ts', '--check'], cores: 1 },
    { name: 'docs', command: [...node, 'scripts/check-docs.ts'], cores: 1 },
    has(unitTest) && unit('unit', 'together'),
    has(infraTest) && {
      name: 'infra',
      command: tool('jest', '--json', `--outputFile=${infra}`, ...filesLike(infraTest)),
      cores: 2,
      env: calls,
      report: { file: infra, read: fromJest },
    },
    has(browserTest) && {
      name: 'browser',
      command: tool('playwright', 'test', '--reporter=list,json', ...filesLike(browserTest)),
      cores: 2,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
      after: ['build', 'chromium'],
      report: { file: browser, read: fromPlaywright },
    },
  ];
  return stages.filter((stage) => stage !== false);
};
