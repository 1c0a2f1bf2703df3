import { readdirSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'vite';

/** A text that users read, and its location. */
export interface Text {
  file: string;
  line: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
}

const folders = ['shared', 'functions', 'web/src'];

/** Tests, and the receipt parser's vocabulary, which is suppliers' wording, not ours. */
const unread = /\.test\.tsx?$|\/testing\/|^functions\/receipts\/scan\/|^shared\/uk\/nation-of-address/;

const sourceFiles = (): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !unread.test(file))
    .sort();

/** Replaces a template's placeholders. A placeholder directly after a word or a full stop is an optional part. */
const filler = 'Alex';

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? '') : '');

/** Users never see logs, class names, types or imports. */
const isSkipped = (node: Node & Record<string, unknown>): boolean => {
  if (node.type === 'JSXAttribute') return /^class(Name)?$/.test(nameOf(node.name));
  if (node.type === 'Property') return nameOf(node.key) === 'summary';
  if (node.type === 'CallExpression') return isNode(node.callee) && nameOf(node.callee.object) === 'logger';
  return node.type === 'ImportDeclaration' || node.type === 'TSLiteralType';
};

const textOf = (node: Node & Record<string, unknown>): string | undefined => {
  if (node.type === 'TemplateLiteral')
    return (node as unknown as ESTree.TemplateLiteral).quasis
      .map(({ value }) => value.cooked ?? value.raw)
      .reduce((text, part) => `${text}${/[\w.]$/.test(text) ? '' : filler}${part}`);
  const isText = node.type === 'Literal' || node.type === 'JSXText';
  return isText && typeof node.value === 'string' ? node.value : undefined;
};

const collect = (value: unknown, found: { start: number; text: string }[]): void => {
  if (Array.isArray(value)) for (const each of value) collect(each, found);
  if (!isNode(value) || isSkipped(value)) return;
  const text = textOf(value);
  if (text !== undefined) found.push({ start: value.start, text: text.replace(/\s+/g, ' ').trim() });
  for (const child of Object.values(value)) collect(child, found);
};

const textsIn = (file: string): Text[] => {
  const source = readFileSync(file, 'utf8');
  const lines = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: { start: number; text: string }[] = [];
  collect(program, found);
  return found.map(({ start, text }) => ({ file, line: lines.findLastIndex((at) => at <= start) + 1, text }));
};

/** A capitalised word, or two words or more: not a key, path, class or database expression. */
const isRead = (text: string): boolean =>
  /^[A-Z][a-z]+$/.test(text) ||
  (/[A-Za-z’']+[,;:]? [A-Za-z’'“(£]/.test(text) && !/[{}<>\\|=]|--|\w-\[|^\.|\/\*|\bmin-h-/.test(text));

/** Every text of the app, its mails, PDFs and errors, from the sources. */
export const readTexts = (): Text[] =>
  sourceFiles()
    .flatMap(textsIn)
    .filter(({ text }) => isRead(text));
