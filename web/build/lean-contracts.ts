import type { Plugin } from 'vite';
import { inside, type Node } from './syntax.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

const nameOf = (property: Node): string => String((property['key'] as Node | undefined)?.['name']);

/** What the browser never reads of a route: its sentence, and the shapes that the server holds calls to. */
const unread = ['summary', 'params', 'query', 'body'];

/** Makers of a reply of JSON; the shape in their brackets is the server's to hold to. */
const shaped = ['json', 'created', 'accepted', 'page'];

const isShaped = (value: Node): boolean =>
  value.type === 'CallExpression' && shaped.includes(String((value['callee'] as Node)['name']));

/** The maker of JSON in a reply, which others may add to: `withCookies(json(shape))`. */
const makerIn = (value: Node): Node | undefined => {
  if (value.type !== 'CallExpression') return undefined;
  if (isShaped(value)) return value;
  const [given] = value['arguments'] as Node[];
  return given && makerIn(given);
};

const leave = (property: Node, next: Node | undefined): Edit => ({
  start: property.start,
  end: next ? next.start : property.end,
  text: '',
});

/** Of a route, or of what several share: an object that says who may call. */
const ofRoute = (object: Node): Edit[] => {
  const properties = object['properties'] as Node[];
  return properties.flatMap((property, at): Edit[] => {
    const name = nameOf(property);
    const value = property['value'] as Node;
    if (unread.includes(name)) return [leave(property, properties[at + 1])];
    const maker = name === 'reply' ? makerIn(value) : undefined;
    return maker ? [{ start: maker.start, end: maker.end, text: `{ kind: 'json' }` }] : [];
  });
};

const routeMarks = ['access', 'reply'];

const isRoute = (node: Node): boolean =>
  node.type === 'ObjectExpression' &&
  (node['properties'] as Node[]).some((property) => routeMarks.includes(nameOf(property)));

const inRoutes = (node: Node): Edit[] => (isRoute(node) ? ofRoute(node) : inside(node).flatMap(inRoutes));

/** The value of each constant of a file that is the answer of a call. */
const called = (program: Node): Node[] =>
  (program['body'] as Node[])
    .map((statement) => (statement['declaration'] as Node | null | undefined) ?? statement)
    .flatMap((statement) => (statement['declarations'] as Node[] | undefined) ?? [])
    .map((declarator) => declarator['init'] as Node | null)
    .filter((init) => init?.type === 'CallExpression') as Node[];

/** Nothing in shared/ does anything when it is read: what nobody uses can be left out, with what it was made of. */
const unlessUsed = (init: Node): Edit[] => [
  { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' },
  { start: init.end, end: init.end, text: ')()' },
];

const edited = (code: string, edits: Edit[]): string => {
  let [result, at] = ['', 0];
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
};

/** Leaves out of the web app what it never reads of a route, and the shapes that then have no reader. */
export const leanContracts = (): Plugin => ({
  name: 'lean-contracts',
  apply: 'build',
  transform: {
    filter: { id: /\/shared\/.*\.ts(\?routes)?$/ },
    handler(code) {
      const program = this.parse(code) as unknown as Node;
      const edits = [...inRoutes(program), ...called(program).flatMap(unlessUsed)];
      return { code: edited(code, edits), map: null };
    },
  },
});
