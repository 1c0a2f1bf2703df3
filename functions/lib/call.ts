import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import type { StoredFirm, StoredMember } from '#functions/lib/tenant/firm-entity.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import type { Access, Contract, Reply, Resource } from '#shared/route.ts';
import type { Once } from './idempotency.ts';
import type { UploadedFile } from './upload.ts';

type Parsed<R, Part extends string> = R extends { [K in Part]: infer T extends z.ZodMiniType }
  ? z.output<T>
  : undefined;

type Body<R> = R extends { rawBody: true }
  ? string
  : R extends { upload: true }
    ? { file: UploadedFile; data: Parsed<R, 'body'> }
    : Parsed<R, 'body'>;

/** A caller who came by a link, as far as every call needs them: the link's hash. `AdmitGuest` decides what the link opens. */
export interface Guest {
  link: { hash: string };
}

/** Resolves a token to its firm and what it opens. Throws 404, 410 and 429. */
export type AdmitGuest<G extends Guest> = (
  route: Contract,
  token: string,
) => Promise<{ firm: StoredFirm; guest: G }>;

/** For a call whose route is not known, we can't tell whether a guest makes it. */
type OfGuest<A extends Access, G> = A extends 'guest' ? G : undefined;
type OfPerson<A extends Access> = A extends 'public' | 'guest' ? undefined : StoredUser;
/** A caller of a `session` route may have no firm. */
type InFirm<A extends Access, T> = A extends 'business' ? T : A extends 'session' ? T | undefined : undefined;

/** What a handler function receives: parsed input, the caller, and the firm whose data it may touch. */
export interface Call<R extends Contract = Contract, G extends Guest = Guest> {
  params: Parsed<R, 'params'>;
  query: Parsed<R, 'query'>;
  body: Body<R>;
  user: OfPerson<R['access']>;
  /** For a guest, the firm the link belongs to. */
  firm: R['access'] extends 'guest' ? StoredFirm : InFirm<R['access'], StoredFirm>;
  /** The caller's membership of the firm. */
  member: InFirm<R['access'], StoredMember>;
  /** For a field worker, their employee id: they reach only that employee's jobs. Undefined for everybody else. */
  mine?: number | undefined;
  /** When they last signed in at the identity provider, in epoch milliseconds. */
  provedAt: R['access'] extends 'public' | 'guest' ? undefined : number;
  /** The guest, and what their link opens. */
  guest: OfGuest<R['access'], G>;
  /** The items that the resource's `early` named for this route; undefined for each that does not exist. */
  found?: (object | undefined)[] | undefined;
  /** Stores the reply under the call's `Idempotency-Key`, if it has one. */
  once: Once;
  event: APIGatewayProxyEventV2;
}

/** A reply without a body, only headers. */
export class Nothing {
  readonly headers: Record<string, string>;

  constructor(headers: Record<string, string>) {
    this.headers = headers;
  }
}

/** A reply to work that goes on (202): its state so far. */
export class Accepted<Body = unknown> {
  readonly body: Body;

  constructor(body: Body) {
    this.body = body;
  }
}

/** A reply to a create whose record already existed. */
export class There<Body = unknown> {
  readonly body: Body;

  constructor(body: Body) {
    this.body = body;
  }
}

/** One page of a list. `next` is the cursor of the page after it. */
export interface Page<Row> {
  rows: Row[];
  next?: string | undefined;
}

/** A reply's JSON as a handler may return it: the schema's defaults fill in what is missing. */
export type Answer<R extends Reply> = R extends { kind: 'json'; body: infer T extends z.ZodMiniType }
  ? R extends { cookies: true }
    ? { body: z.input<T>; cookies: string[] }
    :
        | z.input<T>
        | (R extends { orNone: true } ? Nothing : never)
        | (R extends { orAccepted: true } ? Accepted<z.input<T>> : never)
        | (R extends { orThere: true } ? There<z.input<T>> : never)
  : R extends { kind: 'page'; row: infer T extends z.ZodMiniType }
    ? Page<z.input<T>>
    : R extends { kind: 'file' }
      ?
          | {
              bytes: Uint8Array | (() => Promise<Uint8Array>);
              fileName: string;
              status?: number;
              etag?: string;
            }
          | { location: string }
      : R extends { kind: 'redirect' }
        ? { location: string; cookies?: string[] }
        : { cookies: string[] };

/** What a handler returns. A route without a reply body may return nothing, or only cookies. */
export type Promised<R extends Reply> =
  | Promise<Answer<R>>
  | (R extends { kind: 'none' } ? Promise<void> : never);

/** One function per route of a resource: a missing one does not compile. */
export type Calls<R extends Resource, G extends Guest = Guest> = {
  [Name in keyof R]: (call: Call<R[Name], G>) => Promised<R[Name]['reply']>;
};
