import type * as z from 'zod/mini';
import type { Route } from './route.ts';
import type { routes } from './routes.ts';

type Resources = (typeof routes)[keyof typeof routes];
type Every = Resources extends infer R ? (R extends unknown ? R[keyof R] : never) : never;
type KeyOf<R> = R extends Pick<Route, 'method' | 'path'> ? `${R['method']} ${R['path']}` : never;
type ByKey = { [C in Every as KeyOf<C>]: C };
/** The shapes of a route, which are found by its method and path: whoever calls has their types, and not the shapes. */
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

/** What a route takes: its path's names, its query, its body and its file, as the shared shapes have them. */
export type CallInput<R extends Route> = ParamsOf<R> &
  QueryOf<ContractOf<R>> &
  BodyOf<ContractOf<R>> &
  FileOf<R>;

/** What a route answers with. */
export type CallReply<R extends Route> = ReplyOf<ContractOf<R>>;

type ReplyOf<C> = C extends { reply: { kind: 'json'; body: infer B extends z.ZodMiniType } }
  ? z.output<B>
  : C extends { reply: { kind: 'page'; row: infer Row extends z.ZodMiniType } }
    ? z.output<Row>[]
    : C extends { reply: { kind: 'file' } }
      ? Blob
      : undefined;

/** The same for any route, where the types of one do not matter. */
export interface AnyInput {
  params?: Record<string, string | number> | undefined;
  query?: unknown;
  body?: unknown;
  file?: File | undefined;
}

/** The address of a call: names filled in, query appended. */
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
