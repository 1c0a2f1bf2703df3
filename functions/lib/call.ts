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

/** Who calls by a link, as far as every call must know: the link's hash. What it opens is the business of who admits them. */
export interface Guest {
  link: { hash: string };
}

/** Whose link a token is of and what it opens. Throws 404, 410 and 429. */
export type AdmitGuest<G extends Guest> = (
  route: Contract,
  token: string,
) => Promise<{ firm: StoredFirm; guest: G }>;

/** Of a call in general it is not known whether a guest makes it. */
type OfGuest<A extends Access, G> = A extends 'guest' ? G : undefined;
type OfPerson<A extends Access> = A extends 'public' | 'guest' ? undefined : StoredUser;
/** Whoever needs no subscription may be in no firm. */
type InFirm<A extends Access, T> = A extends 'business' ? T : A extends 'session' ? T | undefined : undefined;

/** What a handler function gets: parsed input, who calls, and the firm whose data it may touch. */
export interface Call<R extends Contract = Contract, G extends Guest = Guest> {
  params: Parsed<R, 'params'>;
  query: Parsed<R, 'query'>;
  body: Body<R>;
  user: OfPerson<R['access']>;
  /** Of a guest: whose link it is. */
  firm: R['access'] extends 'guest' ? StoredFirm : InFirm<R['access'], StoredFirm>;
  /** What the person is in the firm. */
  member: InFirm<R['access'], StoredMember>;
  /** Of somebody in the field: the employee that they are, whose jobs alone they reach. Of anybody else nothing. */
  mine?: number | undefined;
  /** When the provider last asked who they are, in epoch milliseconds. */
  provedAt: R['access'] extends 'public' | 'guest' ? undefined : number;
  /** Who calls by a link, and what it opens. */
  guest: OfGuest<R['access'], G>;
  /** The items that `early` of the resource named for this route, as far as they are there. */
  found?: (object | undefined)[] | undefined;
  /** Remembers the reply under the call's `Idempotency-Key`, if it came with one. */
  once: Once;
  event: APIGatewayProxyEventV2;
}

/** Of a reply that may be none: nothing to tell but headers. */
export class Nothing {
  readonly headers: Record<string, string>;

  constructor(headers: Record<string, string>) {
    this.headers = headers;
  }
}

/** Of a reply that may be known only later: how it stands now. */
export class Accepted<Body = unknown> {
  readonly body: Body;

  constructor(body: Body) {
    this.body = body;
  }
}

/** Of a reply to what makes something: it was there already. */
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

/** A reply's JSON as a handler may return it: the shape's defaults fill what is missing. */
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
          | { bytes: Uint8Array | (() => Promise<Uint8Array>); fileName: string; etag?: string }
          | { location: string }
      : R extends { kind: 'redirect' }
        ? { location: string; cookies?: string[] }
        : { cookies: string[] };

/** What a handler promises: an empty reply has nothing to tell, but for cookies perhaps. */
export type Promised<R extends Reply> =
  | Promise<Answer<R>>
  | (R extends { kind: 'none' } ? Promise<void> : never);

/** A function for every route of a resource: a missing verb does not compile. */
export type Calls<R extends Resource, G extends Guest = Guest> = {
  [Name in keyof R]: (call: Call<R[Name], G>) => Promised<R[Name]['reply']>;
};
