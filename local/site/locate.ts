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

/** A decoded path that stays inside the site, or undefined. */
function safe(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') || decoded.split(/[/\\]/).includes('..') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Paths the router knows have no file extension; they all get the app's shell, which is not the landing page. */
export const isScreen = (path: string) => extname(path) === '';

/** Which document a screen's path is: customers have one of their own. */
export const documentOf = (path: string): string =>
  path.replace(/\/$/, '') === guestPage ? 'guest.html' : 'app.html';

/** The file a path of the site leads to; CloudFront's viewer-request function follows the same rule. */
export async function locate(root: string, path: string): Promise<Located | undefined> {
  const clean = safe(path);
  if (clean === undefined) return undefined;
  if (clean === '/') return existing(join(root, 'index.html'));
  // Hashed files have a behaviour of their own in CloudFront, without the function that knows screens.
  if (!isScreen(clean) || clean.startsWith(hashedFiles)) return existing(join(root, clean));
  return (await existing(join(root, documentOf(clean)))) ?? existing(join(root, 'index.html'));
}
