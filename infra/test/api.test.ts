import { gatewayRoutes } from '#shared/gateway.ts';
import { type Resource, routeKey } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';
import { type StageName, stageNames } from './stages.ts';
import { only, resources } from './templates.ts';

const table = Object.values<Resource>(routes).flatMap((resource) => Object.values(resource));

const dear = [
  'POST /api/invoices/{id}/remind',
  'POST /api/invoices/{id}/send',
  'POST /api/payments/{id}/receipt',
  'POST /api/quotes/{id}/send',
  'POST /api/settings/test-email',
  'POST /api/stripe/connect-webhook',
  'POST /api/stripe/webhook',
];

interface DeployedRoute {
  RouteKey: string;
  AuthorizationType: string;
  AuthorizerId: { Ref: string };
}
const deployed = (stage: StageName): DeployedRoute[] =>
  resources(stage, 'app', 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties as never);

describe.each(stageNames)('the API of %s', (stage) => {
  test('has the doors of the route table and no others', () => {
    expect(
      deployed(stage)
        .map(({ RouteKey }) => RouteKey)
        .sort(),
    ).toEqual(
      gatewayRoutes(routes)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
  });

  test('refuses on every route what did not come through CloudFront', () => {
    const [gate] = resources(stage, 'app', 'AWS::ApiGatewayV2::Authorizer');
    expect(gate?.[1].Properties).toMatchObject({
      AuthorizerType: 'REQUEST',
      IdentitySource: ['$request.header.x-fettle-origin'],
      EnableSimpleResponses: true,
    });
    for (const route of deployed(stage)) {
      expect(route.AuthorizationType).toBe('CUSTOM');
      expect(route.AuthorizerId).toEqual({ Ref: gate?.[0] });
    }
  });

  test('is throttled as a whole and more so where a call is dear', () => {
    const { DefaultRouteSettings, RouteSettings, AccessLogSettings } = only<{
      DefaultRouteSettings: object;
      RouteSettings: Record<string, object>;
      AccessLogSettings: { Format: string };
    }>(stage, 'app', 'AWS::ApiGatewayV2::Stage');
    const [all, login, scan] = stage === 'prod' ? [3000, 300, 30] : [500, 50, 5];
    expect(DefaultRouteSettings).toEqual({ ThrottlingBurstLimit: 2 * all, ThrottlingRateLimit: all });
    expect(RouteSettings['GET /api/login']).toMatchObject({
      ThrottlingBurstLimit: 2 * login,
      ThrottlingRateLimit: login,
    });
    expect(RouteSettings['POST /api/receipts/scan']).toMatchObject({ ThrottlingRateLimit: scan });
    expect(Object.keys(RouteSettings)).toEqual(expect.arrayContaining(dear));
    expect(Object.keys(JSON.parse(AccessLogSettings.Format))).toContain('routeKey');
  });
});

test('the routes that need no sign-in are these', () => {
  expect(
    table
      .filter(({ access }) => access === 'public')
      .map(routeKey)
      .sort(),
  ).toEqual([
    'GET /api/calendar/{file}',
    'GET /api/callback',
    'GET /api/guest/mails/{token}',
    'GET /api/login',
    'GET /api/logout',
    'POST /api/guest/invitation',
    'POST /api/guest/mails/{token}',
    'POST /api/logout',
    'POST /api/stripe/connect-webhook',
    'POST /api/stripe/webhook',
  ]);
});

// CDK skips a bundle that looks the same to it, and two functions in one folder would both get the first one's code.
test.each(stageNames)('every function of %s has code of its own', (stage) => {
  const keys = resources(stage, 'app', 'AWS::Lambda::Function')
    .map(([, { Properties }]) => Properties as { Runtime: string; Code: { S3Key: string } })
    .map(({ Code }) => Code.S3Key);
  expect(new Set(keys).size).toBe(keys.length);
});
