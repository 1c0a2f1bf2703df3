import { expect, it } from 'vitest';
import { gatewayRoutes } from './gateway.ts';
import { routeIndex } from './route-index.ts';
import { routes } from './routes.ts';

it.each([
  ['GET', '/api/invoices/drafts', 'GET /api/invoices/drafts'],
  ['GET', '/api/invoices/7', 'GET /api/invoices/{id}'],
  ['PUT', '/api/invoices/drafts/7', 'PUT /api/invoices/drafts/{id}'],
  ['POST', '/api/invoices/drafts/7/issue', 'POST /api/invoices/drafts/{id}/issue'],
  ['POST', '/api/invoices/7/void', 'POST /api/invoices/{id}/void'],
])('%s %s is %s: what is spelt out wins over a variable', (method, path, key) => {
  expect(routeIndex(routes.invoices)(method, path)?.key).toBe(key);
});

it.each([
  ['GET', '/api/invoices/'],
  ['GET', '/api/invoices//pdf'],
  ['GET', '/api/invoices/7/pdf/'],
  ['HEAD', '/api/invoices'],
  ['get', '/api/invoices'],
])('%s %s is none of them', (method, path) => {
  expect(routeIndex(routes.invoices)(method, path)).toBeUndefined();
});

it('has fewer routes than calls, each leading to one resource', () => {
  const calls = Object.values(routes).flatMap((resource) => Object.keys(resource)).length;
  const doors = gatewayRoutes(routes);
  expect(doors.length).toBeLessThan(calls / 2);
  expect(new Set(doors.map(({ method, path }) => `${method} ${path}`)).size).toBe(doors.length);
});
