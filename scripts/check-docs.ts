import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Says where the documentation names a command, a file or a link that is not there, and where anything names a decision that is not. */

const tracked = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(file));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const topLevel = new Set(tracked().map((file) => file.split('/')[0]));

const codeIn = (text: string): string[] =>
  [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, span]) => block ?? span ?? '');

const missingScripts = (code: string): string[] =>
  [...code.matchAll(/\bnpm (?:run )?([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in scripts) && !['ci', 'install', 'i'].includes(name))
    .map((name) => `npm run ${name}`);

/** A path from the root, not a pattern, a placeholder or an address. */
const isPath = (word: string): boolean =>
  /^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(word) && topLevel.has(word.split('/')[0] ?? '') && word.includes('/');

const missingPaths = (code: string): string[] =>
  code
    .split(/[\s,;:()]+/)
    .filter(isPath)
    .filter((path) => !existsSync(path));

const missingLinks = (file: string, text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(dirname(file), target)));

const problems = tracked('*.md').flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const code = codeIn(text);
  const missing = [
    ...code.flatMap(missingScripts),
    ...code.flatMap(missingPaths),
    ...missingLinks(file, text),
  ];
  return [...new Set(missing)].map((name) => `${file} names ${name}, which is not there`);
});

const decisions = new Set(
  tracked('docs/decisions/*.md').map((file) => file.slice('docs/decisions/'.length, -3)),
);
const numbers = new Set([...decisions].map((name) => name.slice(0, 3)));

const lostDecisions = tracked('*.ts', '*.tsx', '*.mjs', '*.md').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bdecisions\/|\bADR )(\d{3})(-[a-z-]+)?/g)]
    .filter(([, number = '', rest]) => !(rest ? decisions.has(number + rest) : numbers.has(number)))
    .map(([name]) => `${file} names ${name}, which is not there`),
);

for (const problem of [...problems, ...lostDecisions]) console.error(problem);
process.exitCode = problems.length + lostDecisions.length > 0 ? 1 : 0;
