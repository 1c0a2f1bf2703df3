import path from 'node:path';
import { endOf, startOf } from './wholes.ts';

/** A domain's folders are named after it, and so are its files in folders that hold one for each domain. */
export const isOf = (domains: readonly string[], file: string): boolean => {
  const each = `(${domains.join('|')})`;
  return [
    `^(shared|shared/domain|functions|functions/testing|scripts/prove|web/src/features|web/src/features/dashboard)/${each}/`,
    `^(functions/(account|books|upkeep|testing/examples)|shared/domain/dashboard/needs|shared/uk/testing/areas)/${each}\\.ts$`,
    `^(web/src/api|infra/edge|bench)/${each}\\.ts$`,
    `^e2e/${each}\\.spec\\.ts$`,
  ].some((pattern) => new RegExp(pattern).test(file));
};

/** The file that an import in another names; undefined for a package. */
const importedFile = (from: string, name: string): string | undefined => {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name);
  return name.startsWith('#') ? name.slice(1).replace(/^web\//, 'web/src/') : undefined;
};

/** What is removed. */
export interface Removed {
  domains: readonly string[];
  /** The kinds of record that only they keep. */
  kinds: readonly string[];
}

const importStatement = /^import\s+(?:type\s+)?([^;'"]*?)\s+from\s+'([^']+)';$/gm;
const lazyImport = /import\(\s*'([^']+)'/g;

const namesIn = (clause: string): string[] =>
  clause
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/^.* as /, ''),
    )
    .filter(Boolean);

/** Takes the domains out of lists on one line with others. Their resources' names go to `names`. */
const withoutElements = (text: string, names: string[], { domains, kinds }: Removed): string => {
  const each = domains.join('|');
  const element = `'(?:(?:\\w+ )?/(?:api/)?(?:${each})\\b[^']*|${kinds.join('|')})'`;
  // No line has more than two.
  return text
    .replace(new RegExp(`(\\[.*), ${element}(.*\\])`, 'g'), '$1$2')
    .replace(new RegExp(`(\\[.*), ${element}(.*\\])`, 'g'), '$1$2')
    .replace(/^const \{[^}]*\} = routes;$/gm, (line) =>
      line.replace(new RegExp(`(?<=[{,\\s])(${each}),? `), (_, name: string) => {
        names.push(name);
        return '';
      }),
    );
};

/**
 * A file's text without what registers the domains, and those lines. A line does if it imports from their folders, uses what
 * such an import brings, or says one of their kinds, calls or addresses. What must stay if it went is a tie: the copy then does
 * not compile.
 */
export const stripped = (file: string, text: string, rules: Removed) => {
  const { domains, kinds } = rules;
  const isGone = (from: string): boolean => {
    const of = importedFile(file, from);
    return of !== undefined && isOf(domains, of);
  };
  const names: string[] = [];
  const rest = text.replace(importStatement, (whole, clause: string, from: string) => {
    if (!isGone(from)) return whole;
    names.push(...namesIn(clause));
    return '';
  });
  const each = domains.join('|');
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  const said = [
    ...(/^(functions|shared|web\/src\/(app|api|waiting))\//.test(file)
      ? [new RegExp(`['"\`](?:(?:GET|POST|PUT|PATCH|DELETE) )?/(?:api/)?(?:${each})\\b`)]
      : []),
    new RegExp(`'(?:${each})\\.\\w+'|\\broutes\\.(?:${each})\\.`),
    ...kinds.map((kind) => new RegExp(`'${kind}'|^\\s*${kind}: `)),
    ...(/^infra\/app\/|titles/.test(file) ? [new RegExp(`^\\s*(?:${each}): `)] : []),
  ];
  const lines = withoutElements(rest, names, rules).split('\n');
  const gone = new Map<number, string>();
  const isNamed = (line: string): boolean =>
    said.some((pattern) => pattern.test(line)) ||
    names.some((name) => new RegExp(`(?:^|[^.\\w]|\\.{3})${name}\\b(?!-)`).test(line)) ||
    [...line.matchAll(lazyImport)].some(([, from = '']) => isGone(from));
  lines.forEach((line, at) => {
    if (/^\s*(\/\/|\*|\/\*)/.test(line) || gone.has(at) || !isNamed(line)) return;
    const start = startOf(lines, at, isTest);
    names.push(...(/^const (\w+) = /.exec(lines[start] ?? '')?.slice(1) ?? []));
    const end = endOf(lines, start);
    for (let index = start; index <= end; index++) gone.set(index, lines[index] ?? '');
  });
  return { text: lines.filter((_, at) => !gone.has(at)).join('\n'), lines: [...gone.values()] };
};
