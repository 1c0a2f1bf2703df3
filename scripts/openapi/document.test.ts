import { expect, it } from 'vitest';
import { type Route, routeKey } from '../../shared/route.ts';
import { routes } from '../../shared/routes.ts';
import { openApi } from './document.ts';

it('describes every call of the route table, with its input and its reply', () => {
  const { paths } = openApi();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = Object.values(routes).flatMap((resource): Route[] => Object.values(resource));
  expect(described.sort()).toEqual(calls.map(routeKey).sort());
  expect(paths['/api/clients']?.post).toMatchObject({
    operationId: 'clients.create',
    parameters: [{ name: 'Idempotency-Key' }],
    requestBody: { content: { 'application/json': { schema: { required: ['name'] } } } },
    responses: { 201: { description: 'Done' } },
  });
  expect(paths['/api/invoices/{id}']?.get).toMatchObject({ parameters: [{ name: 'id', in: 'path' }] });
});
