import type { Access } from './route.ts';

/**
 * What stands at the API's door: API Gateway knows few, wide routes, and the Lambda behind each finds the call in its own table.
 * One route a call would use up the quotas of API Gateway and CloudFormation (docs/decisions/001).
 */

interface TableRoute {
  method: string;
  path: string;
  access?: Access;
}
/** The route table, as far as the gateway needs it: each resource's routes by their names. */
export type RouteTable = Record<string, Record<string, TableRoute>>;

/** A route as API Gateway has it: `ANY /api/jobs/{proxy+}`, and the Lambda that it leads to. */
export interface GatewayRoute {
  method: string;
  path: string;
  resource: string;
}

/** Classes of calls that cost more, or are worth more to an attacker, than the rest. The first that fits counts. */
const classes = {
  'sign-in': ({ path }: TableRoute) => /^\/api\/(login|callback|logout)$/.test(path),
  guest: ({ access, path }: TableRoute) => access === 'guest' || /^\/api\/guest\//.test(path),
  // Calendars ask by themselves, some of them for ever.
  calendar: ({ path }: TableRoute) => /^\/api\/calendar\/\{/.test(path),
  // Textract is paid by the page and takes a few at a time.
  scan: ({ path }: TableRoute) => /\/scan$/.test(path),
  webhook: ({ path }: TableRoute) => /webhook/.test(path),
  mail: ({ path }: TableRoute) => /\/(send|remind|receipt|review|test-email)$/.test(path),
} as const;
export type RouteClass = keyof typeof classes;

/** The class of a route that is throttled by itself, and so named at the gateway by itself; `undefined` for all others. */
export const classOf = (route: TableRoute): RouteClass | undefined =>
  (Object.keys(classes) as RouteClass[]).find((name) => classes[name](route));

interface Node {
  /** Whose routes end here. */
  own: Set<string>;
  children: Map<string, Node>;
}

const newNode = (): Node => ({ own: new Set(), children: new Map() });

const treeOf = (routes: GatewayRoute[]): Node => {
  const root = newNode();
  for (const { path, resource } of routes) {
    let node = root;
    for (const segment of path.split('/').slice(1)) {
      const child = node.children.get(segment) ?? newNode();
      node.children.set(segment, child);
      node = child;
    }
    node.own.add(resource);
  }
  return root;
};

/** How many paths below a node lead to each resource. */
const below = ({ children }: Node): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const child of children.values()) {
    for (const resource of child.own) counts.set(resource, (counts.get(resource) ?? 0) + 1);
    for (const [resource, count] of below(child)) counts.set(resource, (counts.get(resource) ?? 0) + count);
  }
  return counts;
};

const mostIn = (counts: Map<string, number>): string | undefined =>
  [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0];

/** The fewest prefixes below a path that lead every call to its resource, where `led` is where a shorter prefix leads already. */
const prefixesOf = (node: Node, path: string, led?: string): GatewayRoute[] => {
  const [own] = node.own;
  const deeper = below(node);
  const found: GatewayRoute[] = [];
  if (own !== undefined && own !== led) found.push({ method: 'ANY', path, resource: own });
  let next = led;
  const wanted = own !== undefined && deeper.has(own) ? own : mostIn(deeper);
  if (wanted !== undefined && wanted !== led && (led === undefined || !deeper.has(led))) {
    found.push({ method: 'ANY', path: `${path}/{proxy+}`, resource: wanted });
    next = wanted;
  }
  for (const [segment, child] of node.children) found.push(...prefixesOf(child, `${path}/${segment}`, next));
  return found;
};

/** The gateway's routes for a table: one for each call that is throttled by itself or shares its path, and prefixes for all others. */
export const gatewayRoutes = (table: RouteTable): GatewayRoute[] => {
  const all = Object.entries(table).flatMap(([resource, routes]) =>
    Object.values(routes).map((route) => ({ resource, route })),
  );
  const asGateway = ({ resource, route: { method, path } }: (typeof all)[number]) => ({
    method,
    path,
    resource,
  });
  // Where two resources answer at one path, by different methods, no prefix can tell them apart.
  const isShared = ({ resource, route }: (typeof all)[number]) =>
    all.some((other) => other.route.path === route.path && other.resource !== resource);
  const isNamed = (each: (typeof all)[number]) => classOf(each.route) !== undefined || isShared(each);
  const named = all.filter(isNamed).map(asGateway);
  const others = all.filter((each) => !isNamed(each)).map(asGateway);
  const api = treeOf(others).children.get('api');
  const prefixes = [...(api?.children ?? [])].flatMap(([segment, node]) =>
    prefixesOf(node, `/api/${segment}`),
  );
  // What no call begins with is refused by a function too, so that the 404 is known for ours: a phone may send what an older build kept.
  const elsewhere = 'auth' in table ? [{ method: 'ANY', path: '/api/{proxy+}', resource: 'auth' }] : [];
  return [...named, ...prefixes, ...elsewhere];
};
