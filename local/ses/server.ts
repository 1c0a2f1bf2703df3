import { once } from 'node:events';
import {
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { SNSEvent } from 'aws-lambda';
import { serverHere } from '../here-only.ts';
import { feedbackOn } from './feedback.ts';
import { errorDocument, limits, meter, type SesRefusal } from './limits.ts';

export interface Mailbox {
  server: Server;
  /** Ends the thread with the mailbox; the mail itself is on disk. */
  stop: () => Promise<void>;
}

const known = new Set(['SendEmail', 'SendRawEmail', 'GetSendQuota']);

const actionIn = (body: Buffer): string | undefined => {
  const [, first, later] = /^Action=(\w+)|&Action=(\w+)/.exec(body.toString('latin1', 0, 400)) ?? [];
  return first ?? later;
};

/** The stand-in never responds to an unknown action, so the client would hang. */
const isUnknownAction = (body: Buffer): boolean => {
  const action = actionIn(body);
  return action !== undefined && !known.has(action);
};

const unknownAction: SesRefusal = { code: 'InvalidAction', message: 'This action is not known here.' };

const recipientsOf = (body: Buffer): string[] =>
  [...new URLSearchParams(body.toString())].flatMap(([name, value]) =>
    name.startsWith('Destinations.member.') ? [value] : [],
  );

function forward(
  req: IncomingMessage,
  body: Buffer,
  port: number,
  res: ServerResponse,
  taken: () => void,
): void {
  const { method, url: path, headers } = req;
  const onward = request({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
    // Connection headers are hop-by-hop (RFC 9110, 7.6.1).
    const { connection: _, 'keep-alive': __, ...meant } = reply.headers;
    res.writeHead(reply.statusCode ?? 502, meant);
    reply.pipe(res);
    if (reply.statusCode === 200) reply.on('end', taken);
  });
  onward.on('error', () => res.writeHead(502).end());
  onward.end(body);
}

/**
 * SES with a web inbox at `/` and its mail in `file`. It runs in a worker thread that starts with the first request, because
 * loading it takes longer than everything else together. A mail's events go to `publish`. `PUT /limits` sets the account's limits.
 */
export function mailbox(file: string, publish: (event: SNSEvent) => void = () => {}): Mailbox {
  let worker: Worker | undefined;
  let port: Promise<number> | undefined;

  const start = async () => {
    worker = new Worker(new URL('./mailbox.worker.mjs', import.meta.url), { workerData: { file } });
    const [given] = await once(worker, 'message');
    return given as number;
  };

  const allowance = meter();
  const refusalOf = ({ method, url }: IncomingMessage, body: Buffer): SesRefusal | undefined => {
    if (method !== 'POST' || url !== '/') return undefined;
    return isUnknownAction(body) ? unknownAction : allowance.count(recipientsOf(body));
  };

  const answer: RequestListener = async (req, res) => {
    const body = await buffer(req);
    if (req.method === 'PUT' && req.url === '/limits') {
      allowance.allow(limits.parse(JSON.parse(`${body}`)));
      res.writeHead(204).end();
      return;
    }
    if (req.method === 'POST' && actionIn(body) === 'GetSendQuota') {
      res.writeHead(200, { 'content-type': 'text/xml' }).end(allowance.quota());
      return;
    }
    const refused = refusalOf(req, body);
    if (refused) {
      res.writeHead(400, { 'content-type': 'text/xml' }).end(errorDocument(refused));
      return;
    }
    port ??= start();
    forward(req, body, await port, res, () => feedbackOn(body).forEach(publish));
  };
  return { server: serverHere(answer), stop: async () => void (await worker?.terminate()) };
}
