/** A call matched to one of a Lambda's routes. */
export interface Found {
  /** `GET /api/invoices/{id}` */
  key: string;
  /** Absent if the path has no parameters. */
  pathParameters?: Record<string, string>;
}

interface Pattern {
  key: string;
  segments: string[];
}

const isVariable = (segment: string): boolean => segment.startsWith('{');

const matches = (pattern: string[], path: string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((segment, i) => (isVariable(segment) ? path[i] !== '' : segment === path[i]));

const isSpeltOutAt = ({ segments }: Pattern, at: number): boolean => !isVariable(segments[at] ?? '{}');

/** Static segments win over parameters, from the left: `/api/invoices/drafts` is not an invoice. */
const moreStatic = (a: Pattern, b: Pattern): number => {
  const at = a.segments.findIndex((_, i) => isSpeltOutAt(a, i) !== isSpeltOutAt(b, i));
  if (at < 0) return 0;
  return isSpeltOutAt(a, at) ? -1 : 1;
};

const parametersOf = ({ segments }: Pattern, path: string[]): Record<string, string> =>
  Object.fromEntries(
    segments.flatMap((segment, i) => (isVariable(segment) ? [[segment.slice(1, -1), path[i] ?? '']] : [])),
  );

/**
 * Parses the routes once and returns a matcher by method and decoded path; it returns `undefined` if no route matches. An escaped
 * slash has been decoded by then, so it separates segments and is never part of a parameter.
 */
export const routeIndex = (
  routes: Record<string, { method: string; path: string }>,
): ((method: string, path: string) => Found | undefined) => {
  const patterns = Object.values(routes)
    .map(
      ({ method, path }): Pattern => ({ key: `${method} ${path}`, segments: [method, ...path.split('/')] }),
    )
    .sort(moreStatic);
  return (method, path) => {
    const segments = [method, ...path.split('/')];
    const found = patterns.find((pattern) => matches(pattern.segments, segments));
    if (!found) return undefined;
    const pathParameters = parametersOf(found, segments);
    return { key: found.key, ...(Object.keys(pathParameters).length > 0 && { pathParameters }) };
  };
};
