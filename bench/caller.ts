import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Got {
  status: number;
  /** Bytes transferred. */
  bytes: number;
  body: Buffer;
}

/** A signed-in client with keep-alive connections. */
export const caller = (origin: string, cookie: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call = (method: string, path: string, body?: object, key?: string): Promise<Got> =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body);
      const headers = {
        cookie,
        origin,
        'accept-encoding': 'br, gzip',
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(key && { 'idempotency-key': key }),
      };
      const sent = request(origin + path, { agent, method, headers }, (reply) => {
        buffer(reply).then(
          (got) => resolve({ status: reply.statusCode ?? 0, bytes: got.length, body: got }),
          reject,
        );
      });
      sent.on('error', reject);
      sent.end(text);
    });
  return { get: (path: string) => call('GET', path), call, close: () => agent.destroy() };
};

export type Caller = ReturnType<typeof caller>;
