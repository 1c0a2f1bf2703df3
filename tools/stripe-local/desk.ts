import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { apiVersion } from './account.ts';
import type { stripeApi } from './api/api.ts';
import type { browserApi, FromBrowser } from './browser-api.ts';
import type { ConnectedDesk } from './connected/desk.ts';
import type { Shown } from './connected/shown.ts';
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
  connected: ConnectedDesk;
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

/** A page, a command's result, or a redirect. */
const sendPage = (res: ServerResponse, shown: Shown): void => {
  if ('json' in shown) sendJson(res, 200, shown.json);
  else if ('html' in shown) sendText(res, 'text/html', shown.html);
  else res.writeHead(303, { location: shown.to, 'cache-control': 'no-store' }).end();
};

const failed = (type: string, message: string) => ({ error: { type, message } });

/** Serves an API call as Stripe would: checks the key, and simulates outages. */
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
  const account = `${req.headers['stripe-account'] ?? ''}`;
  const { status, body, headers } = api({ ...asked, method: req.method ?? '', idempotencyKey, account });
  await connection.passed();
  sendJson(res, status, body, headers);
};

/** Serves the browser script's requests; false for any other. */
const answerBrowser = async (
  { fromBrowser }: Parts,
  res: ServerResponse,
  path: string,
  body: string,
): Promise<boolean> => {
  const script = pageScripts.find((name) => path === `/browser/${name}`);
  if (script) {
    sendText(res, 'text/javascript', await pageScript(script));
    return true;
  }
  if (path !== '/browser/payment') return false;
  const reply = fromBrowser(JSON.parse(body) as FromBrowser);
  sendJson(res, reply.status, reply.body);
  return true;
};

const formOf = (method: string, body: string) => (method === 'POST' ? new URLSearchParams(body) : undefined);

/** Routes each request to its handler. */
export function desk(parts: Parts) {
  const { onPortal, command } = parts;
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname: path, search } = new URL(req.url ?? '/', 'http://stand-in');
    const [body, method = ''] = [await text(req), req.method];
    if (/^\/v[12]\//.test(path)) return answerApi(parts, req, res, { path, text: body || search.slice(1) });
    if (await answerBrowser(parts, res, path, body)) return;
    if (path === '/control') return sendJson(res, 200, command(JSON.parse(body) as Command));
    const shown = parts.connected(path, formOf(method, body), body);
    if (shown) return sendPage(res, shown);
    const [, session] = /^\/portal\/(\w+)$/.exec(path) ?? [];
    if (!session) return sendJson(res, 404, failed('invalid_request_error', 'Nothing is here.'));
    sendText(res, 'text/html', onPortal(session, formOf(method, body)));
  };
}
