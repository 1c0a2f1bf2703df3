import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Contract } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';
import type { Services } from '../../../local/services.ts';
import { type Api, apiFor, apiWith } from '../../../local/testing/api-client.ts';
import { everyRoute } from '../every-route.ts';
import { firmOf } from '../firm-of.ts';
import { known } from '../make-known.ts';
import { holderOf } from './holder.ts';
import { wrongInTable, wrongWith } from './invariants.ts';
import { type Request, requestsFor } from './requests.ts';

export interface Campaign {
  seed: number;
  /** The total number of requests, spread over all calls. */
  requests: number;
  /** The calls to send; all by default. */
  of?: (route: Contract) => boolean;
  /** A time limit, in milliseconds. */
  mostMs?: number;
}

/** How many requests pass between checks of the table. */
const perLook = 100;

const routeOf = new Map(everyRoute.map(({ key, route }) => [key, route]));

const told = ({ key, path, body, headers }: Request): string =>
  `${key}\n${path}\n${JSON.stringify(headers)}\n${body instanceof FormData ? 'a form' : JSON.stringify(body)}`;

const begin = async (services: Services) => {
  const email = `${randomUUID()}@example.com`;
  const api = await apiFor(services, email, 'Robin Example');
  await api.call(routes.subscription.startTrial, {});
  return { email, api, nobody: apiWith(services.app, ''), firmId: await firmOf(api), ids: await known(api) };
};
type Person = Awaited<ReturnType<typeof begin>>;

const sendOne = async (api: Api, request: Request): Promise<number> => {
  const route = routeOf.get(request.key);
  if (!route) throw new Error(`There is no ${request.key}`);
  const answer = await api.send(request);
  const wrong = wrongWith(route, answer);
  if (wrong) throw new Error(`${wrong}\n${told(request)}`);
  return answer.status;
};

/** Some calls sign the user out; this signs them in again. */
const stayIn = async (services: Services, person: Person): Promise<void> => {
  if ((await person.api.answer(routes.auth.user)).status !== 200)
    person.api = await apiFor(services, person.email, 'Robin Example');
};

const look = async (services: Services, person: Person): Promise<void> => {
  await stayIn(services, person);
  const wrong = await wrongInTable(person.api, person.firmId);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
};

const isGuest = ({ key }: Request): boolean => routeOf.get(key)?.access === 'guest';

/** Anyone may hold a link: its calls come alternately from its owner and from a stranger. */
const callerOf = (request: Request, { api, nobody }: Person, sent: number): Api =>
  isGuest(request) && sent % 2 === 0 ? nobody : api;

/**
 * Sends generated requests to every route as one user, and checks the stored data. Throws with the request that caused an error.
 * Returns how many requests were sent, how many got each status, and which calls succeeded.
 */
export const runCampaign = async (
  services: Services,
  { seed, requests, mostMs, of = () => true }: Campaign,
) => {
  const person = await begin(services);
  const { holding } = holderOf(() => person.api, person.nobody, person.ids);
  const statuses: Record<number, number> = {};
  const done = new Set<string>();
  let sent = 0;
  const asked = everyRoute.filter(({ route }) => of(route));
  const every = fc.oneof(...asked.map(({ key, route }) => requestsFor(key, route, person.ids)));
  const property = fc.asyncProperty(every, async (made) => {
    const request = isGuest(made) ? await holding(made) : made;
    const status = await sendOne(callerOf(request, person, sent), request);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status < 300) done.add(request.key);
    sent += 1;
    if (status === 401) await stayIn(services, person);
    if (sent % perLook === 0) await look(services, person);
  });
  await fc.assert(property, {
    seed,
    numRuns: requests,
    // No shrinking: a request's effects persist, so a smaller one would meet other data.
    endOnFailure: true,
    ...(mostMs !== undefined && { interruptAfterTimeLimit: mostMs, markInterruptAsFailure: false }),
  });
  await look(services, person);
  return { sent, statuses, done };
};
