import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { guestPage, hashedFiles } from '#shared/security-headers.ts';

export interface Located {
  file: string;
  size: number;
  /** Epoch milliseconds. */
  modified: number;
}

async function existing(file: string): Promise<Located | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { file, size: found.size, modified: found.mtimeMs } : undefined;
}

/** The decoded path if it stays inside the site, or undefined. */
function safe(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') || decoded.split(/[/\\]/).includes('..') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** The router's paths have no file extension; they all get the app's shell, not the landing page. */
export const isScreen = (path: string) => extname(path) === '';

/** The document for a screen's path: customers' pages have a separate one. */
export const documentOf = (path: string): string =>
  path.replace(/\/$/, '') === guestPage ? 'guest.html' : 'app.html';

/** The file for a path of the site; CloudFront's viewer-request function follows the same rule. */
export async function locate(root: string, path: string): Promise<Located | undefined> {
  const clean = safe(path);
  if (clean === undefined) return undefined;
  if (clean === '/') return existing(join(root, 'index.html'));
  // Hashed files have a separate behaviour in CloudFront, without the viewer-request function.
  if (!isScreen(clean) || clean.startsWith(hashedFiles)) return existing(join(root, clean));
  return (await existing(join(root, documentOf(clean)))) ?? existing(join(root, 'index.html'));
}
