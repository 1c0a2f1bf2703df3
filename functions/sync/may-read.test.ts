import { expect, it } from 'vitest';
import { kinds } from '#shared/domain/kinds.ts';
import { views } from '#shared/domain/views.ts';
import { type Role, roles } from '#shared/members/roles.ts';
import { everyRoute } from '../testing/every-route.ts';
import { mayRead } from './may-read.ts';

const rolesOf = new Map(everyRoute.map(({ key, route }) => [key, route.roles]));
const isOpen = (key: string, role: Role) => rolesOf.get(key)?.includes(role as never) ?? false;
const read = new Set(views.flatMap(({ needs }) => needs));

it.each(roles)('sends %s the kinds that their calls read, and no others', (role) => {
  const open = new Set(views.filter(({ route }) => isOpen(route, role)).flatMap(({ needs }) => needs));
  expect(kinds.filter((kind) => read.has(kind) && mayRead(role, kind) !== open.has(kind))).toEqual([]);
});
