import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Contract, removesRecord, routeKey, takesKey } from './route.ts';
import { routes } from './routes.ts';

const every = Object.values(routes).flatMap((resource): Contract[] => Object.values(resource));

it('names each call once', () => {
  const keys = every.map(routeKey);
  expect(keys).toEqual([...new Set(keys)]);
});

it.each(every.map((route) => [routeKey(route), route] as const))('%s hangs together', (_, route) => {
  expect(route.path).toMatch(/^\/api(\/[a-z-]+(\.(pdf|csv))?|\/\{\w+\})+$/);
  expect(Boolean(route.params)).toBe(route.path.includes('{'));
  if (route.method === 'GET') expect([route.body, route.idempotent]).toEqual([undefined, undefined]);
  if (route.reply.status === 201) expect(takesKey(route)).toBe(true);
  // Said by `queued` already.
  if (route.when === 'queued') expect(route.idempotent).toBeUndefined();
  if (route.method === 'DELETE') expect(route.reply.kind).toBe('none');
});

const fieldsOf = ({ body }: Contract): string[] =>
  Object.keys(body ? (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : {});

it('lets no change wait that somebody could make who is not signed in', () => {
  const waiting = every.filter(({ when }) => when === 'queued');
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.filter(({ access }) => !['business', 'session'].includes(access)).map(routeKey)).toEqual([]);
});

it('takes the version of what it deletes', () => {
  const deletes = every.filter((route) => route.when === 'queued' && removesRecord(route));
  expect(deletes.length).toBeGreaterThan(0);
  expect(every.filter(({ record }) => record)).toEqual(deletes);
});

it('takes the id of what it makes where the making may wait, and nowhere else', () => {
  const takes = every.filter((route) => route.method === 'POST' && fieldsOf(route).includes('id'));
  expect(every.filter((route) => route.ownId)).toEqual(takes);
  const makes = every.filter(({ when, reply }) => when === 'queued' && reply.status === 201);
  expect(makes.filter(({ ownId }) => !ownId).map(routeKey)).toEqual([]);
});
