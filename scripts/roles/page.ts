import { roles } from '#shared/members/roles.ts';
import type { Contract } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';

export const rolesPath = 'docs/roles.md';

const head = `# Who may do what

Made from the route table by \`npm run roles\`; a test compares the two. A call that asks for no role, such as who is signed in, is not in it. Whoever is in the field is let in by the calls that say which of a firm's records they reach.
`;

const mark = (route: Contract, role: (typeof roles)[number]): string => {
  if (!route.roles?.some((each) => each === role)) return '–';
  return role === 'field' && route.scope === 'own' ? 'own' : 'yes';
};

const rowOf = ([name, route]: [string, Contract]): string =>
  `| ${name} | \`${route.method} ${route.path}\` | ${roles.map((role) => mark(route, role)).join(' | ')} |`;

/** The page that says of every call which roles may make it. */
export const rolesPage = (): string =>
  [
    head,
    ...Object.entries(routes).flatMap(([resource, calls]) => {
      const asking = Object.entries(calls as Record<string, Contract>).filter(
        ([, { roles: asked }]) => asked,
      );
      if (asking.length === 0) return [];
      return [
        `## ${resource}\n`,
        `| | Call | ${roles.join(' | ')} |`,
        `|---|---|${roles.map(() => '---|').join('')}`,
        ...asking.map(rowOf),
        '',
      ];
    }),
  ].join('\n');
