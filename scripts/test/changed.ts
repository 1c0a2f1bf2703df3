import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cruise, type Graph, reachedFrom } from './import-graph.ts';

/** The test files that a change affects, or all of them. */
export type Touched = 'all' | string[];

const folders = ['shared', 'functions', 'web/src', 'infra', 'local', 'tools', 'e2e', 'bench', 'scripts'];
const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);
/** The folders of a resource's own code. */
const resourceOf = (path: string): string | undefined =>
  /^(?:functions\/([\w-]+)\/handler\.ts|web\/src\/features\/([\w-]+)\/)/.exec(path)?.slice(1).find(Boolean);

const backwards = (graph: Graph): Graph => {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), file]);
  return importers;
};

/**
 * The tests that import a changed file, by whatever way, and those that reach it over HTTP or in a browser: tests that lie in the
 * folder of a resource whose handler or screens it is part of, or that name the resource. A change of what everything stands on
 * (the packages, the shell, the gateway, a script of the build) touches all.
 */
export const touchedBy = (changed: string[], graph: Graph, textOf: (path: string) => string): Touched => {
  const code = changed.filter((path) => !/\.md$|^docs\/|^e2e\/.*snapshots/.test(path));
  if (code.some((path) => !graph.has(path))) return 'all';
  const reached = reachedFrom(backwards(graph), code);
  const files = [...new Set([...code, ...reached])];
  const resources = new Set(files.flatMap((path) => resourceOf(path) ?? []));
  const isScreen = (path: string): boolean => path.startsWith('web/src/') && !isTest(path);
  if (resources.size === 0 && code.some((path) => isScreen(path) || /^(local|tools)\//.test(path)))
    return 'all';
  const names = [...resources].map((name) => new RegExp(`\\b${name}\\b`));
  const reachesIt = (path: string): boolean =>
    names.length > 0 &&
    /^(functions|local|e2e)\//.test(path) &&
    (names.some((name) => name.test(path)) || names.some((name) => name.test(textOf(path))));
  const tests = [...graph.keys()].filter(isTest);
  return tests.filter((path) => files.includes(path) || reachesIt(path));
};

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Where the branch left main, or the last commit on main itself. */
const base = (): string => {
  const [head] = git('rev-parse', 'HEAD');
  for (const main of ['origin/main', 'main'])
    try {
      const [common] = git('merge-base', 'HEAD', main);
      if (common && common !== head) return common;
    } catch {
      // This clone has no such branch.
    }
  return 'HEAD';
};

/** What a branch and the working copy change, since a commit that is named or since the branch left main. */
export const touchedByBranch = (since = base()): Touched => {
  const changed = [
    ...git('diff', '--name-only', '--no-renames', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  console.log(`${changed.length} files changed since ${since.slice(0, 12)}`);
  return touchedBy(changed, cruise(folders).graph, (path) => readFileSync(path, 'utf8'));
};
