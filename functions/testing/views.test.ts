import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Rights } from '#functions/sync/may-read.ts';
import { type AnyInput, addressOf } from '#shared/call.ts';
import { today } from '#shared/dates.ts';
import { views } from '#shared/domain/views.ts';
import type { Contract } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { filledReader } from './device/filled.ts';
import { looksOf } from './device/looks.ts';
import { everyRoute } from './every-route.ts';
import { exampleBodies } from './examples.ts';
import { requestsFor } from './fuzz/requests.ts';
import { join } from './join.ts';
import { type Known, paramsFor } from './known.ts';
import { known } from './make-known.ts';

const system = localSystem();
const routeOf = new Map(everyRoute.map(({ key, route }) => [key, route]));

/** Files' addresses are signed for each reply and stored in no record. */
const withoutAddresses = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, each) => (/^(file|thumbnail)Url$/.test(name) ? undefined : each)));

/** The route's reply: every page of a list; null if not found. */
const answered = async (person: Someone, route: Contract, input: AnyInput): Promise<unknown> => {
  const rows: unknown[] = [];
  for (let path: string | undefined = addressOf(route, input); path; ) {
    const { status, body, headers } = await person.send({ method: 'GET', path });
    if (status === 404) return null;
    expect(status, path).toBe(200);
    if (route.reply.kind !== 'page') return body;
    rows.push(...(body as unknown[]));
    path = /^<(\/api\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  return rows;
};

/** Expects every view that a member may ask for, of the records on their device, to equal its route's reply. */
const compareAll = async (founder: Someone, member = ownerOf(founder), person = founder): Promise<void> => {
  const whose = { ...founder, member };
  let db = await filledReader(whose);
  for (const entry of views) {
    const route = routeOf.get(entry.route);
    if (!route) throw new Error(`There is no ${entry.route}`);
    if (!route.roles?.some((role) => role === member.role)) continue;
    const now = Date.now();
    for (const input of looksOf(entry, db, today(now))) {
      const both = async () => {
        const seen = withoutAddresses(entry.view(db, input, { now, today: today(now) }));
        return { seen, told: withoutAddresses(await answered(person, route, input)) };
      };
      const { seen, told } = await both();
      if (isDeepStrictEqual(seen, told)) continue;
      // A letter may have arrived since the records were read.
      db = await filledReader(whose);
      const again = await both();
      expect(again.seen, addressOf(route, input)).toEqual(again.told);
    }
  }
};

/** Calls that change the caller's own business. */
const changing = everyRoute.filter(({ route }) => route.access === 'business' && route.method !== 'GET');

/** The founder as a member. */
const ownerOf = ({ userId }: Someone): Rights => ({ userId, role: 'owner', seesPrices: true });

const begin = async () => {
  const person = await system.someone();
  return { person, ids: await known(person) };
};

/** Sends every example once, in the order of the table, whatever the reply. The random calls do the deleting. */
const doExamples = async (person: Someone, ids: Known): Promise<void> => {
  for (const { key, route } of changing) {
    const body = exampleBodies[key]?.(ids);
    if (!body || route.upload || route.method === 'DELETE') continue;
    await person.answer(route, { params: paramsFor(route.path, ids), body });
  }
};

describe('the views of a device that has every record', () => {
  it('are each of a route that is there, once', () => {
    const keys = views.map(({ route }) => route);
    expect(keys.filter((key) => !routeOf.has(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('answer as the API does to somebody who is new, and once there is one of each', async () => {
    const newcomer = await system.someone();
    await compareAll(newcomer);
    const { person } = await begin();
    await compareAll(person);
  });

  describe('after every example', () => {
    let founder: Someone;
    let ids: Known;
    beforeAll(async () => {
      ({ person: founder, ids } = await begin());
      await doExamples(founder, ids);
    });

    it('answer as the API does to the owner', () => compareAll(founder));

    it.each(['office', 'accountant'] as const)('answer as the API does to the %s', async (role) => {
      const member = await join(system.services, founder, await system.someone(), role);
      await compareAll(founder, { userId: member.userId, role, seesPrices: true }, member);
    });

    it('answer as the API does to a field worker, before and after they may see prices', async () => {
      const { employees: employeeId } = ids;
      const member = await join(system.services, founder, await system.someone(), 'field', { employeeId });
      const { userId } = member;
      for (const seesPrices of [false, true]) {
        await founder.call(routes.members.update, {
          params: { userId },
          body: { role: 'field', seesPrices },
        });
        const rights: Rights = { userId, role: 'field', employeeId, seesPrices };
        expect((await filledReader({ ...founder, member: rights })).all('job')).not.toEqual([]);
        await compareAll(founder, rights, member);
      }
    });
  });

  // The longest tests of all: on a busy machine each takes more than two minutes.
  const timeout = 300_000;
  it.each([1, 2, 3])('answer as the API does after calls at random (%i)', { timeout }, async (seed) => {
    const { person, ids } = await begin();
    await doExamples(person, ids);
    const every = fc.oneof(...changing.map(({ key, route }) => requestsFor(key, route, ids)));
    for (const [at, request] of fc.sample(every, { numRuns: 160, seed }).entries()) {
      await person.send(request);
      if (at % 80 === 79) await compareAll(person);
    }
  });
});
