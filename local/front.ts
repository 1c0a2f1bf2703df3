import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { besideStripe, stripeScript } from '@fettle/stripe-local/front.ts';
import { routes } from '#shared/routes.ts';
import { securityHeaders } from '#shared/security-headers.ts';
import type { Surroundings } from './environment.ts';
import { api } from './gateway/api.ts';
import { gateway } from './gateway/gateway.ts';
import { handlersIn } from './gateway/handlers.ts';
import { builtSite, projectPath } from './project.ts';
import { developmentSite } from './site/development.ts';
import { site } from './site/site.ts';
import type { Undo } from './undo.ts';

/** The built web app, the development server's, or none. */
export type Web = boolean | 'development';

export interface Front {
  listener: RequestListener;
  /** Loads all handlers before the first request. */
  warm: () => Promise<unknown>;
}

async function noSite(_: IncomingMessage, res: ServerResponse): Promise<void> {
  res.writeHead(404).end();
}

async function siteFor(web: Web, data: string, scripts: string[], undo: Undo) {
  if (web !== 'development') return web ? site(builtSite, scripts) : noSite;
  const development = await developmentSite(data, scripts);
  undo.add(development.stop);
  return development.site;
}

function headersFor(web: Web, around: Surroundings): Record<string, string> {
  const headers = securityHeaders({
    images: new URL(around.s3Url).origin,
    identity: new URL(around.identityUrl).origin,
  });
  // Vite's hot reload works by inline scripts.
  if (web === 'development') delete headers['content-security-policy'];
  return headers;
}

/** The server at the app's URL. */
export async function front(web: Web, data: string, around: Surroundings, undo: Undo): Promise<Front> {
  const handlerOf = handlersIn(projectPath('functions'));
  const { url } = around.stripe;
  const pages = await siteFor(web, data, url ? [stripeScript] : [], undo);
  const listener = gateway({
    api: api({ table: routes, handlerOf }),
    site: url ? besideStripe(pages, url) : pages,
    headers: headersFor(web, around),
  });
  return { listener, warm: () => Promise.allSettled(Object.keys(routes).map(handlerOf)) };
}
