import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { eventBody, TooLong } from './body.ts';
import { isLonger, longestMessage } from './message.ts';
import type { Match } from './route-index.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const two = (n: number) => `${n}`.padStart(2, '0');

/** `20/Nov/2026:09:05:00 +0000` */
const logTime = (at: Date) =>
  `${two(at.getUTCDate())}/${months[at.getUTCMonth()]}/${at.getUTCFullYear()}:` +
  `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`;

function headersOf(req: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(req.headersDistinct)) {
    // Cookies have a separate field in the event.
    if (values && name !== 'cookie') headers[name] = values.join(',');
  }
  return headers;
}

/** A documentation address (RFC 5737): locally every request comes from loopback, which is not valid on the internet. */
const viewer = '198.51.100.7';

/** The header that CloudFront adds only for the filing API (infra/edge/behaviors.ts). */
const viewerOf = (req: IncomingMessage, path: string): Record<string, string> =>
  path.startsWith('/api/filing') ? { 'cloudfront-viewer-address': `${viewer}:${req.socket.remotePort}` } : {};

function queryOf(rawQueryString: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    query[name] = name in query ? `${query[name]},${value}` : value;
  }
  return query;
}

function requestContext(req: IncomingMessage, match: Match, path: string) {
  const now = new Date();
  const domainName = req.headers.host ?? 'localhost';
  return {
    accountId: '000000000000',
    apiId: 'local',
    domainName,
    domainPrefix: domainName.split(/[.:]/)[0] ?? '',
    http: {
      method: req.method ?? '',
      path,
      protocol: `HTTP/${req.httpVersion}`,
      sourceIp: req.socket.remoteAddress ?? '',
      userAgent: req.headers['user-agent'] ?? '',
    },
    requestId: randomUUID(),
    routeKey: match.key,
    stage: '$default',
    time: logTime(now),
    timeEpoch: now.getTime(),
  };
}

export interface Incoming {
  req: IncomingMessage;
  match: Match;
  /** Decoded, as API Gateway passes it. */
  path: string;
  rawQueryString: string;
  raw: Buffer;
}

/** A request as a Lambda event of API Gateway (HTTP API, payload format 2.0). Throws TooLong. */
export function toEvent({ req, match, path, rawQueryString, raw }: Incoming): APIGatewayProxyEventV2 {
  const cookies = req.headers.cookie?.split('; ');
  const event = {
    version: '2.0',
    routeKey: match.key,
    rawPath: path,
    rawQueryString,
    ...(cookies && { cookies }),
    headers: { ...headersOf(req), ...viewerOf(req, path) },
    ...(rawQueryString && { queryStringParameters: queryOf(rawQueryString) }),
    requestContext: requestContext(req, match, path),
    ...(match.pathParameters && { pathParameters: match.pathParameters }),
    ...eventBody(raw, req.headers['content-type']),
  };
  if (isLonger(event, longestMessage)) throw new TooLong();
  return event;
}
