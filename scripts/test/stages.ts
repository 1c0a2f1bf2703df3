import { join } from 'node:path';
import type { Touched } from './changed.ts';
import { type Counts, fromJest, fromPlaywright } from './counts.ts';

/** One part of the test command. */
export interface Stage {
  name: string;
  command: string[];
  /** Cores it keeps busy. Stages run in parallel while there are enough. */
  cores: 1 | 2;
  env?: Record<string, string>;
  /** Stages that must have succeeded before it begins. */
  after?: string[];
  /** Print its lines that begin with a dot when it succeeds, too. */
  isTold?: boolean;
  /** How to read the report it writes; without one it is a single check. */
  report?: { file: string; read: (json: unknown) => Counts };
}

const node = [process.execPath, '--import', 'tsx'];
/** A tool from node_modules/.bin, without npm, which takes more than a second of processor each time. */
const tool = (name: string, ...args: string[]) => [join('node_modules', '.bin', name), ...args];

/**
 * All stages of `npm test`, or the named ones. `reports` is a folder for the runners' reports. Of the unit, API and browser tests,
 * only those in `touched` run.
 */
export const stagesFor = (reports: string, names: string[], touched: Touched = 'all'): Stage[] => {
  const infra = `${reports}/infra.json`;
  const browser = `${reports}/browser.json`;
  // The AWS calls that the functions made in their tests are recorded and compared with the templates. That needs all of the
  // tests.
  const isAsked =
    touched === 'all' && (names.length === 0 || ['alone', 'unit'].every((name) => names.includes(name)));
  const filesLike = (pattern: RegExp): string[] =>
    touched === 'all' ? [] : touched.filter((path) => pattern.test(path));
  const has = (pattern: RegExp): boolean => touched === 'all' || filesLike(pattern).length > 0;
  const unitTest = /^(?!infra\/).*\.test\.ts$/;
  const componentTest = /\.test\.tsx$/;
  const browserTest = /\.spec\.ts$/;
  const infraTest = /^infra\/.*\.test\.ts$/;
  const calls: Record<string, string> = isAsked ? { FETTLE_CALLS: `${reports}/calls` } : {};
  /** A project from vitest.config.ts. Some of its tests open the web app in a browser. */
  const vitest = (name: string, project: string, tests: RegExp, env: Record<string, string> = {}): Stage => {
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
        ...filesLike(tests),
      ),
      cores: 1,
      env: { ...calls, ...env },
      after: ['build', 'chromium'],
      report: { file, read: fromJest },
    };
  };
  const stages: (Stage | false)[] = [
    { name: 'build', command: ['npm', 'run', '--silent', 'build:web'], cores: 1 },
    // Each checker loads the libraries' types again and collects garbage: one that never collects takes a third of the time.
    { name: 'types', command: tool('tsc', '--checkers', '1'), cores: 1, env: { GOGC: 'off' } },
    { name: 'chromium', command: [...node, 'scripts/have-chromium.ts'], cores: 1 },
    // It needs no build, and keeps the second core busy until what does can begin.
    { name: 'lint', command: tool('biome', 'check', '--error-on-warnings'), cores: 1 },
    // It mostly waits, for processes that start and for services made slow on purpose, so the other stages run beside it. esbuild,
    // which bundles every Lambda here, does a fifth less work if it collects garbage seldom.
    has(unitTest) && vitest('alone', 'alone', unitTest, { GOGC: '400' }),
    {
      name: 'imports',
      command: [...node, 'scripts/test/imports.ts'],
      cores: 1,
      isTold: true,
    },
    {
      name: 'unused',
      command: tool('knip', '--production', '--include', 'files,exports,types'),
      cores: 1,
    },
    { name: 'lockfile', command: [...node, 'scripts/complete-lockfile.ts', '--check'], cores: 1 },
    { name: 'docs', command: [...node, 'scripts/check-docs.ts'], cores: 1 },
    has(componentTest) && vitest('components', 'components', componentTest),
    has(unitTest) && vitest('unit', 'together', unitTest),
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
