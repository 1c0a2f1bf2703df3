import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLocalhost } from '../listen.ts';
import { site } from '../site/site.ts';
import { api } from './api.ts';
import { gateway } from './gateway.ts';

const table = {
  things: {
    list: { method: 'GET', path: '/api/things' },
    one: { method: 'GET', path: '/api/things/{id}' },
    create: { method: 'POST', path: '/api/things' },
    send: { method: 'POST', path: '/api/things/{id}/send' },
  },
  parts: {
    list: { method: 'GET', path: '/api/things/{id}/parts' },
    one: { method: 'GET', path: '/api/things/{id}/parts/{part}' },
  },
  others: {
    slow: { method: 'POST', path: '/api/slow' },
    broken: { method: 'POST', path: '/api/broken' },
    odd: { method: 'POST', path: '/api/odd' },
    long: { method: 'POST', path: '/api/long' },
  },
};

let context: Context;
const odd = { body: '{"plain":true}' };

async function handler(event: APIGatewayProxyEventV2, given: Context): Promise<unknown> {
  context = given;
  if (event.rawPath === '/api/slow') return new Promise(() => undefined);
  if (event.rawPath === '/api/broken') throw new Error('on purpose');
  if (event.rawPath === '/api/odd') return JSON.parse(event.body ?? 'null');
  if (event.rawPath === '/api/long') return { statusCode: 200, body: '£'.repeat(Number(event.body)) };
  return {
    statusCode: 201,
    headers: { 'content-type': 'application/json' },
    cookies: ['a=1; Path=/', 'b=2; Path=/'],
    body: JSON.stringify(event),
  };
}

let origin: string;
let port: number;
let close: () => Promise<void>;
let empty: string;

beforeAll(async () => {
  empty = mkdtempSync(`${tmpdir()}/fettle-site-`);
  const settings = { table, handlerOf: async () => handler, timeoutMs: 100 };
  const listener = gateway({
    api: api(settings),
    site: site(empty),
    headers: { 'x-content-type-options': 'nosniff' },
  });
  ({ port, close } = await listenOnLocalhost(0, listener));
  origin = `http://localhost:${port}`;
});

afterAll(async () => {
  await close();
  rmSync(empty, { recursive: true });
});

const eventOf = async (path: string, init?: RequestInit) =>
  (await (await fetch(origin + path, init)).json()) as APIGatewayProxyEventV2;

const post = (path: string, body: unknown) =>
  fetch(origin + path, { method: 'POST', body: JSON.stringify(body) });

describe('events', () => {
  it('carry the route, decoded variables, query, cookies and headers', async () => {
    const event = await eventOf('/api/things/a%20b/deep/%C3%A9?x=1&x=2&y=%26', {
      headers: { cookie: 'one=1; two=2', 'X-Custom': 'Yes' },
    });
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'ANY /api/things/{id}/{proxy+}',
      rawPath: '/api/things/a b/deep/é',
      rawQueryString: 'x=1&x=2&y=%26',
      queryStringParameters: { x: '1,2', y: '&' },
      pathParameters: { id: 'a b', proxy: 'deep/é' },
      cookies: ['one=1', 'two=2'],
      isBase64Encoded: false,
      requestContext: {
        http: { method: 'GET' },
        stage: '$default',
        routeKey: 'ANY /api/things/{id}/{proxy+}',
      },
    });
    expect(event.headers['x-custom']).toBe('Yes');
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event.requestContext.http.sourceIp).toMatch(/^(::1|127\.0\.0\.1)$/);
    expect(context.awsRequestId).toBe(event.requestContext.requestId);
    expect(context.getRemainingTimeInMillis()).toBeLessThanOrEqual(100);
  });

  it('leave out what is not there', async () => {
    const event = await eventOf('/api/things');
    for (const name of ['cookies', 'queryStringParameters', 'pathParameters', 'body']) {
      expect(event).not.toHaveProperty(name);
    }
  });

  it('carry text as it is and other bytes in base64', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const text = await eventOf('/api/things', { method: 'POST', headers, body: '{"name":"£"}' });
    expect(text).toMatchObject({ body: '{"name":"£"}', isBase64Encoded: false });
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.of(0, 255, 1)]), 'a.jpg');
    const binary = await eventOf('/api/things', { method: 'POST', body: form });
    expect(binary.isBase64Encoded).toBe(true);
    expect(Buffer.from(binary.body ?? '', 'base64').includes(Buffer.of(0, 255, 1))).toBe(true);
  });
});

