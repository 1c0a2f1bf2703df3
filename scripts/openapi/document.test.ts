import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { type Contract, routeKey } from '../../shared/route.ts';
import { routes } from '../../shared/routes.ts';
import { openApi } from './document.ts';

it('describes every call of the route table, with its input and its reply', () => {
  const { paths } = openApi();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = Object.values(routes).flatMap((resource): Contract[] => Object.values(resource));
  expect(described.sort()).toEqual(calls.map(routeKey).sort());
  expect(paths['/api/clients']?.post).toMatchObject({
    operationId: 'clients.create',
    parameters: [{ name: 'Idempotency-Key' }, { $ref: '#/components/parameters/Since' }],
    requestBody: { content: { 'application/json': { schema: { required: ['name'] } } } },
    responses: { 201: { description: 'Done' } },
  });
  expect(paths['/api/invoices/{id}']?.get).toMatchObject({ parameters: [{ name: 'id', in: 'path' }] });
});

/** False positives of the rules: ids are numbers, so the paths are unambiguous, and a call that only redirects has no 2xx. */
const isSo = (ruleId: string, path: string): boolean => {
  if (ruleId === 'no-ambiguous-paths') return true;
  const { responses = {} } = openApi().paths[path]?.get ?? {};
  return ruleId === 'operation-2xx-response' && '302' in responses;
};

it('breaks none of the rules that Redocly recommends', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(openApi());
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const told = problems.flatMap(({ ruleId, message, location: [where] }) => {
    const path = where?.pointer?.split('/')[2]?.replaceAll('~1', '/') ?? '';
    return isSo(ruleId, path) ? [] : [`${ruleId}: ${message} ${path}`];
  });
  expect(told).toEqual([]);
});

it('says of each call how it may be refused, by who may make it and what it takes', () => {
  const { paths } = openApi();
  const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {});
  expect(statuses('/api/login', 'get')).toEqual(['302', '400', '404', '429', '500', '503']);
  expect(statuses('/api/clients', 'get')).toEqual('200 400 401 402 403 404 429 500 503'.split(' '));
  expect(statuses('/api/clients', 'post')).toEqual(
    '201 400 401 402 403 404 409 413 415 422 429 500 502 503'.split(' '),
  );
  expect(paths['/api/login']?.get).toMatchObject({ security: [] });
});
