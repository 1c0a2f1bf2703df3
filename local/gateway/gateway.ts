import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  apiHeaders,
  guestHeaders,
  hashedFileHeaders,
  hashedFiles,
  isGuestPage,
  payingHeaders,
  payingPage,
} from '#shared/security-headers.ts';

export interface GatewaySettings {
  api: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  site: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** Set on every response except hashed files. */
  headers: Record<string, string>;
}

const isApi = (url: string) => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');

/** The policy of the customers' page, if there is one: in development there is none. */
const ownOf = (headers: Record<string, string>) =>
  Object.entries(guestHeaders).filter(([name]) => name !== 'content-security-policy' || name in headers);

/** Serves pages and API on one origin, as CloudFront does: `/api` goes to the handlers, everything else to the site. */
export function gateway({ api, site, headers }: GatewaySettings): RequestListener {
  const always = Object.entries(headers);
  const onFiles = Object.entries(hashedFileHeaders);
  const onApi = [...always, ...Object.entries(apiHeaders)];
  const onPayingPage = [...always, ...Object.entries(payingHeaders)];
  const onGuestPage = [...always, ...ownOf(headers)];
  const onPages = (url: string) => {
    if (url.startsWith(hashedFiles)) return onFiles;
    if (isGuestPage(url)) return onGuestPage;
    return url.split('?', 1)[0] === payingPage ? onPayingPage : always;
  };
  return (req, res) => {
    const url = req.url ?? '/';
    const [serve, own] = isApi(url) ? [api, onApi] : [site, onPages(url)];
    for (const [name, value] of own) res.setHeader(name, value);
    serve(req, res).catch((error) => {
      console.error(error);
      if (!res.headersSent) res.writeHead(500);
      res.end();
    });
  };
}
