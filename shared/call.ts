import type * as z from 'zod/mini';
import type { Route } from './route.ts';

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;
type ParamsOf<R extends Route> = [PathNames<R['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathNames<R['path']>, string | number> };
type QueryOf<R extends Route> = R extends { query: infer Q extends z.ZodMiniType }
  ? { query?: z.input<Q> }
  : { query?: undefined };
type BodyOf<R extends Route> = R extends { needsNoBody: true; body: infer B extends z.ZodMiniType }
  ? { body?: z.input<B> }
  : R extends { body: infer B extends z.ZodMiniType }
    ? { body: z.input<B> }
    : { body?: undefined };

type FileOf<R extends Route> = R extends { upload: true } ? { file: File } : { file?: undefined };

/** What a route takes: its path's names, its query, its body and its file, as the shared shapes have them. */
export type CallInput<R extends Route> = ParamsOf<R> & QueryOf<R> & BodyOf<R> & FileOf<R>;

/** What a route answers with. */
export type CallReply<R extends Route> = R['reply'] extends {
  kind: 'json';
  body: infer B extends z.ZodMiniType;
}
  ? z.output<B>
  : R['reply'] extends { kind: 'page'; row: infer Row extends z.ZodMiniType }
    ? z.output<Row>[]
    : R['reply'] extends { kind: 'file' }
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
