import { join } from 'node:path';
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
  /** How to read the report it writes; without one it is a single check. */
  report?: { file: string; read: (json: unknown) => Counts };
}

const node = [process.execPath, '--import', 'tsx'];
/** As npm would run it, which takes npm itself more than a second of processor each time. */
const tool = (name: string, ...args: string[]) => [join('node_modules', '.bin', name), ...args];

/** Everything `npm test` does, or the parts of it that are named. `reports` is a folder for what the runners write. */
export const stagesFor = (reports: string, names: string[]): Stage[] => {
  const infra = `${reports}/infra.json`;
  const browser = `${reports}/browser.json`;
  // What the functions asked AWS for in their own tests is judged with the templates. Without all of those there is nothing to judge.
  const isAsked = names.length === 0 || ['alone', 'unit'].every((name) => names.includes(name));
  const calls: Record<string, string> = isAsked ? { FETTLE_CALLS: `${reports}/calls` } : {};
  /** One of the projects of vitest.config.ts. Some of its tests look at the web app in a browser. */
  const unit = (name: string, project: string, env: Record<string, string> = {}): Stage => {
    const file = `${reports}/${name}.json`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return {
      name,
      command: tool('vitest', 'run', '--project', project, ...reporters),
      cores: 1,
      env: { ...calls, ...env },
      after: ['build', 'chromium'],
      report: { file, read: fromJest },
    };
  };
  return [
    { name: 'build', command: ['npm', 'run', '--silent', 'build:web'], cores: 1 },
    // Each of its checkers learns the libraries' types anew and clears up after itself: one that never does takes a third of the time.
    { name: 'types', command: tool('tsc', '--checkers', '1'), cores: 1, env: { GOGC: 'off' } },
    { name: 'chromium', command: [...node, 'scripts/have-chromium.ts'], cores: 1 },
    // Much of it is waiting, for processes that start and services that are told to be slow: it has all the rest beside it. esbuild,
    // which bundles every Lambda for it, collects garbage seldom, and so works a fifth less.
    unit('alone', 'alone', { GOGC: '400' }),
    { name: 'lint', command: tool('biome', 'check', '--error-on-warnings'), cores: 1 },
    {
      name: 'imports',
      command: tool(
        'depcruise',
        '--config',
        '.dependency-cruiser.mjs',
        'shared',
        'functions',
        'web/src',
        'infra',
        'local',
      ),
      cores: 1,
    },
    { name: 'lockfile', command: [...node, 'scripts/complete-lockfile.ts', '--check'], cores: 1 },
    { name: 'docs', command: [...node, 'scripts/check-docs.ts'], cores: 1 },
    unit('unit', 'together'),
    {
      name: 'infra',
      command: tool('jest', '--json', `--outputFile=${infra}`),
      cores: 2,
      env: calls,
      report: { file: infra, read: fromJest },
    },
    {
      name: 'browser',
      command: tool('playwright', 'test', '--reporter=list,json'),
      cores: 2,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
      after: ['build', 'chromium'],
      report: { file: browser, read: fromPlaywright },
    },
  ];
};
