import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';

type Ports = Record<string, number>;

const fileIn = (data: string) => join(data, 'ports.json');

function read(data: string): Ports {
  try {
    return JSON.parse(readFileSync(fileIn(data), 'utf8')) as Ports;
  } catch {
    return {};
  }
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/**
 * Makes a server listen on 127.0.0.1 (or another loopback address), on its last port in this data folder if free, because signed
 * URLs and issued tokens contain it. Returns the port.
 */
export async function listenOnRememberedPort(
  data: string,
  service: string,
  server: Server,
  host = '127.0.0.1',
): Promise<number> {
  const before = read(data)[service];
  const anyPort = () => listen(server, 0, host);
  const port = before ? await listen(server, before, host).catch(anyPort) : await anyPort();
  // Read again: services start concurrently and each adds its port.
  if (port !== before) writeFileSync(fileIn(data), JSON.stringify({ ...read(data), [service]: port }));
  return port;
}

/** Makes the next attempt choose another port: another process may listen on it where the probe did not look. */
export const forgetPort = (data: string, service: string): void =>
  writeFileSync(fileIn(data), JSON.stringify({ ...read(data), [service]: undefined }));

/** A free port for a program that can't be passed a socket. Another process may take it first, so be ready to retry. */
export async function freePort(data: string, service: string, host = '127.0.0.1'): Promise<number> {
  const probe = createServer();
  const port = await listenOnRememberedPort(data, service, probe, host);
  await new Promise((closed) => probe.close(closed));
  return port;
}
