import { type IncomingMessage, request, type ServerResponse } from 'node:http';

type Site = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const prefix = '/stripe-stand-in/';

/** The script added to pages, which replaces Stripe.js with the stand-in. */
export const stripeScript = `${prefix}divert.js`;

/** Proxies the stand-in at `url` through the app's origin, so that the pages' content security policy need not change. */
export function besideStripe(site: Site, url: string): Site {
  const { hostname, port } = new URL(url);
  return async (req, res) => {
    if (!req.url?.startsWith(prefix)) return site(req, res);
    const path = `/browser/${req.url.slice(prefix.length)}`;
    const onward = request(
      { host: hostname, port, path, method: req.method, headers: req.headers },
      (reply) => {
        res.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(res);
      },
    );
    onward.on('error', () => res.writeHead(502).end());
    req.pipe(onward);
  };
}
