import { addressOf } from '#shared/call.ts';
import { gatewayRoutes } from '#shared/gateway.ts';
import { type Resource, routeKey } from '#shared/route.ts';
import { routeIndex } from '#shared/route-index.ts';
import { routes } from '#shared/routes.ts';
import { gatewayIndex } from '../../local/gateway/route-index.ts';
import { stageNames } from './stages.ts';
import { templatesOf } from './templates.ts';

/**
 * Leaves room to grow: at most 60 % of AWS's quotas. CloudFormation allows 500 resources, 200 parameters and 200 outputs in a
 * template, and a body of 1 MB; an HTTP API allows 300 routes and 300 integrations (quotas of AWS CloudFormation and Amazon API
 * Gateway).
 */
const most = {
  resources: 300,
  routes: 180,
  integrations: 180,
  parameters: 120,
  outputs: 120,
  kilobytes: 600,
};

const count = (types: string[], type: string): number => types.filter((each) => each === type).length;

const largest = (types: string[]): string =>
  [...new Set(types)]
    .map((type) => ({ type, of: count(types, type) }))
    .sort((a, b) => b.of - a.of)
    .slice(0, 5)
    .map(({ type, of }) => `${of} × ${type}`)
    .join(', ');

describe.each(stageNames)('every template of %s', (stage) => {
  test.each(templatesOf(stage))('%s has room', (_, template) => {
    const types = Object.values(template.Resources).map(({ Type }) => Type);
    const used: typeof most = {
      resources: types.length,
      routes: count(types, 'AWS::ApiGatewayV2::Route'),
      integrations: count(types, 'AWS::ApiGatewayV2::Integration'),
      parameters: Object.keys(template.Parameters ?? {}).length,
      outputs: Object.keys(template.Outputs ?? {}).length,
      kilobytes: Buffer.byteLength(JSON.stringify(template)) / 1024,
    };
    const full = (Object.keys(most) as (keyof typeof most)[]).filter((name) => used[name] > most[name]);
    expect(full.map((name) => `${name}: ${used[name]} of ${most[name]}; ${largest(types)}`)).toEqual([]);
  });

  test('leave room at the API', () => {
    const types = templatesOf(stage).flatMap(([, { Resources }]) =>
      Object.values(Resources).map(({ Type }) => Type),
    );
    expect(count(types, 'AWS::ApiGatewayV2::Route')).toBeLessThanOrEqual(most.routes);
    expect(count(types, 'AWS::ApiGatewayV2::Integration')).toBeLessThanOrEqual(most.integrations);
  });
});

const calls = Object.entries<Resource>(routes).flatMap(([resource, table]) =>
  Object.values(table).map((route) => [routeKey(route), resource, table, route] as const),
);

test.each(calls)('%s is led to its own Lambda, which finds it', (key, resource, table, route) => {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const path = addressOf(route, { params: Object.fromEntries(names.map((name) => [name, '7'])) });
  expect(gatewayIndex(gatewayRoutes(routes))(route.method, path)?.resource).toBe(resource);
  expect(routeIndex(table)(route.method, path)?.key).toBe(key);
});
