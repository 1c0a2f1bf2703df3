import { crew } from '../members/roles.ts';
import { file, type Routes } from '../route.ts';

export const calendarRoutes = {
  feed: { method: 'GET', path: '/api/calendar/feed', access: 'business', roles: crew, scope: 'own' },
  makeFeed: {
    method: 'POST',
    path: '/api/calendar/feed',
    when: 'connected',
    access: 'business',
    roles: crew,
    scope: 'own',
    idempotent: true,
  },
  endFeed: {
    method: 'DELETE',
    path: '/api/calendar/feed',
    when: 'connected',
    access: 'business',
    roles: crew,
    scope: 'own',
  },
  file: { method: 'GET', path: '/api/calendar/{file}', access: 'public', reply: file('text/calendar') },
} as const satisfies Routes;
