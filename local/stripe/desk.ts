import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { apiVersion } from './account.ts';
import type { stripeApi } from './api/api.ts';
import type { browserApi, FromBrowser } from './browser-api.ts';
import type { Command, control } from './control.ts';
import type { Outage } from './outage.ts';
import type { portal } from './portal.ts';
import { pageScript, pageScripts } from './script/build.ts';
import { newId } from './state.ts';

interface Parts {
  api: ReturnType<typeof stripeApi>;
  fromBrowser: ReturnType<typeof browserApi>;
  onPortal: ReturnType<typeof portal>;
  command: ReturnType<typeof control>;
  connection: Outage;
  secretKey: string;
}

export const sendJson = (
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  res.writeHead(status, {
    'content-type': 'application/json',
    'request-id': newId('req'),
    'stripe-version': apiVersion,
    ...headers,
  });
  res.end(JSON.stringify(body));
};

const sendText = (res: ServerResponse, mediaType: string, body: string): void =>
  void res
    .writeHead(200, { 'content-type': `${mediaType}; charset=utf-8`, 'cache-control': 'no-cache' })
    .end(body);

const failed = (type: string, message: string) => ({ error: { type, message } });

/** Answers a call of the API as Stripe would: to whom, and whether it works at all. */
const answerApi = async (
  { api, connection, secretKey }: Parts,
  req: IncomingMessage,
  res: ServerResponse,
  asked: { path: string; text: string },
): Promise<void> => {
  if (req.headers.authorization !== `Bearer ${secretKey}`)
    return sendJson(res, 401, failed('invalid_request_error', 'Invalid API Key provided'));
  const key = req.headers['idempotency-key'];
  const idempotencyKey = typeof key === 'string' ? key : undefined;
  const { status, body, headers } = api({ ...asked, method: req.method ?? '', idempotencyKey });
  await connection.passed();
  sendJson(res, status, body, headers);
};

/** Hands each request to the part it is for. */
export function desk(parts: Parts) {
  const { fromBrowser, onPortal, command } = parts;
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname: path, search } = new URL(req.url ?? '/', 'http://stand-in');
    const body = await text(req);
    if (path.startsWith('/v1/')) return answerApi(parts, req, res, { path, text: body || search.slice(1) });
    const script = pageScripts.find((name) => path === `/browser/${name}`);
    if (script) return sendText(res, 'text/javascript', await pageScript(script));
    if (path === '/browser/payment') {
      const reply = fromBrowser(JSON.parse(body) as FromBrowser);
      return sendJson(res, reply.status, reply.body);
    }
    if (path === '/control') return sendJson(res, 200, command(JSON.parse(body) as Command));
    const [, session] = /^\/portal\/(\w+)$/.exec(path) ?? [];
    if (!session) return sendJson(res, 404, failed('invalid_request_error', 'Nothing is here.'));
    const form = req.method === 'POST' ? new URLSearchParams(body) : undefined;
    sendText(res, 'text/html', onPortal(session, form));
  };
}
