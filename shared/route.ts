import type * as z from 'zod/mini';
import type { Role } from './members/roles.ts';

/**
 * Who may call a route. `business` needs a firm that one is in, with a subscription or a running trial; `guest` needs the token of a
 * link in the body.
 */
export type Access = 'public' | 'session' | 'business' | 'admin' | 'guest';

/** What a successful call answers with. */
export type Reply =
  /**
   * `orNone`: there may be nothing to tell. `orAccepted`: it may not be known yet what came of it, a 202. `orThere`: it may be there already,
   * a 200. `cookies`: the handler answers with those too.
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
 * Whether a change may wait on the device for a connection. `queued`: it is remembered under its `Idempotency-Key` for 35 days,
 * and what makes a record takes the `id` that the browser gave it. `connected`: it is done now or not at all.
 */
export type When = 'queued' | 'connected';

interface AnyRoute {
  /** In API Gateway's syntax, e.g. `/api/invoices/{id}`. */
  path: `/api/${string}`;
  /** A call without a body is one with an empty one. */
  needsNoBody?: true;
  /** The handler gets the body as the text that was sent, byte for byte: a signature was made of it. Instead of `body`. */
  rawBody?: true;
  /** The body is multipart/form-data: a part `file`, and a part `data` holding `body` as JSON where there is a `body`. */
  upload?: true;
  /** A connected call takes an `Idempotency-Key`, remembered for a day; the web client always sends one. */
  idempotent?: true;
  /** HMRC is asked within the call: it takes what the browser says of its device, and may be refused as HMRC refuses. */
  asksHmrc?: true;
  /** Said here only of a file, which whoever calls has to read as one. */
  reply?: Reply;
}

/** What a call takes and answers with, and what the documentation says of it. */
interface Shapes {
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Of an upload: the sentence where there is no file, and the most bytes of one where the usual limit does not do. */
  file?: { missing: string; maxBytes?: number };
  reply: Reply;
}

interface ReadingRoute extends AnyRoute {
  method: 'GET';
  when?: undefined;
  ownId?: undefined;
}

export interface ChangingRoute extends AnyRoute {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  when: When;
  /** Of a call that may wait: it makes a record, and its body takes the `id` that the browser gave it. */
  ownId?: true;
}

/**
 * Which roles in a firm may make the call. Where those in the field are among them it says whether they reach all records of it or
 * those of their own jobs alone.
 */
type Roles =
  | { roles: readonly Exclude<Role, 'field'>[]; scope?: never }
  | { roles: readonly Role[]; scope: 'own' | 'all' };

/** Who may make it. Of what belongs to a business it says which roles; where no subscription is needed, roles hold where a firm is entered. */
type Admission =
  | { access: 'public' | 'admin' | 'guest'; roles?: never; scope?: never }
  | ({ access: 'session' } & (Roles | { roles?: never; scope?: never }))
  | ({ access: 'business' } & Roles);

/**
 * One call of the API, as whoever makes it needs it: where it goes, who may make it and whether it may wait. A resource's calls stand in
 * its `routes.ts`, which brings no shapes with it.
 */
export type Route = (ReadingRoute | ChangingRoute) & Admission;
/** A call with its shapes, as data: the handler, the local gateway, CDK and the documentation are made from it. */
export type Contract = Route & Shapes;

/** The routes of a resource by their names. */
export type Routes = Readonly<Record<string, Route>>;
/** The same with their shapes. */
export type Resource = Readonly<Record<string, Contract>>;

type ShapesOf<R extends Route> = R extends { reply: Reply } ? Omit<Shapes, 'reply'> : Shapes;

/** A resource's calls with their shapes: every call has them, and nothing else has. */
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
/** 204 where there is nothing to tell. */
export const orNone = <R extends Extract<Reply, { kind: 'json' }>>(reply: R) =>
  ({ ...reply, orNone: true }) as const;
/** 202 where it is not known yet what came of it. */
export const orAccepted = <R extends Extract<Reply, { kind: 'json' }>>(reply: R) =>
  ({ ...reply, orAccepted: true }) as const;
/** 200 where what is to be made is there already. */
export const orThere = <R extends Extract<Reply, { kind: 'json' }>>(reply: R) =>
  ({ ...reply, orThere: true }) as const;
/** The work goes on after the reply. */
export const accepted = <T extends z.ZodMiniType>(body: T) => ({ kind: 'json', status: 202, body }) as const;
/** The reply changes the session as well. */
export const withCookies = <R extends { kind: 'json' }>(reply: R) => ({ ...reply, cookies: true }) as const;
/** A page of rows, newest first; the next page's address goes into the `Link` header. */
export const page = <T extends z.ZodMiniType>(row: T) => ({ kind: 'page', status: 200, row }) as const;
export const file = (mediaType: string) => ({ kind: 'file', status: 200, mediaType }) as const;
export const none = { kind: 'none', status: 204 } as const;
export const redirect = { kind: 'redirect', status: 302 } as const;

/** `GET /api/invoices/{id}`, as API Gateway names a route. */
export const routeKey = (route: Pick<Route, 'method' | 'path'>): string => `${route.method} ${route.path}`;

/** Whether the call takes an `Idempotency-Key`. */
export const takesKey = ({ when, idempotent }: Pick<Route, 'when' | 'idempotent'>): boolean =>
  when === 'queued' || idempotent === true;

/**
 * Whether the call edits a version that it names, so that its body may say in `base` how the fields that it changes were: it is then made
 * of a newer version where nobody else changed them.
 */
export const takesBase = ({ method, body }: Pick<Contract, 'method' | 'body'>): boolean =>
  (method === 'PUT' || method === 'PATCH') &&
  body !== undefined &&
  'shape' in body &&
  'updatedAt' in (body.shape as object);
