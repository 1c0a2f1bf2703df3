import type { ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { isLonger, longestMessage } from './message.ts';

type Fixed = [status: number, message: string];

/** The responses of API Gateway and Lambda themselves. */
export const fixedReplies = {
  notFound: [404, 'Not Found'],
  badRequest: [400, 'Bad Request'],
  tooLong: [413, 'Request too long'],
  failed: [500, 'Internal Server Error'],
  tooSlow: [503, 'Service Unavailable'],
} satisfies Record<string, Fixed>;

/** Sends one of the gateway's own responses, without a Lambda. */
export function sendFixed(res: ServerResponse, [status, message]: Fixed): void {
  const body = JSON.stringify({ message });
  res.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  res.end(body);
}

const isStructured = (result: unknown): result is APIGatewayProxyStructuredResultV2 =>
  typeof result === 'object' && result !== null && 'statusCode' in result;

/** Normalises a handler's result: anything without a `statusCode` is the JSON body of a 200. */
function structured(result: unknown): APIGatewayProxyStructuredResultV2 {
  if (isStructured(result)) return result;
  const body = typeof result === 'string' ? result : JSON.stringify(result ?? null);
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body };
}

const isProper = ({ statusCode, body }: APIGatewayProxyStructuredResultV2) =>
  Number.isInteger(statusCode) && (body === undefined || body === null || typeof body === 'string');

/** Sends a handler's result as API Gateway would. A result it could not parse is a 500. */
export function sendResult(res: ServerResponse, result: unknown): void {
  const reply = structured(result);
  if (!isProper(reply) || isLonger(reply, longestMessage)) {
    sendFixed(res, fixedReplies.failed);
    return;
  }
  const body = Buffer.from(reply.body ?? '', reply.isBase64Encoded ? 'base64' : 'utf8');
  const status = Number(reply.statusCode);
  if (reply.cookies?.length) res.setHeader('set-cookie', reply.cookies);
  if (body.length > 0) res.setHeader('content-type', 'text/plain;charset=UTF-8');
  for (const [name, value] of Object.entries(reply.headers ?? {})) res.setHeader(name, `${value}`);
  if (status !== 204 && status !== 304) res.setHeader('content-length', body.length);
  res.writeHead(status);
  res.end(body);
}
