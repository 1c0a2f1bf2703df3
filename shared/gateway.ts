import type { Access } from './route.ts';

/**
 * The API's routes at API Gateway: a few wide routes, behind which each Lambda looks the call up in its own route table. One
 * gateway route per call would exhaust the quotas of API Gateway and CloudFormation (docs/decisions/001).
 */

interface TableRoute {
  method: string;
  path: string;
  access?: Access;
}
/** The parts of the route table that the gateway needs: each resource's routes by name. */
export type RouteTable = Record<string, Record<string, TableRoute>>;

/** An API Gateway route, e.g. `ANY /api/jobs/{proxy+}`, and the resource whose Lambda it invokes. */
export interface GatewayRoute {
  method: string;
  path: string;
  resource: string;
}

/** Classes of calls that cost more than the rest, or are worth more to an attacker. The first match applies. */
const classes = {
  'sign-in': ({ path }: TableRoute) => /^\/api\/(login|callback|logout)$/.test(path),
  guest: ({ access, path }: TableRoute) => access === 'guest' || /^\/api\/guest\//.test(path),
  // Calendar apps poll, some of them for ever.
  calendar: ({ path }: TableRoute) => /^\/api\/calendar\/\{/.test(path),
  // Textract charges per page and has a low request limit.
  scan: ({ path }: TableRoute) => /\/scan$/.test(path),
  webhook: ({ path }: TableRoute) => /webhook/.test(path),
  mail: ({ path }: TableRoute) => /\/(send|remind|receipt|review|test-email)$/.test(path),
} as const;
export type RouteClass = keyof typeof classes;

/** The class of a route with its own throttle, which therefore needs its own gateway route; `undefined` for all others. */
export const classOf = (route: TableRoute): RouteClass | undefined =>
  (Object.keys(classes) as RouteClass[]).find((name) => classes[name](route));

interface Node {
  /** The resources with a route that ends here. */
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

/** The number of paths below a node, by resource. */
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

/**
 * The fewest prefixes that route every call below a path to its resource. `led` is the resource that a shorter prefix already
 * routes to.
 */
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

/** The gateway routes for a table: one for each call that has its own throttle or shares its path, and prefixes for the rest. */
export const gatewayRoutes = (table: RouteTable): GatewayRoute[] => {
  const all = Object.entries(table).flatMap(([resource, routes]) =>
    Object.values(routes).map((route) => ({ resource, route })),
  );
  const asGateway = ({ resource, route: { method, path } }: (typeof all)[number]) => ({
    method,
    path,
    resource,
  });
  // A prefix cannot separate two resources that share a path with different methods.
  const isShared = ({ resource, route }: (typeof all)[number]) =>
    all.some((other) => other.route.path === route.path && other.resource !== resource);
  const isNamed = (each: (typeof all)[number]) => classOf(each.route) !== undefined || isShared(each);
  const named = all.filter(isNamed).map(asGateway);
  const others = all.filter((each) => !isNamed(each)).map(asGateway);
  const api = treeOf(others).children.get('api');
  const prefixes = [...(api?.children ?? [])].flatMap(([segment, node]) =>
    prefixesOf(node, `/api/${segment}`),
  );
  // Unknown paths also go to a function, so that the 404 is recognisably ours: a phone may send calls queued by an older build.
  const elsewhere = 'auth' in table ? [{ method: 'ANY', path: '/api/{proxy+}', resource: 'auth' }] : [];
  return [...named, ...prefixes, ...elsewhere];
};
