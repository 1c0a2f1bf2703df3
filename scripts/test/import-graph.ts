import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What each file imports, dynamic imports too, as paths from the root. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** What dependency-cruiser found: the imports, and its own report as JSON. */
export interface Cruised {
  graph: Graph;
  violations: number;
  json: string;
}

interface Report {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: unknown[] };
}

const bin = (name: string): string => join('node_modules', '.bin', name);
const options = { encoding: 'utf8', maxBuffer: 2 ** 28, shell: process.platform === 'win32' } as const;

/** Follows the imports of folders by the rules of `.dependency-cruiser.mjs`. tsx breaks its parser, so it runs in a separate process. */
export const cruise = (folders: readonly string[]): Cruised => {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders];
  const { stdout, stderr } = spawnSync(bin('depcruise'), args, options);
  if (!stdout) throw new Error(stderr);
  const { modules, summary } = JSON.parse(stdout) as Report;
  const graph = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  return { graph, violations: summary.violations.length, json: stdout };
};

/** The broken rules in readable form. */
export const explain = ({ json }: Cruised): string =>
  spawnSync(bin('depcruise-fmt'), ['--output-type', 'err', '-'], { ...options, input: json }).stdout;

/** The nodes reachable from one; itself only if it is in a cycle. */
export const reachedFrom = (graph: Graph, starts: Iterable<string>): Set<string> => {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop())
    for (const next of graph.get(node) ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        waiting.push(next);
      }
  return reached;
};
