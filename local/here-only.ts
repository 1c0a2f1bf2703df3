import { createServer, type RequestListener, type Server } from 'node:http';

/** Names that no web site can have: those of this machine alone (RFC 6761 for `localhost`). */
const isHere = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

const namesHere = (address: string): boolean => URL.canParse(address) && isHere(new URL(address).hostname);

/**
 * Refuses what a page of a web site asks of a stand-in, either under the site's own name, which it lets lead to this
 * machine (`Host`), or across (`Origin`). Without, whoever opens the page lets it read the mail and sign in as anybody.
 */
const hereOnly =
  (listener: RequestListener): RequestListener =>
  (req, res) => {
    const { host, origin } = req.headers;
    if (namesHere(`http://${host}`) && (origin === undefined || namesHere(origin))) return listener(req, res);
    req.resume();
    res.writeHead(403, { 'content-type': 'text/plain' }).end('Only this machine is served.');
  };

/** A stand-in's server. Who ends an idle connection is the client: else it may send on one that is just closing, and is cut off. */
export const serverHere = (listener: RequestListener): Server =>
  createServer({ keepAliveTimeout: 0 }, hereOnly(listener));
