import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { addressOf } from '#shared/call.ts';
import { takesKey } from '#shared/route.ts';
import { type Answer, type Api, apiFor } from '../../local/testing/api-client.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { allWrong } from './all-wrong.ts';
import { everyRoute } from './every-route.ts';
import { exampleBodies } from './examples.ts';
import { type Known, nobodys, paramsFor } from './known.ts';
import { known } from './make-known.ts';
import { recordsOf } from './partition.ts';

const system = localSystem();
let person: Someone;
let ids: Known;
let admin: Api;
let before: unknown;

beforeAll(async () => {
  person = await system.someone();
  ids = await known(person);
  admin = await apiFor(system.services, 'admin@example.com', 'Admin Example');
  before = await recordsOf(person.firmId);
});

/** Expects none of the refused calls so far to have written anything. Called once per group: there are hundreds of tests. */
const expectUntouched = async () => {
  const now = await recordsOf(person.firmId);
  // `expect` can say what differs, but takes ten times as long to find that nothing does.
  if (!isDeepStrictEqual(now, before)) expect(now).toEqual(before);
};
// For the last group, and for groups without an `afterAll` of their own.
afterAll(expectUntouched);

const taking = everyRoute.filter(({ route }) => route.body && !route.upload);
type Taking = (typeof taking)[number];

const send = ({ route }: Taking, body: unknown, headers = {}) => {
  const path = addressOf(route, { params: paramsFor(route.path, ids) });
  const who = route.access === 'admin' ? admin : person;
  return who.send({ method: route.method, path, body, headers });
};

const pathsIn = ({ body }: Answer): string[] =>
  ((body as { issues?: { path: string }[] }).issues ?? []).map(({ path }) => path);

