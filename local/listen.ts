import { createServer, type RequestListener, type Server } from 'node:http';
import { PlainError } from './plain-error.ts';

interface Listening {
  port: number;
  close: () => Promise<void>;
}

const listenAt = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

export const closeServer = (server: Server) =>
  new Promise<void>((closed) => {
    if (!server.listening) return closed();
    server.close(() => closed());
    server.closeAllConnections();
  });

function refuse(error: NodeJS.ErrnoException, port: number): never {
  if (error.code === 'EADDRINUSE') {
    throw new PlainError(
      `Port ${port} is taken: stop what uses it or start with another, e.g. PORT=${port + 1}.`,
    );
  }
  if (error.code === 'EACCES') throw new PlainError(`Port ${port} may not be used without privileges.`);
  throw error;
}

const noIpv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Serves http://localhost:<port>, which browsers resolve to ::1 or 127.0.0.1. Port 0 is any free one. Throws a PlainError if the
 * port is taken.
 */
export async function listenOnLocalhost(port: number, listener: RequestListener): Promise<Listening> {
  // Longer than any client's keep-alive: otherwise a client may send on a connection that is just closing.
  const server = () => createServer({ keepAliveTimeout: 65_000 }, listener);
  const four = server();
  const six = server();
  const close = async () => {
    await Promise.all([closeServer(four), closeServer(six)]);
  };
  try {
    const chosen = await listenAt(four, port, '127.0.0.1');
    await listenAt(six, chosen, '::1').catch((error) => {
      if (!noIpv6.has(error.code)) throw error;
    });
    return { port: chosen, close };
  } catch (error) {
    await close();
    return refuse(error as NodeJS.ErrnoException, port);
  }
}
