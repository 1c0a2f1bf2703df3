import type { IncomingMessage, ServerResponse } from 'node:http';
import { gatewayRoutes, type RouteTable } from '#shared/gateway.ts';
import { readBody, TooLong } from './body.ts';
import { toEvent } from './event.ts';
import { type Handler, invoke, TooSlow } from './invoke.ts';
import { fixedReplies, sendFixed, sendResult } from './reply.ts';
import { gatewayIndex } from './route-index.ts';

export interface ApiSettings {
  table: RouteTable;
  /** Returns a resource's Lambda; called for every request, so it should cache. */
  handlerOf: (resource: string) => Promise<Handler>;
  timeoutMs?: number;
}

/** API Gateway's timeout for a Lambda. */
const gatewayTimeoutMs = 30_000;

function splitUrl(url: string): [path: string, query: string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

function replyTo(error: unknown) {
  if (error instanceof TooLong) return fixedReplies.tooLong;
  if (error instanceof TooSlow) return fixedReplies.tooSlow;
  if (error instanceof URIError) return fixedReplies.badRequest;
  // Handlers catch their own errors; one that throws is a bug to report.
  console.error(error);
  return fixedReplies.failed;
}

/** Serves `/api` as API Gateway does in front of the Lambdas: same routes, events and limits. */
export function api({ table, handlerOf, timeoutMs = gatewayTimeoutMs }: ApiSettings) {
  const matchOf = gatewayIndex(gatewayRoutes(table));

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const [path, rawQueryString] = splitUrl(req.url ?? '/');
    const match = matchOf(req.method ?? '', path);
    if (!match) {
      sendFixed(res, fixedReplies.notFound);
      return;
    }
    const raw = await readBody(req);
    const event = toEvent({ req, match, path: decodeURIComponent(path), rawQueryString, raw });
    const handler = await handlerOf(match.resource);
    sendResult(res, await invoke(handler, match.resource, event, timeoutMs));
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      await answer(req, res);
    } catch (error) {
      if (!res.headersSent) sendFixed(res, replyTo(error));
    }
    // Drain the rest of a refused body, or the browser sees a broken connection instead of the response.
    req.resume();
  };
}
