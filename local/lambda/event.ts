import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type AnyInput, addressOf } from '#shared/call.ts';
import { type Contract, routeKey, takesKey } from '#shared/route.ts';

interface From {
  /** The site's origin. */
  origin: string;
  /** A Cookie header. */
  cookie: string;
}

const texts = (values: object = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** API Gateway's event for a call of the app's, payload format 2.0, written from its manual and not from our gateway. */
export function apiEvent(route: Contract, input: AnyInput, { origin, cookie }: From): APIGatewayProxyEventV2 {
  const [rawPath = '', rawQueryString = ''] = addressOf(route, input).split('?');
  return {
    version: '2.0',
    routeKey: routeKey(route),
    rawPath,
    rawQueryString,
    ...(cookie && { cookies: cookie.split('; ') }),
    headers: {
      origin,
      'x-forwarded-proto': 'https',
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
      ...(takesKey(route) && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(input.params && { pathParameters: texts(input.params) }),
    ...(rawQueryString && { queryStringParameters: texts(input.query as object) }),
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '123456789012',
      apiId: 'example',
      domainName: 'example.execute-api.eu-west-2.amazonaws.com',
      domainPrefix: 'example',
      http: {
        method: route.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: '192.0.2.1',
        userAgent: 'test',
      },
      requestId: crypto.randomUUID(),
      routeKey: routeKey(route),
      stage: '$default',
      time: '20/Nov/2026:09:00:00 +0000',
      timeEpoch: Date.UTC(2026, 10, 20, 9),
    },
  };
}

/** The same for an upload: API Gateway sends binary bodies as base64. */
export const uploadEvent = async (
  route: Contract,
  form: FormData,
  from: From,
): Promise<APIGatewayProxyEventV2> => {
  const sent = new Response(form);
  const event = apiEvent(route, {}, from);
  return {
    ...event,
    headers: { ...event.headers, 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  };
};
