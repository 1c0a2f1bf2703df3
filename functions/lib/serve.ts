import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { AdmitGuest } from '#functions/guest/opened.ts';
import { type Resource, type Route, routeKey } from '#shared/route.ts';
import type { Call, Calls } from './call.ts';
import { notFound, Refusal } from './errors.ts';
import { admit, refuseOtherSites } from './guard.ts';
import { contentHash, notOnce, onceWith, rememberedReply, SeenBefore } from './idempotency.ts';
import { inputOf } from './input.ts';
import { logger } from './log.ts';
import { publish } from './metrics.ts';
import { isOutage } from './outage.ts';
import { replyRefused, replyWith } from './reply.ts';

type Event = APIGatewayProxyEventV2;
type Result = APIGatewayProxyStructuredResultV2;
type AnyCall = (call: Call) => Promise<unknown>;
/** Makes a call's reply of what was remembered of its first success. */
type Again = (remembered: unknown, call: Call) => Promise<unknown>;

/** The event on its way through the chain: each middleware adds what the next ones need. */
interface Incoming extends Event {
  route: Route;
  run: AnyCall;
  again: Again | undefined;
  call: Call;
  remembered?: { userId: string; key: string; hash: string };
}
type Middleware = middy.MiddlewareObj<Incoming, Result, Error, Context>;

/** ElectroDB wraps what the database's client throws. */
const refusalIn = (error: Error | null): Refusal | undefined =>
  [error, error?.cause].find((each) => each instanceof Refusal);

/** Turns whatever was thrown into a reply. Only refusals say what they are. */
const answerErrors: Middleware = {
  onError: (request) => {
    const { error, context } = request;
    if (request.response) return;
    const refusal = refusalIn(error);
    if (refusal) {
      request.response = replyRefused(refusal);
      return;
    }
    logger.error('A call failed', { error });
    if (isOutage(error) || isOutage(error?.cause)) {
      request.response = replyRefused(outage());
      return;
    }
    const message = `Something went wrong (request ${context.awsRequestId})`;
    request.response = replyRefused(new Refusal(500, message));
  },
};

const outage = () => new Refusal(503, 'Something this needs is not answering. Please try again in a moment.');

const findRoute = (
  routes: Resource,
  calls: Record<string, AnyCall>,
  again: Partial<Record<string, Again>>,
): Middleware => {
  const byKey = new Map(Object.entries(routes).map(([name, route]) => [routeKey(route), { name, route }]));
  return {
    before: ({ event }) => {
      const found = byKey.get(event.routeKey);
      const run = found && calls[found.name];
      if (!found || !run) throw notFound();
      Object.assign(event, { route: found.route, run, again: again[found.name] });
    },
  };
};

/** Who calls, and what they sent. A guest's token is part of that, so it is read first. */
const callOf = async (event: Incoming, admitGuest: AdmitGuest | undefined) => {
  const { route } = event;
  if (route.access !== 'guest') {
    const user = route.access === 'public' ? undefined : await admit(route, event);
    return { ...(await inputOf(route, event)), user };
  }
  if (!admitGuest) throw new Error('A resource with guest routes must say how guests are admitted');
  refuseOtherSites(route, event);
  const input = await inputOf(route, event);
  const { token } = input.body as { token: string };
  return { ...input, ...(await admitGuest(route, token)) };
};

const admitAndParse = (admitGuest: AdmitGuest | undefined): Middleware => ({
  before: async ({ event }) => {
    // The route's own types are restored by `Calls`, which the handler's functions are checked against.
    event.call = { ...(await callOf(event, admitGuest)), once: notOnce, event } as Call;
  },
});

const keyShape = /^[\x21-\x7e]{1,255}$/;

/** Answers a repeated call with its first success. */
const rememberOnce: Middleware = {
  before: ({ event: { headers, route, call }, event }) => {
    const key = headers['idempotency-key'];
    if (!route.idempotent || key === undefined || !call.user) return;
    if (!keyShape.test(key))
      throw new Refusal(400, 'The Idempotency-Key must be 1 to 255 visible ASCII characters');
    const { userId } = call.user;
    const hash = contentHash([event.routeKey, call.params, call.body]);
    // What a guest is remembered by lies with the owner, apart from the owner's own keys and those of other links.
    const name = call.guest ? `guest:${call.guest.link.hash}:${key}` : key;
    event.remembered = { userId, key: name, hash };
    call.once = onceWith(userId, name, hash);
  },
  onError: async (request) => {
    const { remembered, route, again } = request.event;
    const { error } = request;
    if (!remembered || !(error instanceof Refusal || error instanceof SeenBefore)) return;
    try {
      const first = await rememberedReply(remembered.userId, remembered.key, remembered.hash);
      if (first !== undefined) {
        const reply = again ? await again(first, request.event.call) : first;
        request.response = replyWith(route, reply, request.event);
      } else if (error instanceof SeenBefore) request.error = new Refusal(503, 'Try again in a moment');
    } catch (refusal) {
      request.error = refusal as Error;
    }
  },
};

/**
 * The Lambda of one resource: a function for each of its routes behind the chain that every call goes through. `again`
 * is for a reply that holds what grows old, or what must not be kept: it is made anew of what `once.writes` was given.
 */
export const serve = <R extends Resource>(
  routes: R,
  calls: Calls<R>,
  again: { [Name in keyof R]?: Again } = {},
  admitGuest?: AdmitGuest,
) =>
  middy<Incoming, Result, Error, Context>()
    .use(injectLambdaContext(logger))
    .use({ after: publish, onError: publish })
    .use(answerErrors)
    .use(findRoute(routes, calls as unknown as Record<string, AnyCall>, again))
    .use(admitAndParse(admitGuest))
    .use(rememberOnce)
    .handler(async (event) => replyWith(event.route, await event.run(event.call), event));