/** Expects a refusal with this status and a message. */
const expectRefused = (answer: Answer, status: number | number[], why: string) => {
  expect([status].flat(), `${why}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
  expect(answer.body).toMatchObject({ message: expect.stringMatching(/\w/) });
};

const exampleFor = ({ key }: Taking): Record<string, unknown> => {
  const example = exampleBodies[key];
  if (!example) throw new Error(`functions/testing/examples/ has no body for ${key}`);
  return example(ids);
};

/** Values that no field of any record accepts, whatever its type. */
const ofNoKind = [{}, [], ['x'], { name: 'x' }];
/** Lists that may be empty. */
const mayBeEmpty = new Set(['contacts', 'employeeIds', 'instruments', 'tell', 'tickets']);
const wrongFor = (field: string, value: unknown): unknown[] => {
  // A form accepts any section, and reports itself which it has.
  if (field === 'values') return [[], ['x'], { name: 'x' }, true, 5, 'x'];
  if (mayBeEmpty.has(field) && Array.isArray(value)) return [{}, ['x'], { name: 'x' }, true, 5, 'x'];
  if (typeof value === 'boolean') return [...ofNoKind, 1, 'true', null];
  return typeof value === 'number'
    ? [...ofNoKind, true, '1', 'NaN', -1, 1e20, Number.MAX_SAFE_INTEGER + 2]
    : [...ofNoKind, true, 5, 'x\u0000y', 'lone \ud800'];
};

const sample = (value: unknown): string => JSON.stringify(value).slice(0, 200);

/** The fields reported as invalid, in order. An invalid row of a list is reported as its list. */
const namedIn = async (call: Taking, body: Record<string, unknown>): Promise<Set<string>> => {
  const answer = await send(call, body);
  expectRefused(answer, 400, sample(body));
  expect(JSON.stringify(answer.body), sample(body)).not.toMatch(/ a (array|int|object)\b/);
  return new Set(pathsIn(answer).map((path) => path.replace(/\..*/, '')));
};

const expectNamed = async (call: Taking, field: string, wrong: unknown) => {
  const [named] = await namedIn(call, { ...exampleFor(call), [field]: wrong });
  expect(named, sample(wrong)).toBe(field);
};

describe.each(taking)('$key', (call) => {
  afterAll(expectUntouched);

  it.each([
    ['nothing', '', call.route.needsNoBody ? [400, 409, 201] : 400],
    ['half a body', '{"name":', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['an empty record', '{}', [400, 409, 200, 201]],
    ['a key that could poison', '{"__proto__":{"name":"x"},"constructor":1}', 400],
    ['1 MB of spaces', `${' '.repeat(1_048_576)}{}`, 413],
  ] as const)('refuses %s', async (why, text, status) => {
    // This call may write. Check first, so that it can't hide what an earlier one wrote.
    const mayDo = why === 'an empty record' || (why === 'nothing' && call.route.needsNoBody);
    if (mayDo) await expectUntouched();
    const answer = await send(call, text, { 'content-type': 'application/json' });
    // Settings may be sent with no fields: an update that clears nothing. A credit is then for all that is left. For a call that
    // needs no body, no body is an empty one.
    if (mayDo && answer.status < 300) {
      before = await recordsOf(person.firmId);
      return;
    }
    expectRefused(answer, [...[status].flat()], why);
  });

  it('refuses another content type', async () => {
    const text = JSON.stringify(exampleFor(call));
    expectRefused(await send(call, text, { 'content-type': 'text/plain' }), 415, 'text/plain');
  });

  it('refuses unknown fields, naming each', async () => {
    const example = exampleFor(call);
    // Some calls accept an id from the browser.
    const unknown = {
      firmId: 'firm#other',
      createdAt: '2020-01-01T00:00:00Z',
      ...(example.id ? {} : { id: 5 }),
    };
    const answer = await send(call, { ...example, ...unknown });
    expectRefused(answer, 400, 'unknown fields');
    expect(pathsIn(answer)).toEqual(expect.arrayContaining(Object.keys(unknown)));
  });

  it('refuses what is of the wrong type or too long, naming the field', async () => {
    const example = exampleFor(call);
    const wrongs = Object.entries(example).map(([field, value]) => ({
      field,
      values: wrongFor(field, value),
    }));
    for (let at = 0; ; at++) {
      const fields = wrongs.flatMap(({ field, values }) =>
        at in values ? [[field, values[at]] as const] : [],
      );
      if (fields.length === 0) break;
      const named = await namedIn(call, { ...example, ...Object.fromEntries(fields) });
      // In a union of kinds, an invalid kind hides the other errors.
      for (const [field, wrong] of fields.filter(([field]) => !named.has(field)))
        await expectNamed(call, field, wrong);
    }
    // One at a time: together they would exceed a call's size limit.
    for (const [field, value] of Object.entries(example))
      if (typeof value === 'string') await expectNamed(call, field, 'y'.repeat(20_001));
  });

  it('names everything that is wrong at once, in each row and part too', async () => {
    const { value, paths } = allWrong(call.route.body as z.ZodMiniType);
    const answer = await send(call, value);
    expectRefused(answer, 400, 'all wrong');
    expect(pathsIn(answer).sort()).toEqual(paths.sort());
  });
});

// Every body is read by functions/lib/input.ts, so the other malformed bodies are tried on one call.
describe.each(taking.slice(0, 1))('the reader of every body, by $key', (call) => {
  it.each([
    ['no JSON', 'name=Ann', 400],
    ['text', '"Ann"', 400],
    ['a number', '1', 400],
    ['deep nesting', '['.repeat(50_000) + ']'.repeat(50_000), 400],
    ['a text of 1 MB', JSON.stringify({ name: 'x'.repeat(1_048_576) }), 413],
  ] as const)('refuses %s', async (why, text, status) =>
    expectRefused(await send(call, text, { 'content-type': 'application/json' }), status, why),
  );

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses the content type %s',
    async (type) =>
      expectRefused(await send(call, JSON.stringify(exampleFor(call)), { 'content-type': type }), 415, type),
  );
});

const fieldsLike = (name: RegExp) =>
  taking.flatMap((call) =>
    Object.keys(exampleBodies[call.key]?.(nobodys) ?? {})
      .filter((field) => name.test(field))
      .map((field) => ({ call, field, key: call.key })),
  );

const expectEach = async (call: Taking, field: string, values: unknown[]) => {
  for (const value of values) {
    const answer = await send(call, { ...exampleFor(call), [field]: value });
    expectRefused(answer, 400, `${field}: ${value}`);
    expect(pathsIn(answer), `${value}`).toEqual([field]);
  }
};

describe('money', () => {
  it.each(fieldsLike(/amount|Cost$|Rate$|Price$/))('in $field of $key', ({ call, field }) =>
    expectEach(call, field, [-0.01, -1, 0.001, 10.555, 1.005, 100_000_000, '12.50', '£5', 1e300]),
  );
});

describe('dates', () => {
  it.each(fieldsLike(/Date$/))('in $field of $key', ({ call, field }) =>
    expectEach(call, field, [
      '2026-02-29',
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2026-11-31',
      '2026-1-1',
      '20 Nov 2026',
      '2026-11-20T00:00:00Z',
      '+012026-11-20',
      '0026-11-20',
      'tomorrow',
      1_700_000_000,
    ]),
  );
});

describe('an end before its start', () => {
  const ends = fieldsLike(/[eE]ndDate$/);
  it.each(ends)('in $field of $key', ({ call, field }) => expectEach(call, field, ['2026-10-01']));
});

describe('times', () => {
  it.each(fieldsLike(/Time$/))('in $field of $key', ({ call, field }) =>
    expectEach(call, field, ['24:00', '9:00', '09:60', '09:00:00', 'noon', '0900']),
  );
});

describe('email addresses', () => {
  it.each(fieldsLike(/^email$|emailUser/))('in $field of $key', ({ call, field }) =>
    expectEach(call, field, [
      'ann',
      'ann@',
      '@example.com',
      'ann@example',
      'ann example@example.com',
      'ann@example.com, bob@example.com',
      'ann@example.com\r\nBcc: bob@example.com',
      `${'a'.repeat(250)}@example.com`,
    ]),
  );
});

/** Query parameters that a list requires besides its page. */
const needed: Record<string, string> = {
  'GET /api/tax/records': 'from=2026-04-01&to=2026-06-30&figure=box1&',
};

describe('a page of a list', () => {
  const lists = everyRoute.filter(({ route }) => route.reply.kind === 'page' && route.access === 'business');
  it.each(lists)('of $key', async ({ key, route }) => {
    for (const query of [
      'limit=0',
      'limit=201',
      'limit=-1',
      'limit=x',
      'limit=1.5',
      'cursor=',
      'cursor=%00',
      'cursor=user%23x',
      'cursor=0',
      'offset=3',
      'limit=1&limit=2',
    ]) {
      const path = addressOf(route, { params: paramsFor(route.path, ids) });
      const answer = await person.send({ method: 'GET', path: `${path}?${needed[key] ?? ''}${query}` });
      expectRefused(answer, 400, query);
      expect(pathsIn(answer), query).toHaveLength(1);
    }
  });
});

it('of the list of users is refused to the admin too where its cursor is none', async () => {
  for (const cursor of ['zz', '1', 'MjAyNiN4', 'x'.repeat(200)]) {
    const answer = await admin.send({ method: 'GET', path: `/api/admin/users?cursor=${cursor}` });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'cursor' }] } });
  }
});

describe('an Idempotency-Key', () => {
  const idempotent = everyRoute.filter(({ route }) => takesKey(route) && !route.upload);
  it.each(idempotent)('of $key', async ({ key, route }) => {
    for (const wrong of ['x'.repeat(256), 'two words', 'ключ']) {
      const input = { params: paramsFor(route.path, ids), body: exampleBodies[key]?.(ids) };
      const headers = { 'idempotency-key': Buffer.from(wrong).toString('latin1') };
      expectRefused(await person.answer(route, input, headers), 400, wrong);
    }
  });
});

describe('addresses and methods that are not there', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['PATCH', '/api/clients'],
    ['POST', '/api/clients/1'],
    ['DELETE', '/api/clients'],
    ['GET', '/api/clients/1/2'],
    ['GET', '/api/clients/%E0%A4%A'],
  ])('%s %s', async (method, path) => {
    const { status, body } = await person.send({ method, path });
    expect([400, 404]).toContain(status);
    expect(body).toMatchObject({ message: expect.any(String) });
  });
});
