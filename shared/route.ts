import type * as z from 'zod/mini';
import type { Kind } from './domain/kinds.ts';
import type { Role } from './members/roles.ts';

/** Who may call a route. `business` needs a firm with a subscription or a running trial; `guest` needs a link's token in the body. */
export type Access = 'public' | 'session' | 'business' | 'admin' | 'guest';

/** The reply of a successful call. */
export type Reply =
  /**
   * `orNone`: may reply 204 with nothing. `orAccepted`: may reply 202, as the outcome is not known yet. `orThere`: may reply 200,
   * as the record exists already. `cookies`: the handler also sets cookies.
   */
  | {
      kind: 'json';
      status: 200 | 201 | 202;
      body: z.ZodMiniType;
      orNone?: true;
      orAccepted?: true;
      orThere?: true;
      cookies?: true;
    }
  | { kind: 'page'; status: 200; row: z.ZodMiniType }
  | { kind: 'file'; status: 200; mediaType: string }
  | { kind: 'none'; status: 204 }
  | { kind: 'redirect'; status: 302 };

/**
 * Whether a change can be queued on the device until there is a connection. `queued`: remembered under its `Idempotency-Key` for
 * 35 days, and creates take the `id` that the browser chose. `connected`: done now or not at all.
 */
export type When = 'queued' | 'connected';

interface AnyRoute {
  /** In API Gateway's syntax, e.g. `/api/invoices/{id}`. */
  path: `/api/${string}`;
  /** A missing body counts as an empty one. */
  needsNoBody?: true;
  /** The handler gets the body's exact bytes as text, to verify a signature. Replaces `body`. */
  rawBody?: true;
  /** The body is multipart/form-data: a part `file`, and a part `data` with `body` as JSON if the route has a `body`. */
  upload?: true;
  /** A connected call that takes an `Idempotency-Key`, remembered for a day; the web client always sends one. */
  idempotent?: true;
  /** Calls HMRC: it takes the browser's fraud prevention data, and may fail with HMRC's own errors. */
  asksHmrc?: true;
  /** Given here only for files, which the client has to read as a Blob. */
  reply?: Reply;
}

/** A call's schemas, and its text for the API documentation. */
interface Shapes {
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** For uploads: the error message if the file is missing, and the size limit in bytes if not the usual one. */
  file?: { missing: string; maxBytes?: number };
  /** For calls that delete a record with versions: its shape, as a 409 shows it (`removal`). */
  record?: z.ZodMiniType;
  reply: Reply;
}

interface ReadingRoute extends AnyRoute {
  method: 'GET';
  /** For what only the server works out: the kinds of record it depends on. Devices ask again when one of them changes. */
  follows?: readonly Kind[];
  when?: undefined;
  ownId?: undefined;
}

export interface ChangingRoute extends AnyRoute {
  follows?: undefined;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  when: When;
  /** For queued calls that create a record: the body takes the `id` that the browser chose. */
  ownId?: true;
}

/**
 * The roles that may make the call. If they include `field`, `scope` says whether field staff reach all records or only those of
 * their own jobs.
 */
type Roles =
  | { roles: readonly Exclude<Role, 'field'>[]; scope?: never }
  | { roles: readonly Role[]; scope: 'own' | 'all' };

/** Who may make the call. Business routes name their roles; routes that need no subscription apply roles only inside a firm. */
type Admission =
  | { access: 'public' | 'admin' | 'guest'; roles?: never; scope?: never }
  | ({ access: 'session' } & (Roles | { roles?: never; scope?: never }))
  | ({ access: 'business' } & Roles);

/**
 * One API call as its client needs it: method and path, who may make it and whether it can be queued. Each resource's calls are in
 * its `routes.ts`, which imports no schemas.
 */
export type Route = (ReadingRoute | ChangingRoute) & Admission;
/** A call with its schemas, as data: the handler, the local gateway, CDK and the documentation are derived from it. */
export type Contract = Route & Shapes;

/** A resource's routes by name. */
export type Routes = Readonly<Record<string, Route>>;
/** A resource's contracts by name. */
export type Resource = Readonly<Record<string, Contract>>;

type ShapesOf<R extends Route> = R extends { reply: Reply } ? Omit<Shapes, 'reply'> : Shapes;

/** Joins a resource's routes with their schemas: the types demand one for every route and refuse any other. */
export const contract = <
  const R extends Routes,
  const S extends { [Name in keyof R]: ShapesOf<R[Name]> } & Record<Exclude<keyof S, keyof R>, never>,
>(
  routes: R,
  shapes: S,
) =>
  Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [name, { ...route, ...shapes[name] }]),
  ) as {
    [Name in keyof R]: R[Name] & S[Name];
  };

export const json = <T extends z.ZodMiniType>(body: T) => ({ kind: 'json', status: 200, body }) as const;
export const created = <T extends z.ZodMiniType>(body: T) => ({ kind: 'json', status: 201, body }) as const;
/** Replies 204 if there is nothing to return. */
export const orNone = <R extends Extract<Reply, { kind: 'json' }>>(reply: R) =>
  ({ ...reply, orNone: true }) as const;
/** Replies 202 if the outcome is not known yet. */
export const orAccepted = <R extends Extract<Reply, { kind: 'json' }>>(reply: R) =>
  ({ ...reply, orAccepted: true }) as const;
/** Replies 200 if the record exists already. */
export const orThere = <R extends Extract<Reply, { kind: 'json' }>>(reply: R) =>
  ({ ...reply, orThere: true }) as const;
/** The work continues after the reply. */
export const accepted = <T extends z.ZodMiniType>(body: T) => ({ kind: 'json', status: 202, body }) as const;
/** The reply also sets session cookies. */
export const withCookies = <R extends { kind: 'json' }>(reply: R) => ({ ...reply, cookies: true }) as const;
/** A page of rows, newest first; the `Link` header has the URL of the next page. */
export const page = <T extends z.ZodMiniType>(row: T) => ({ kind: 'page', status: 200, row }) as const;
export const file = (mediaType: string) => ({ kind: 'file', status: 200, mediaType }) as const;
export const none = { kind: 'none', status: 204 } as const;
export const redirect = { kind: 'redirect', status: 302 } as const;

/** API Gateway's key for a route, e.g. `GET /api/invoices/{id}`. */
export const routeKey = (route: Pick<Route, 'method' | 'path'>): string => `${route.method} ${route.path}`;

/** True if the call takes an `Idempotency-Key`. */
export const takesKey = ({ when, idempotent }: Pick<Route, 'when' | 'idempotent'>): boolean =>
  when === 'queued' || idempotent === true;

/**
 * True if the call names the version it edits, so that its body may carry the changed fields' old values in `base`: the change is
 * then applied to a newer version if nobody else changed those fields.
 */
export const takesBase = ({ method, body }: Pick<Contract, 'method' | 'body'>): boolean =>
  (method === 'PUT' || method === 'PATCH') &&
  body !== undefined &&
  'shape' in body &&
  'updatedAt' in (body.shape as object);

/** True if the call deletes a record, not something about it: its path ends in what identifies the record. */
export const removesRecord = ({ method, path }: Pick<Route, 'method' | 'path'>): boolean =>
  method === 'DELETE' && path.endsWith('}');
