import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Route, routeKey } from './route.ts';
import { routes } from './routes.ts';

const every = Object.values(routes).flatMap((resource): Route[] => Object.values(resource));

it('names each call once', () => {
  const keys = every.map(routeKey);
  expect(keys).toEqual([...new Set(keys)]);
});

it.each(every.map((route) => [routeKey(route), route] as const))('%s hangs together', (_, route) => {
  expect(route.path).toMatch(/^\/api(\/[a-z-]+(\.pdf)?|\/\{\w+\})+$/);
  expect(Boolean(route.params)).toBe(route.path.includes('{'));
  if (route.method === 'GET') expect([route.body, route.idempotent]).toEqual([undefined, undefined]);
  if (route.reply.status === 201) expect(route.idempotent).toBe(true);
  if (route.method === 'DELETE') expect(route.reply.kind).toBe('none');
});

const fieldsOf = ({ body }: Route): string[] =>
  Object.keys(body ? (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : {});

it('says of each route whether it takes the id of what it makes', () => {
  const takes = every.filter((route) => route.method === 'POST' && fieldsOf(route).includes('id'));
  expect(every.filter(({ ownId }) => ownId)).toEqual(takes);
  expect(takes.every(({ waits }) => waits)).toBe(true);
});

it.each(every.filter(({ waits }) => waits).map((route) => [routeKey(route), route] as const))(
  '%s can wait for a connection without being done twice, or over what others did',
  (_, route) => {
    const fields = fieldsOf(route);
    expect(route.idempotent || fields.includes('updatedAt')).toBe(true);
    if (route.reply.status === 201) expect(fields).toContain('id');
    // What is waiting is laid over the record by its id, so the reply must be a record.
    expect(route.reply.kind).toBe('json');
  },
);
