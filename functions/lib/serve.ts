import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { learnHead } from '#functions/lib/feed/heads.ts';
import { headIn, headKey, partitionOf } from '#functions/lib/feed/log.ts';
import { originMark } from '#shared/kernel/problems.ts';
import { notFound, Refusal } from '#shared/kernel/refusal.ts';
import { type Contract, type Resource, routeKey } from '#shared/route.ts';
import { routeIndex } from '#shared/route-index.ts';
import type { AdmitGuest, Call, Calls, Guest } from './call.ts';
import { checkChosenId } from './chosen-id.ts';
import { admit, refuseOtherSites } from './guard.ts';
import { notOnce, rememberedAt } from './idempotency.ts';
import type { Again, AnyCall, Early, Incoming, Middleware } from './incoming.ts';
import { inputOf } from './input.ts';
import { expectBefore, tellLate } from './late.ts';
import { logger } from './log.ts';
import { tellMerged } from './merged.ts';
import { publish } from './metrics.ts';
import { expectMine, type IsOwnJob } from './mine.ts';
import { isOutage } from './outage.ts';
import { type Presents, showPresent } from './present.ts';
import { keyIn, partitionFor, rememberOnce, runOnce } from './remember-once.ts';
import { replyRefused, replyWith } from './reply.ts';
import type { Wanted } from './session.ts';
import { type ChangesSince, tellChanges } from './tell-changes.ts';
import { bounded } from './tenant.ts';

/** ElectroDB wraps what the database's client throws. */
const refusalIn = (error: Error | null): Refusal | undefined =>
  [error, error?.cause].find((each) => each instanceof Refusal);

/** Says of every answer that it is ours: what stands in front of us answers too. */
const markOurs: Middleware = {
  after: ({ response }) => markOn(response),
  onError: ({ response }) => markOn(response),
};
const markOn = (response: APIGatewayProxyStructuredResultV2 | null | undefined): void => {
  if (response) response.headers = { ...response.headers, [originMark.name]: originMark.value };
};

/** Whoever wants something gone that is not there has what they want: an app need not tell anybody. */
const nothingToDelete = ({ route }: Incoming, refusal: Refusal | undefined): Refusal | undefined =>
  refusal?.code === 'not_found' && route?.method === 'DELETE'
    ? new Refusal('gone', refusal.message)
    : refusal;

/** Turns whatever was thrown into a reply. Only refusals say what they are. */
const answerErrors: Middleware = {
  onError: (request) => {
    const { error, context } = request;
    if (request.response) return;
    const refusal = nothingToDelete(request.event, refusalIn(error));
    if (refusal) {
      request.response = replyRefused(refusal, request.event.call);
      return;
    }
    logger.error('A call failed', { error });
    if (isOutage(error) || isOutage(error?.cause)) {
      request.response = replyRefused(outage());
      return;
    }
    const message = `Something went wrong (request ${context.awsRequestId})`;
    request.response = replyRefused(new Refusal('internal', message));
  },
};

const outage = () =>
  new Refusal('provider_busy', 'Something we need isn’t answering. Please try again in a moment.');

/** The functions of a resource by the names of its routes. */
interface Named {
  calls: Record<string, AnyCall>;
  again: Partial<Record<string, Again>>;
  early: Partial<Record<string, Early>>;
  present: Partial<Record<string, NonNullable<Incoming['present']>>>;
}

/** API Gateway leads here by a prefix: which call it is, the method and the path tell. */
const findRoute = (routes: Resource, { calls, again, early, present }: Named): Middleware => {
  const matchOf = routeIndex(routes);
  const byKey = new Map(Object.entries(routes).map(([name, route]) => [routeKey(route), { name, route }]));
  return {
    before: ({ event }) => {
      const match = matchOf(event.requestContext.http.method, event.rawPath);
      const found = match && byKey.get(match.key);
      const run = found && calls[found.name];
      if (!match || !found || !run) throw notFound();
      const { name, route } = found;
      const { key, pathParameters } = match;
      logger.appendKeys({ route: key });
      Object.assign(event, { routeKey: key, pathParameters, route, run });
      Object.assign(event, { again: again[name], early: early[name], present: present[name] });
    },
  };
};

/**
 * What a call begins with, of the firm that it is made in: where the feed of changes is, of what changes something, what its key stands
 * for, then what its resource named. An id that cannot be one is refused once it is known who asks. 0: it has none.
 */
const wantedBy = (event: Incoming): Wanted => {
  const { early, pathParameters, route } = event;
  const id = Number(pathParameters?.id ?? 0);
  const key = keyIn(event);
  return async (firmId, userId) => {
    const partition = partitionFor(route, { userId, firmId });
    return [
      ...(isChanging(route) ? [headKey(partitionOf(firmId))] : []),
      ...(key === undefined || !partition ? [] : [rememberedAt(partition, key)]),
      ...(early && Number.isSafeInteger(id) ? await early(firmId, id) : []),
    ];
  };
};

