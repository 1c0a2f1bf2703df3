/** A route as the gateway serves it: where it leads, and what its path looks like. */
export interface GatewayRoute {
  /** `GET /api/invoices/{id}` */
  key: string;
  /** The Lambda that answers it. */
  resource: string;
}

export interface Match extends GatewayRoute {
  /** Decoded; absent for a path without variables. */
  pathParameters?: Record<string, string>;
}

interface Pattern extends GatewayRoute {
  segments: string[];
}

export type RouteTable = Record<string, Record<string, { method: string; path: string }>>;

const isVariable = (segment: string) => segment.startsWith('{');

const matches = (pattern: string[], path: string[]) =>
  pattern.length === path.length &&
  pattern.every((segment, i) => (isVariable(segment) ? path[i] !== '' : segment === path[i]));

/** API Gateway prefers the route whose static segments come first. */
const moreStatic = (a: Pattern, b: Pattern) =>
  a.segments.findIndex(isVariable) < b.segments.findIndex(isVariable) ? 1 : -1;

function parametersOf({ segments }: Pattern, path: string[]): Record<string, string> {
  const entries = segments.flatMap((segment, i) =>
    isVariable(segment) ? [[segment.slice(1, -1), decodeURIComponent(path[i] ?? '')]] : [],
  );
  return Object.fromEntries(entries);
}

function patternsOf(table: RouteTable): Pattern[] {
  return Object.entries(table).flatMap(([resource, routes]) =>
    Object.values(routes).map(({ method, path }) => ({
      key: `${method} ${path}`,
      resource,
      segments: [method, ...path.split('/')],
    })),
  );
}

/**
 * Parses a route table once and answers the route a request takes, as API Gateway would choose it. Paths come
 * percent-encoded; a malformed encoding throws URIError.
 */
export function routeIndex(table: RouteTable): (method: string, path: string) => Match | undefined {
  const patterns = patternsOf(table).sort(moreStatic);
  const isStatic = ({ segments }: Pattern) => !segments.some(isVariable);
  const exact = new Map(patterns.filter(isStatic).map((pattern) => [pattern.key, pattern]));
  const variable = patterns.filter((pattern) => !isStatic(pattern));
  return (method, path) => {
    const fixed = exact.get(`${method} ${path}`);
    if (fixed) return { key: fixed.key, resource: fixed.resource };
    const segments = [method, ...path.split('/')];
    const found = variable.find((pattern) => matches(pattern.segments, segments));
    return (
      found && { key: found.key, resource: found.resource, pathParameters: parametersOf(found, segments) }
    );
  };
}
