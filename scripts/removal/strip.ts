import { importedFile, isOf } from './folders.ts';
import { endOf, startOf } from './wholes.ts';

/** What is removed. */
export interface Removed {
  domains: readonly string[];
  /** The kinds of record that only they keep. */
  kinds: readonly string[];
  /** The kinds of email that only they send, as patterns. */
  emails?: readonly string[];
  /** The codes of problems that only they say. */
  problems?: readonly string[];
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

/** Takes the domains out of lists and unions on one line with others. Their resources' names go to `names`. */
const withoutElements = (text: string, names: string[], { domains, kinds }: Removed): string => {
  const each = domains.join('|');
  const element = `'(?:(?:\\w+ )?/(?:api/)?(?:${each})\\b[^']*|${[...kinds, '-'].join('|')})'`;
  // No line has more than two.
  return text
    .replace(new RegExp(`^\\s*\\['?\\w+'?, (?:${[element, ...names].join('|')})\\],\\n`, 'gm'), '')
    .replace(new RegExp(`(\\[.*), ${element}(.*\\])`, 'g'), '$1$2')
    .replace(new RegExp(`(\\[.*), ${element}(.*\\])`, 'g'), '$1$2')
    .replace(new RegExp(`(?<='\\w+') \\| ${element}(?=[ ;,)>])`, 'g'), '')
    .replace(new RegExp(`(?<=[\\w>]) [|&] (?:${[...names, '-'].join('|')})(?=[ ;,)>])`, 'g'), '')
    .replace(
      new RegExp(
        `^(.*\\[.*), (?:\\.{3})?(?:${[...names, '-'].join('|')})(?:\\([^()]*\\)|\\.\\w+)?(?=[,\\]])`,
        'gm',
      ),
      '$1',
    )
    .replace(new RegExp(` \\w+=\\{<(?:${[...names, '-'].join('|')})(?: [^<>]*)? />\\}`, 'g'), '')
    .replace(/^const \{[^}]*\} =\s+routes;$/gm, (line) =>
      line.replace(new RegExp(`(?<=[{,\\s])(${each}),?\\s`, 'g'), (_, name: string) => {
        names.push(name);
        return '';
      }),
    );
};

/** Where a kind's name is that of a record. */
const ofRecords =
  /^(shared\/(domain\/(?!tax\/(?!views))|guest\/)|functions\/(sync|lib|guest|links|letters|bounces|testing|upkeep)\/|web\/src\/(store|waiting|guest|search|forms|features\/dashboard)\/(?!.*texts)|(local\/(?!hmrc)|(e2e|scripts|bench)\/))/;

/** A list on one line of one element: a function, or a name. */
const onlyElement = /^(\s*(?:const \w+: readonly .* =|\w+:) )\[(?:async \(.*|\w+)\]([,;])$/;

/** What a line outside functions defines. */
const definedOn = (line: string): string[] => [
  ...(/^const (\w+)(?:: .+?)? = /.exec(line)?.slice(1) ?? []),
  ...namesIn(/^const \{(.+)\} = /.exec(line)?.[1] ?? ''),
];

/** An element that only says what a line inside a function defines. */
const elementOf = (line: string): RegExp[] => {
  const [, name] = /^\s+const (\w+) = /.exec(line) ?? [];
  return name ? [new RegExp(`^\\s+(?:\\.{3}|\\w+: )?${name}(?:\\.\\w+)?,$`)] : [];
};

const patterns = new Map<string, RegExp>();

/** True if a line uses one of the names. */
const usesNames = (names: readonly string[], line: string): boolean => {
  if (names.length === 0) return false;
  const any = names.join('|');
  const pattern = patterns.get(any) ?? new RegExp(`(?:^|[^.\\w]|\\.{3})(?:${any})\\b(?!-)`);
  patterns.set(any, pattern);
  return pattern.test(line);
};

/**
 * A file's text without what registers the domains, and those lines. A line does if it imports from their folders, uses what
 * such an import brings, or says one of their kinds, calls or addresses. What must stay if it went is a tie: the copy then does
 * not compile.
 */
export const stripped = (file: string, text: string, rules: Removed) => {
  const { domains } = rules;
  const kinds = ofRecords.test(file) ? rules.kinds : [];
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
    ...(isTest || /^(functions|shared|web\/src\/(app|api|waiting))\/|^web\/src\/titles/.test(file)
      ? [new RegExp(`['"\`](?:(?:GET|POST|PUT|PATCH|DELETE) )?/(?:api/)?(?:${each})\\b`)]
      : []),
    new RegExp(`'(?:${each})\\.\\w+'|\\broutes\\.(?:${each})\\.|\\btitles\\.(?:${each})\\b`),
    ...kinds.map((kind) => new RegExp(`'${kind}'|^\\s*${kind}: `)),
    ...(file === 'functions/letters/entity.ts'
      ? (rules.emails ?? []).map((kind) => new RegExp(`^\\s*(?:'${kind}',|${kind}: ')`))
      : []),
    ...(file === 'shared/kernel/problems.ts'
      ? (rules.problems ?? []).map((code) => new RegExp(`^\\s*${code}: `))
      : []),
    ...(/^infra\/app\/|titles|^web\/src\/search\//.test(file)
      ? [new RegExp(`^\\s*(?:${each}): |^\\s*'(?:${each})',$`)]
      : []),
  ];
  const lines = withoutElements(rest, names, { domains, kinds }).split('\n');
  const gone = new Map<number, string>();
  const emptied: string[] = [];
  const elements: RegExp[] = [];
  const isNamed = (line: string): boolean =>
    [...said, ...elements].some((pattern) => pattern.test(line)) ||
    usesNames(names, line) ||
    [...line.matchAll(lazyImport)].some(([, from = '']) => isGone(from));
  lines.forEach((line, at) => {
    if (/^\s*(\/\/|\*|\/\*)/.test(line) || gone.has(at) || !isNamed(line)) return;
    const [, list, end] = onlyElement.exec(line) ?? [];
    if (list !== undefined) {
      emptied.push(line);
      lines[at] = `${list}[]${end}`;
      return;
    }
    const start = startOf(lines, at, isTest);
    names.push(...definedOn(lines[start] ?? ''));
    elements.push(...elementOf(lines[start] ?? ''));
    const last = endOf(lines, start);
    for (let index = start; index <= last; index++) gone.set(index, lines[index] ?? '');
  });
  return { text: lines.filter((_, at) => !gone.has(at)).join('\n'), lines: [...gone.values(), ...emptied] };
};
