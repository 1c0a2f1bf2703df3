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

/** ElectroDB wraps the client's errors. */
const refusalIn = (error: Error | null): Refusal | undefined =>
  [error, error?.cause].find((each) => each instanceof Refusal);

/** Marks every answer as ours: the proxies in front of us answer too. */
const markOurs: Middleware = {
  after: ({ response }) => markOn(response),
  onError: ({ response }) => markOn(response),
};
const markOn = (response: APIGatewayProxyStructuredResultV2 | null | undefined): void => {
  if (response) response.headers = { ...response.headers, [originMark.name]: originMark.value };
};

/** Deleting something that is not there is a success, which an app need not report. */
const nothingToDelete = ({ route }: Incoming, refusal: Refusal | undefined): Refusal | undefined =>
  refusal?.code === 'not_found' && route?.method === 'DELETE'
    ? new Refusal('gone', refusal.message)
    : refusal;

/** Turns errors into replies. Only a refusal's message is shown. */
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

/** A resource's functions, by route name. */
interface Named {
  calls: Record<string, AnyCall>;
  again: Partial<Record<string, Again>>;
  early: Partial<Record<string, Early>>;
  present: Partial<Record<string, NonNullable<Incoming['present']>>>;
}

/** API Gateway routes by prefix; the method and the path tell which call it is. */
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
 * The items to read first from the call's firm: the head of the change feed for a changing call, the stored reply for its key,
 * then those the resource named. An invalid id (0 here) is refused once the caller is known.
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

/** The caller, and the items that the resource named. */
const admitted = async (event: Incoming) => {
  const { found, ...caller } = await admit(event.route, event, wantedBy(event));
  const { firm } = caller;
  const head = isChanging(event.route) ? found.shift() : undefined;
  if (firm && isChanging(event.route)) learnHead(partitionOf(firm.firmId), headIn(head));
  if (keyIn(event) !== undefined) event.rememberedItem = found.shift();
  return { ...caller, found: firm ? found : [] };
};

/** The caller and the parsed input. A guest's token is part of the input, so it is parsed first. */
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
    // `Calls`, which the handlers are checked against, restores the route's own types.
    event.call = { ...input, once: notOnce, event } as unknown as Call;
    await expectMine(event.route, event.call, isOwnJob);
    expectBefore(event.route, event.call);
    checkChosenId(event.route, event.call);
  },
});

interface More<R extends Resource, G extends Guest> {
  /** Rebuilds a reply from what `once.writes` was given, if it holds something that expires or must not be stored. */
  again?: { [Name in keyof R]?: (remembered: unknown, call: Call<R[Name], G>) => Promise<unknown> };
  /** Items to read in the same round trip that identifies the caller. */
  early?: { [Name in keyof R]?: Early };
  admitGuest?: AdmitGuest<G>;
}

/** What a resource must supply besides its calls. */
type Besides<R extends Resource, G extends Guest, W> = keyof Presents<R> extends never
  ? [more?: OfWhole<W, More<R, G>>]
  : [more: OfWhole<W, More<R, G> & { present: Presents<R> }>];

/** A value, or a function that makes it from what higher domains supply. */
type OfWhole<W, T> = T | ((whole: W) => T);

/** What every call needs from the API as a whole. */
export interface Whole {
  changesSince: ChangesSince;
  isOwnJob: IsOwnJob;
}

/** A resource still to be connected to the whole: `functions/lambda.ts` makes a Lambda of it. */
export type Served<W = unknown> = (
  whole: Whole & W,
) => (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2 | undefined>;

/**
 * Serves a resource: one function per route, behind the shared middleware. A resource whose calls need something from higher
 * domains gets it as `W`.
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
      // Middy's type requires a third parameter.
      answer(event as Incoming, context, {} as never),
    );
  };
};
