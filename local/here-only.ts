import { createServer, type RequestListener, type Server } from 'node:http';

/** Hostnames that no web site can have, only this machine (RFC 6761 for `localhost`). */
const isHere = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

const namesHere = (address: string): boolean => URL.canParse(address) && isHere(new URL(address).hostname);

/**
 * Refuses requests from a web site's page to a stand-in, either under the site's own name resolved to this machine (`Host`), or
 * cross-origin (`Origin`). Otherwise any page you open could read the mail and sign in as anybody.
 */
const hereOnly =
  (listener: RequestListener): RequestListener =>
  (req, res) => {
    const { host, origin } = req.headers;
    if (namesHere(`http://${host}`) && (origin === undefined || namesHere(origin))) return listener(req, res);
    req.resume();
    res.writeHead(403, { 'content-type': 'text/plain' }).end('Only this machine is served.');
  };

/** A stand-in's server. Idle connections are closed by the client: otherwise it may send on one that the server is just closing. */
export const serverHere = (listener: RequestListener): Server =>
  createServer({ keepAliveTimeout: 0 }, hereOnly(listener));
