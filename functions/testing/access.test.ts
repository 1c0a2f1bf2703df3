import { beforeAll, describe, expect, it } from 'vitest';
import { originMark } from '#shared/kernel/problems.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { everyRoute } from './every-route.ts';
import { exampleBodies } from './examples.ts';
import { photoForm } from './forms.ts';
import { type Known, nobodys, paramsFor } from './known.ts';
import { known } from './make-known.ts';
import { problem } from './problem.ts';

const system = localSystem();
// Everything here is refused and changes nothing, so the same few people do for all of it.
let person: Someone;
let stranger: Someone;
let newcomer: Someone;
let theirs: Known;

beforeAll(async () => {
  [person, stranger, newcomer] = await Promise.all([
    system.someone(),
    system.someone(),
    system.someone({ trial: false }),
  ]);
  theirs = await known(person);
});

const inputFor = (route: (typeof everyRoute)[number]['route'], key: string, ids = nobodys) => ({
  params: paramsFor(route.path, ids),
  body: route.upload ? photoForm() : exampleBodies[key]?.(ids),
});

const guarded = everyRoute.filter(({ route }) => route.access !== 'public');
const [forGuests, closed] = [true, false].map((is) =>
  guarded.filter(({ route }) => (route.access === 'guest') === is),
) as [typeof guarded, typeof guarded];

describe('a signed-out visitor', () => {
  it.each(closed)('is refused by $key', async ({ key, route }) => {
    const { status, body, headers } = await system.nobody.answer(route, inputFor(route, key));
    expect({ status, body }).toEqual({ status: 401, body: problem('signed_out', 'Unauthorized') });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(headers.get(originMark.name)).toBe(originMark.value);
  });

  it.each(['x', 'x.y', '__proto__', `${'a'.repeat(20)}.${'b'.repeat(43)}`, '', '"', 'é.é'])(
    'cannot make up a session like %s',
    async (value) => {
      const { status } = await system.nobody.answer(
        closed[0]?.route as never,
        {},
        {
          cookie: encodeURI(`__Host-fettle=${value}`),
        },
      );
      expect(status).toBe(401);
    },
  );
});

describe('whoever holds no link', () => {
  it.each(forGuests)('finds nothing by $key, signed in or not', async ({ key, route }) => {
    for (const api of [system.nobody, person]) {
      const { status, body, headers } = await api.answer(route, inputFor(route, key));
      expect({ status, body }).toEqual({ status: 404, body: problem('not_found', 'Not found') });
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('somebody without a trial', () => {
  const business = everyRoute.filter(({ route }) => route.access === 'business');
  it.each(business)('is asked to subscribe by $key', async ({ key, route }) => {
    const { status, body } = await newcomer.answer(route, inputFor(route, key));
    expect({ status, body }).toEqual({ status: 402, body: problem('no_access', 'Subscription required') });
  });
});

describe('a page of another site', () => {
  const unsafe = guarded.filter(({ route }) => route.method !== 'GET');
  it.each(unsafe)('cannot make a signed-in browser call $key', async ({ key, route }) => {
    const forged = [
      { origin: 'https://evil.example' },
      { origin: undefined },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of forged) {
      const { status } = await person.answer(route, inputFor(route, key), headers);
      expect(status, JSON.stringify(headers)).toBe(403);
    }
  });
});

describe('a page of somebody who was signed in here before', () => {
  it.each(closed)('is refused by $key', async ({ key, route }) => {
    const meant = { 'fettle-user': stranger.userId };
    const { status, body } = await person.answer(route, inputFor(route, key), meant);
    expect({ status, body }).toEqual({ status: 401, body: problem('other_user', 'Unauthorized') });
  });
});

describe('the records of somebody else', () => {
  const addressed = everyRoute.filter(({ route }) => route.path.includes('{id}'));
  it.each(addressed)('are not there for $key', async ({ key, route }) => {
    const { status } = await stranger.answer(route, inputFor(route, key, theirs));
    expect(status).toBe(404);
    if (route.method !== 'GET') return;
    // An invoice of one amount cannot be an e-invoice.
    const own = key.endsWith('/ubl') ? 409 : 200;
    expect((await person.answer(route, inputFor(route, key, theirs))).status).toBe(own);
  });

  it.each(addressed)('nor an address that cannot be one: $key', async ({ key, route }) => {
    for (const id of ['0', '-1', 'abc', '1e3', '1.5', '99999999999999999999', '%00', '..%2Fclients', 'NaN']) {
      const { photoId, certificateId } = paramsFor(route.path, theirs) ?? {};
      const path = route.path
        .replace('{id}', id)
        .replace('{photoId}', `${photoId}`)
        .replace('{certificateId}', `${certificateId}`);
      const body = exampleBodies[key]?.(theirs);
      const { status } = await person.send({ method: route.method, path, body });
      expect(status, path).toBe(404);
    }
  });
});