const isChanging = ({ method }: Contract): boolean => method !== 'GET';

/** Who calls, and what the resource wanted to be read of the firm that they are in. */
const admitted = async (event: Incoming) => {
  const { found, ...caller } = await admit(event.route, event, wantedBy(event));
  const { firm } = caller;
  const head = isChanging(event.route) ? found.shift() : undefined;
  if (firm && isChanging(event.route)) learnHead(partitionOf(firm.firmId), headIn(head));
  if (keyIn(event) !== undefined) event.rememberedItem = found.shift();
  return { ...caller, found: firm ? found : [] };
};

/** Who calls, and what they sent. A guest's token is part of that, so it is read first. */
const callOf = async (event: Incoming, admitGuest: AdmitGuest<Guest> | undefined) => {
  const { route } = event;
  if (route.access !== 'guest') {
    const caller = route.access === 'public' ? undefined : await admitted(event);
    return { ...(await inputOf(route, event)), ...caller };
  }
  if (!admitGuest) throw new Error('A resource with guest routes must say how guests are admitted');
  refuseOtherSites(route, event);
  const input = await inputOf(route, event);
  const { token } = input.body as { token: string };
  return { ...input, ...(await admitGuest(route, token)) };
};

const admitAndParse = (admitGuest: AdmitGuest<Guest> | undefined, isOwnJob: IsOwnJob): Middleware => ({
  before: async ({ event }) => {
    const input = await callOf(event, admitGuest);
    // The route's own types are restored by `Calls`, which the handler's functions are checked against.
    event.call = { ...input, once: notOnce, event } as unknown as Call;
    await expectMine(event.route, event.call, isOwnJob);
    expectBefore(event.route, event.call);
    checkChosenId(event.route, event.call);
  },
});

interface More<R extends Resource, G extends Guest> {
  /** For a reply that holds what grows old, or what must not be kept: makes it anew of what `once.writes` was given. */
  again?: { [Name in keyof R]?: (remembered: unknown, call: Call<R[Name], G>) => Promise<unknown> };
  /** What a call needs first anyhow is read in the round trip that finds out who calls. */
  early?: { [Name in keyof R]?: Early };
  admitGuest?: AdmitGuest<G>;
}

/** What a resource must say besides its calls. */
type Besides<R extends Resource, G extends Guest, W> = keyof Presents<R> extends never
  ? [more?: OfWhole<W, More<R, G>>]
  : [more: OfWhole<W, More<R, G> & { present: Presents<R> }>];

/** Something, or what makes it of what the resource needs of those that stand on it. */
type OfWhole<W, T> = T | ((whole: W) => T);

/** What every call needs of the API as a whole, which a resource does not know. */
export interface Whole {
  changesSince: ChangesSince;
  isOwnJob: IsOwnJob;
}

/** A resource that is not yet told what it needs of the whole: `functions/lambda.ts` makes a Lambda of it. */
export type Served<W = unknown> = (
  whole: Whole & W,
) => (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2 | undefined>;

/**
 * The calls of one resource: a function for each of its routes behind the chain that every call goes through. A resource whose calls
 * need something of the domains that stand on it gets them as `W`.
 */
export const serve = <R extends Resource, G extends Guest = Guest, W = unknown>(
  routes: R,
  calls: Calls<R, G> | ((whole: W) => Calls<R, G>),
  ...[besides]: Besides<R, G, W>
): Served<W> => {
  return (whole) => {
    const more = typeof besides === 'function' ? besides(whole) : besides;
    const {
      again = {},
      early = {},
      admitGuest,
      present = {},
    } = (more ?? {}) as More<R, Guest> & { present?: object };
    const answered = typeof calls === 'function' ? calls(whole) : calls;
    const named = { calls: answered, again, early, present } as unknown as Named;
    const answer = middy<Incoming, APIGatewayProxyStructuredResultV2, Error, Context>()
      .use(injectLambdaContext(logger, { resetKeys: true }))
      .use(markOurs)
      .use({ after: publish, onError: publish })
      .use(tellLate)
      .use(answerErrors)
      .use(findRoute(routes, named))
      .use(admitAndParse(admitGuest, whole.isOwnJob))
      .use(tellChanges(whole.changesSince))
      .use(tellMerged)
      .use(showPresent)
      .use(rememberOnce)
      .handler(async (event) => replyWith(event.route, await runOnce(event), event));
    return bounded(async (event: APIGatewayProxyEventV2, context: Context) =>
      // Middy's type asks for a third parameter.
      answer(event as Incoming, context, {} as never),
    );
  };
};