describe('routes', () => {
  it('lead by the most specific path, a call that is named by itself before a prefix', async () => {
    expect((await eventOf('/api/things')).routeKey).toBe('ANY /api/things');
    expect((await eventOf('/api/things/7')).routeKey).toBe('ANY /api/things/{proxy+}');
    expect((await eventOf('/api/things/7/parts')).routeKey).toBe('ANY /api/things/{id}/{proxy+}');
    expect((await eventOf('/api/things/7/parts/2/3')).routeKey).toBe('ANY /api/things/{id}/{proxy+}');
    const sent = await eventOf('/api/things/7/send', { method: 'POST' });
    expect(sent.routeKey).toBe('POST /api/things/{id}/send');
    expect(sent.pathParameters).toEqual({ id: '7' });
    // Under a prefix the Lambda itself refuses unknown methods and paths.
    expect((await eventOf('/api/things', { method: 'DELETE' })).routeKey).toBe('ANY /api/things');
  });

  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/things/'],
    ['GET', '/api/thing'],
    ['GET', '/api'],
  ])('%s %s is not found', async (method, path) => {
    const reply = await fetch(origin + path, { method });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toEqual({ message: 'Not Found' });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('with a malformed encoding are a bad request', async () => {
    expect((await fetch(`${origin}/api/things/%E0%A4%A`)).status).toBe(400);
  });
});

describe('replies', () => {
  it('carry status, headers and every cookie', async () => {
    const reply = await fetch(`${origin}/api/things`);
    expect(reply.status).toBe(201);
    expect(reply.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('without a status are the JSON of a 200', async () => {
    const reply = await post('/api/odd', odd);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual(odd);
  });

  it('in base64 are decoded', async () => {
    const reply = await post('/api/odd', { statusCode: 200, body: 'AP8B', isBase64Encoded: true });
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(Buffer.of(0, 255, 1));
  });

  it('that API Gateway could not read are its 500', async () => {
    for (const answer of [{ statusCode: 'x' }, { statusCode: 200, body: { not: 'text' } }]) {
      const reply = await post('/api/odd', answer);
      expect(reply.status).toBe(500);
      expect(await reply.json()).toEqual({ message: 'Internal Server Error' });
    }
  });

  it('of a handler that throws or takes too long are 500 and 503', async () => {
    const silent = console.error;
    console.error = () => undefined;
    expect((await post('/api/broken', {})).status).toBe(500);
    console.error = silent;
    expect((await post('/api/slow', {})).status).toBe(503);
  });
});

describe('limits', () => {
  const send = (bytes: number, type: string) =>
    fetch(`${origin}/api/things`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'x'.repeat(bytes),
    });

  it('let 6 MB of text through, and of bytes what fits in base64', async () => {
    expect((await send(4_000_000, 'image/jpeg')).status).toBe(201);
    const tooLong = await send(5_000_000, 'image/jpeg');
    expect(tooLong.status).toBe(413);
    expect(await tooLong.json()).toEqual({ message: 'Request too long' });
    expect((await send(20_000_000, 'application/json')).status).toBe(413);
  });

  it('are of bytes and of all that travels, in and out', async () => {
    expect((await post('/api/long', 3_140_000)).status).toBe(200);
    expect((await post('/api/long', 3_150_000)).status).toBe(500);
    const quotes = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '"'.repeat(3_150_000),
    };
    expect((await fetch(`${origin}/api/things`, quotes)).status).toBe(413);
  });
});

it('listens on both addresses of localhost', async () => {
  for (const host of ['127.0.0.1', '::1']) {
    await new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host }, () => resolve(void socket.end()));
      socket.on('error', reject);
    });
  }
});

it('says in one sentence that a port is taken', async () => {
  await expect(listenOnLocalhost(port, () => undefined)).rejects.toThrow(`Port ${port} is taken`);
});
