import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEngine, type Engine } from '@fettle/receipts/engine/engine.ts';
import { toExpense } from '@fettle/receipts/engine/expense.ts';
import { serverHere } from '../here-only.ts';
import { closeServer } from '../listen.ts';

/** Textract accepts 10 MB in one synchronous call; base64 and JSON add a third. */
const MOST_BYTES = 10 * 1024 * 1024;
const MOST_BODY = MOST_BYTES * 1.4;
const IDLE_MS = 120_000;
/** A longer queue would exceed the gateway's timeout: a picture takes a second or two, one after another. */
const MOST_WAITING = 6;

export type Textract = { url: string; close(): Promise<void> };

/** Serves Textract's AnalyzeExpense on 127.0.0.1 with the embedded engine; port 0 or none picks a free one. */
export async function startTextract({ port = 0, idleMs = IDLE_MS } = {}): Promise<Textract> {
  const engine = createEngine(idleMs);
  const throttle = { left: 0 };
  const listener: RequestListener = (request, response) => {
    answer(engine, throttle, request, response).catch((error: Error) => fail(response, error));
  };
  const server = serverHere(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}`,
    close: () => {
      engine.close();
      return closeServer(server);
    },
  };
}

/** How many of the next calls are throttled, as on a busy account. */
type Throttle = { left: number };

async function answer(
  engine: Engine,
  throttle: Throttle,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // For the benchmark: the engine's peak memory.
  if (request.method === 'GET') return send(response, 200, { peakBytes: engine.peakBytes() });
  if (request.method === 'PUT' && request.url === '/throttle') {
    throttle.left = (JSON.parse(await bodyOf(request)) as { calls: number }).calls;
    return send(response, 200, throttle);
  }
  const target = request.headers['x-amz-target'];
  if (request.method !== 'POST' || target !== 'Textract.AnalyzeExpense') {
    throw named('UnknownOperationException', `Only Textract.AnalyzeExpense is served here, not ${target}`);
  }
  if (throttle.left > 0) throw throttled(throttle);
  const bytes = documentOf(await bodyOf(request));
  if (bytes.length > MOST_BYTES)
    throw named('DocumentTooLargeException', 'The document is larger than 10 MB');
  if (engine.waiting() >= MOST_WAITING)
    throw named('ProvisionedThroughputExceededException', 'Too many at once');
  send(response, 200, toExpense(await engine.read(bytes)));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BODY) throw named('DocumentTooLargeException', 'The document is larger than 10 MB');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function documentOf(body: string): Buffer {
  const { Document } = JSON.parse(body) as { Document?: { Bytes?: string } };
  if (!Document?.Bytes) throw named('InvalidParameterException', 'Document.Bytes is missing');
  return Buffer.from(Document.Bytes, 'base64');
}

/** Errors in AWS's JSON protocol: the exception's name in `__type`; an error that Textract does not have is a 500. */
function fail(response: ServerResponse, error: Error): void {
  const known = error.name.endsWith('Exception');
  const type = known ? error.name : 'InternalServerError';
  if (!known) console.error('textract:', error);
  // The unread rest of a refused body would precede the next call on this connection.
  if (!response.req.complete) response.setHeader('connection', 'close');
  send(response, known ? 400 : 500, { __type: type, Message: error.message, message: error.message });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
}

/** Textract has two exceptions for it, and may return either (AnalyzeExpense, "Errors"). */
function throttled(throttle: Throttle): Error {
  throttle.left--;
  return throttle.left % 2
    ? named('ThrottlingException', 'Rate exceeded')
    : named('ProvisionedThroughputExceededException', 'Provisioned rate exceeded');
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
