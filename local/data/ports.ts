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
 * Lets a server listen on 127.0.0.1, or another address of this machine's own, on the port it had in this data folder
 * last time if that is still free: signed addresses and issued tokens name it. Answers the port.
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
  // Read again: services start side by side and each adds its own.
  if (port !== before) writeFileSync(fileIn(data), JSON.stringify({ ...read(data), [service]: port }));
  return port;
}

/** Has the next try look for another port: whoever has it may listen where the probe of it did not look. */
export const forgetPort = (data: string, service: string): void =>
  writeFileSync(fileIn(data), JSON.stringify({ ...read(data), [service]: undefined }));

/** A free port for a program that cannot be handed a socket. Somebody may take it in between, so be ready to ask again. */
export async function freePort(data: string, service: string, host = '127.0.0.1'): Promise<number> {
  const probe = createServer();
  const port = await listenOnRememberedPort(data, service, probe, host);
  await new Promise((closed) => probe.close(closed));
  return port;
}
