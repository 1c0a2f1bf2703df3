import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { inside, type Node } from './syntax.ts';

const shared = fileURLToPath(new URL('../../shared/', import.meta.url));
const imported = /import \{([^}]+)\} from ["']#shared\/([\w/-]+\/contract\.ts)["'];?/g;
const alone = '?routes';

const isRoutes = (name: string): boolean => /^\w+Routes( as \w+)?$/.test(name);

const line = (names: string[], file: string): string =>
  names.length > 0 ? `import { ${names.join(', ')} } from ${JSON.stringify(file)};` : '';

const apart = (_: string, given: string, path: string): string => {
  const names = given
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return [
    line(names.filter(isRoutes), `${shared}${path}${alone}`),
    line(
      names.filter((name) => !isRoutes(name)),
      `#shared/${path}`,
    ),
  ].join(' ');
};

const list = (node: Node, name: string): Node[] => (node[name] as Node[] | undefined) ?? [];
const nameOf = (node: unknown): string => String((node as Node | null)?.['name']);

const declared = (statement: Node): string[] => {
  if (statement.type === 'ImportDeclaration')
    return list(statement, 'specifiers').map(({ local }) => nameOf(local));
  const declaration = (statement['declaration'] as Node | null | undefined) ?? statement;
  return [declaration, ...list(declaration, 'declarations')].map(({ id }) => nameOf(id));
};

/** The names that a piece of code reads; what a property is called is none. */
const namesIn = (node: Node): string[] => {
  if (node.type === 'Identifier') return [nameOf(node)];
  const { key, property } = node;
  const named = node['computed'] ? undefined : (key ?? property);
  return inside(node)
    .filter((one) => one !== named)
    .flatMap(namesIn);
};

/** The statements that a file's routes are made of. */
const keptOf = (program: Node): Node[] => {
  const statements = list(program, 'body');
  const wanted = new Set(statements.flatMap(declared).filter(isRoutes));
  const kept = new Set<Node>();
  for (const name of wanted) {
    for (const statement of statements) {
      if (kept.has(statement) || !declared(statement).includes(name)) continue;
      kept.add(statement);
      if (statement.type !== 'ImportDeclaration') for (const used of namesIn(statement)) wanted.add(used);
    }
  }
  return statements.filter((statement) => kept.has(statement));
};

/**
 * Gives those who only call routes a contract without its shapes, which need zod: the first screen calls, and checks
 * nothing. Runs after lean-contracts has taken the shapes off the routes.
 */
export const routesAlone = (): Plugin => ({
  name: 'routes-alone',
  apply: 'build',
  transform: {
    filter: { id: [/\/web\/src\/.*\.tsx?$/, /\/contract\.ts\?routes$/] },
    handler(code, id) {
      if (!id.endsWith(alone)) return { code: code.replace(imported, apart), map: null };
      const kept = keptOf(this.parse(code) as unknown as Node);
      return { code: kept.map(({ start, end }) => code.slice(start, end)).join('\n'), map: null };
    },
  },
});
