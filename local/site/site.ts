import type { IncomingMessage, ServerResponse } from 'node:http';
import { hashedFiles } from '#shared/security-headers.ts';
import { type Encoding, encoded, encodingFor } from './compressed.ts';
import { type Located, locate } from './locate.ts';
import { mediaType } from './media-types.ts';
import { withScripts } from './scripts.ts';

function sendPlain(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  res.end(text);
}

/** File names under /assets contain a content hash; everything else must be revalidated. */
const cacheControl = (path: string) =>
  path.startsWith(hashedFiles) ? 'public, max-age=31536000, immutable' : 'no-cache';

const tagOf = ({ size, modified }: Located, encoding: Encoding) =>
  `"${size.toString(36)}-${Math.round(modified).toString(36)}-${encoding}"`;

/**
 * Serves the built site from `root` as CloudFront and its bucket do. Compressed files are cached in memory. `scripts` run in every
 * page before its own, except the customers' pages.
 */
export function site(root: string, scripts: string[] = []) {
  const kept = new Map<string, Promise<Buffer>>();

  const bytesOf = (found: Located, encoding: Encoding): Promise<Buffer> => {
    const name = found.file + tagOf(found, encoding);
    const before = kept.get(name);
    if (before) return before;
    const isEdited = scripts.length > 0 && /(?<!guest)\.html$/.test(found.file);
    const bytes = encoded(found.file, encoding, isEdited ? (html) => withScripts(html, scripts) : undefined);
    kept.set(name, bytes);
    bytes.catch(() => kept.delete(name));
    return bytes;
  };

  async function send(req: IncomingMessage, res: ServerResponse, path: string, found: Located) {
    const encoding = encodingFor(found.file, req.headers['accept-encoding']);
    const etag = tagOf(found, encoding);
    // The gateway's headers take precedence, as CloudFront's override the bucket's.
    if (!res.hasHeader('cache-control')) res.setHeader('cache-control', cacheControl(path));
    res.setHeader('etag', etag);
    res.setHeader('vary', 'accept-encoding');
    if (req.headers['if-none-match'] === etag) {
      res.writeHead(304);
      res.end();
      return;
    }
    const bytes = await bytesOf(found, encoding);
    if (encoding !== 'identity') res.setHeader('content-encoding', encoding);
    res.writeHead(200, { 'content-type': mediaType(found.file), 'content-length': bytes.length });
    res.end(req.method === 'HEAD' ? undefined : bytes);
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendPlain(res, 405, 'Method not allowed');
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    const found = await locate(root, path);
    if (!found) return sendPlain(res, 404, 'Not found');
    return send(req, res, path, found);
  };
}
