import { titles } from '../titles.ts';
import { assetsIn, ifReadable, openingDocument, openWith, stockedDocument } from './stock.ts';

/** How long the network may take before the cached app is used, in milliseconds. */
const patienceMs = 3000;

export const offlinePage = '/offline.html';

const places = new Set(['/dashboard', ...Object.keys(titles).map((name) => `/${name}`)]);

const fromNetwork = async (request: Request): Promise<Response> => {
  const response = await fetch(request);
  const isOurs = response.ok && assetsIn(await response.clone().text()).length > 0;
  if (isOurs) await openWith(response.clone());
  return response;
};

/** A place of the app: always from the cache first, whatever the signal. */
const place = async (request: Request): Promise<Response> => {
  const stocked = await stockedDocument();
  if (stocked) return stocked;
  const coming = fromNetwork(request);
  coming.catch(() => undefined);
  return (await openingDocument()) ?? coming;
};

const orStocked = async (answer: Promise<Response>): Promise<Response> => {
  const stocked = await stockedDocument();
  if (!stocked) return answer;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patienceMs, stocked));
  return Promise.race([answer, late]);
};

/** Documents with their own headers: the app replaces them only if the network fails. */
const isOwn = (path: string): boolean => path === '/' || path === '/payment';
const isCall = (path: string): boolean => path.startsWith('/api/');

/** The response to a navigation. The customers' page bypasses the worker. */
export const pageFor = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  try {
    if (places.has(pathname)) return await place(request);
    const answer = fetch(request);
    return await (isOwn(pathname) || isCall(pathname) ? answer : orStocked(answer));
  } catch {
    const stocked = isCall(pathname) ? undefined : await stockedDocument();
    return stocked ?? (await ifReadable(caches.match(offlinePage))) ?? Response.error();
  }
};
