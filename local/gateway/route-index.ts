import type { GatewayRoute } from '#shared/gateway.ts';

/** A request as API Gateway passes it on. */
export interface Match {
  /** `ANY /api/jobs/{proxy+}` */
  key: string;
  /** The Lambda that serves it. */
  resource: string;
  /** Decoded; absent for a path without variables. */
  pathParameters?: Record<string, string>;
}

const isGreedy = (segment: string): boolean => segment.endsWith('+}');
const isVariable = (segment: string): boolean => segment.startsWith('{');

interface Pattern extends GatewayRoute {
  segments: string[];
  isGreedy: boolean;
}

const fits = ({ method, segments, isGreedy: takesRest }: Pattern, asked: string, path: string[]): boolean => {
  if (method !== 'ANY' && method !== asked) return false;
  const fixed = takesRest ? segments.slice(0, -1) : segments;
  if (takesRest ? path.length < segments.length : path.length !== segments.length) return false;
  if (takesRest && path.slice(fixed.length).join('') === '') return false;
  return fixed.every((segment, i) => (isVariable(segment) ? path[i] !== '' : segment === path[i]));
};

/** From left to right: literals before variables, variables before a greedy one. */
const rank = (segment: string | undefined): number => {
  if (segment === undefined || isGreedy(segment)) return 2;
  return isVariable(segment) ? 1 : 0;
};

/**
 * A full match wins over a greedy one, the most specific path first, a method over ANY (AWS, HTTP API developer guide, "Routing
 * API requests").
 */
const bySpecificity = (a: Pattern, b: Pattern): number => {
  if (a.isGreedy !== b.isGreedy) return a.isGreedy ? 1 : -1;
  for (let i = 0; i < Math.max(a.segments.length, b.segments.length); i++) {
    const order = rank(a.segments[i]) - rank(b.segments[i]);
    if (order !== 0) return order;
  }
  return Number(a.method === 'ANY') - Number(b.method === 'ANY');
};

const parametersOf = ({ segments, isGreedy: takesRest }: Pattern, path: string[]): Record<string, string> =>
  Object.fromEntries(
    segments.flatMap((segment, i) => {
      if (!isVariable(segment)) return [];
      const isRest = takesRest && i === segments.length - 1;
      const value = isRest ? path.slice(i).join('/') : (path[i] ?? '');
      return [[segment.slice(1, isRest ? -2 : -1), decodeURIComponent(value)]];
    }),
  );

/** Returns the route that API Gateway would choose for a request. Paths come percent-encoded; a malformed encoding throws URIError. */
export const gatewayIndex = (
  routes: GatewayRoute[],
): ((method: string, path: string) => Match | undefined) => {
  const patterns = routes
    .map((route): Pattern => {
      const segments = route.path.split('/');
      return { ...route, segments, isGreedy: isGreedy(segments.at(-1) ?? '') };
    })
    .sort(bySpecificity);
  return (method, path) => {
    const segments = path.split('/');
    const found = patterns.find((pattern) => fits(pattern, method, segments));
    if (!found) return undefined;
    const pathParameters = parametersOf(found, segments);
    return {
      key: `${found.method} ${found.path}`,
      resource: found.resource,
      ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    };
  };
};
