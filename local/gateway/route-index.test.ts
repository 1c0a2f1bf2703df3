import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { routeIndex } from './route-index.ts';

it.each([
  ['GET', '/api/invoices/drafts', 'GET /api/invoices/drafts'],
  ['GET', '/api/invoices/7', 'GET /api/invoices/{id}'],
  ['PUT', '/api/invoices/drafts/7', 'PUT /api/invoices/drafts/{id}'],
  ['POST', '/api/invoices/drafts/7/issue', 'POST /api/invoices/drafts/{id}/issue'],
  ['POST', '/api/invoices/7/void', 'POST /api/invoices/{id}/void'],
])('%s %s is %s: what is spelt out wins over a variable', (method, path, key) => {
  expect(routeIndex(routes)(method, path)?.key).toBe(key);
});
