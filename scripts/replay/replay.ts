import FakeTimers from '@sinonjs/fake-timers';
import type { AnyInput } from '#shared/call.ts';
import { today } from '#shared/dates.ts';
import type { MutationEntry } from '#shared/domain/mutation.ts';
import { mutations } from '#shared/domain/mutations.ts';
import { newId } from '#shared/ids.ts';
import type { Contract } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';
import { figuresCompared, recordsCompared } from '../../functions/testing/device/compared.ts';
import { recordsOf } from '../../functions/testing/device/filled.ts';
import { laid } from '../../functions/testing/device/overlay.ts';
import { readerOver } from '../../functions/testing/device/reader.ts';
import { everyRoute } from '../../functions/testing/every-route.ts';
import { setOnFirm } from '../../functions/testing/partition.ts';
import type { Services } from '../../local/services.ts';
import { type Api, apiWith } from '../../local/testing/api-client.ts';
import { newcomer, type Someone } from '../../local/testing/newcomer.ts';
import { type Difference, differing } from './differing.ts';
import type { Step } from './steps.ts';

export interface Replayed {
  steps: number;
  /** After so many steps both said the same, or the server refused and nothing was changed. */
  equal: number;
  /** `step` counts from 0. */
  different: ({ step: number } & Difference)[];
  /** What the server did not take, which no device keeps either. */
  refused: { step: number; status: number; problem: unknown }[];
}

const stepMs = 1000;
const routeOf = new Map<string, Contract>(everyRoute.map(({ key, route }) => [key, route]));
const ruleOf = new Map<string, MutationEntry>(mutations.map((entry) => [entry.route, entry]));

/** Somebody whose firm may be used for as long as the steps take. */
const owner = async (services: Services): Promise<Someone> => {
  const person = await newcomer(services, 'Robin Example');
  await person.call(routes.subscription.startTrial, {});
  await setOnFirm(person.firmId, { stripeSubscriptionId: 'sub_replay' });
  return person;
};

/** By a session that has just begun: between two steps may lie longer than one lasts. */
const signedIn = async (services: Services, { userId, firmId }: Someone): Promise<Api> => {
  const { sessionCookies, startSession } = await import('#functions/lib/session.ts');
  const cookies = sessionCookies(await startSession({ userId, sub: userId, firmId }));
  return apiWith(services.app, cookies.map((cookie) => cookie.slice(0, cookie.indexOf(';'))).join('; '));
};

const routeIn = ({ route: key }: Step): Contract => {
  const route = routeOf.get(key);
  if (!route) throw new Error(`There is no ${key}`);
  if (route.upload) throw new Error(`${key} takes a file, which no step has`);
  return route;
};

/** What a device changes by itself; undefined where it shows nothing before it has been sent, or the body is none. */
const changesOf = (person: Someone, step: Step, records: Parameters<typeof readerOver>[0], now: number) => {
  const route = routeIn(step);
  const parsed = route.body ? route.body.safeParse(step.body ?? {}) : undefined;
  if (parsed?.error) return undefined;
  const { id } = (step.body ?? {}) as { id?: number };
  const input: AnyInput = { params: step.params ?? {}, body: parsed?.data };
  const around = { now, today: today(now), at: new Date(now).toISOString() };
  return ruleOf
    .get(step.route)
    ?.apply(readerOver(records), input, { ...around, userId: person.userId, newId: id ?? newId(now) });
};

/** Puts calls, in their order, for somebody new through the API and through the rules of a device that has every record before each. */
export const replay = async (services: Services, steps: readonly Step[]): Promise<Replayed> => {
  const [first] = steps;
  const clock = FakeTimers.install({
    toFake: ['Date'],
    now: first?.at === undefined ? Date.now() : Date.parse(first.at) - stepMs,
  });
  const told: Replayed = { steps: steps.length, equal: 0, different: [], refused: [] };
  try {
    const person = await owner(services);
    for (const [index, step] of steps.entries()) {
      const now = step.at === undefined ? Date.now() + stepMs : Date.parse(step.at);
      clock.setSystemTime(now);
      const before = await recordsOf(person);
      const changes = changesOf(person, step, before, now);
      const input = { params: step.params ?? {}, body: step.body };
      const { status, body } = await (await signedIn(services, person)).answer(routeIn(step), input);
      const after = await recordsOf(person);
      if (status >= 400) told.refused.push({ step: index, status, problem: body });
      const shown = status < 400 && changes ? laid(before, changes) : undefined;
      const called = { route: step.route, since: new Date(now).toISOString() };
      const found = [
        ...(shown ? differing(recordsCompared(shown, after, called)) : []),
        ...differing(figuresCompared(before, after)),
      ];
      told.different.push(...found.map((each) => ({ step: index, ...each })));
      if (found.length === 0) told.equal += 1;
    }
    return told;
  } finally {
    clock.uninstall();
  }
};
