import type * as z from 'zod/mini';
import type { Route } from './route.ts';
import type { routes } from './routes.ts';

type Resources = (typeof routes)[keyof typeof routes];
type Every = Resources extends infer R ? (R extends unknown ? R[keyof R] : never) : never;
type KeyOf<R> = R extends Pick<Route, 'method' | 'path'> ? `${R['method']} ${R['path']}` : never;
type ByKey = { [C in Every as KeyOf<C>]: C };
/** A route's schemas, looked up by method and path: callers import the types but not the schemas themselves. */
type ContractOf<R extends Route> = R extends { summary: string }
  ? R
  : KeyOf<R> extends keyof ByKey
    ? ByKey[KeyOf<R>]
    : R;

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;
type ParamsOf<R extends Route> = [PathNames<R['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathNames<R['path']>, string | number> };
type QueryOf<R> = R extends { query: infer Q extends z.ZodMiniType }
  ? { query?: z.input<Q> }
  : { query?: undefined };
type BodyOf<R> = R extends { needsNoBody: true; body: infer B extends z.ZodMiniType }
  ? { body?: z.input<B> }
  : R extends { body: infer B extends z.ZodMiniType }
    ? { body: z.input<B> }
    : { body?: undefined };

type FileOf<R> = R extends { upload: true } ? { file: File } : { file?: undefined };

/** A route's input: path parameters, query, body and file. */
export type CallInput<R extends Route> = ParamsOf<R> &
  QueryOf<ContractOf<R>> &
  BodyOf<ContractOf<R>> &
  FileOf<R>;

/** The type of a route's reply. */
export type CallReply<R extends Route> = ReplyOf<ContractOf<R>>;

type ReplyOf<C> = C extends { reply: { kind: 'json'; body: infer B extends z.ZodMiniType } }
  ? z.output<B>
  : C extends { reply: { kind: 'page'; row: infer Row extends z.ZodMiniType } }
    ? z.output<Row>[]
    : C extends { reply: { kind: 'file' } }
      ? Blob
      : undefined;

/** The input of any route, for code that doesn't depend on a particular one. */
export interface AnyInput {
  params?: Record<string, string | number> | undefined;
  query?: unknown;
  body?: unknown;
  file?: File | undefined;
}

/** The URL of a call, with path parameters filled in and the query appended. */
export const addressOf = (route: Route, input: AnyInput): string => {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
};
