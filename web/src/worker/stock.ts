import type { BuiltFile } from './scope.ts';

/*
 * The whole app, kept on the device: one cache per build. A build counts only once it is named, which is when each of its
 * files is there; the one before stays for tabs that still run it.
 */

const prefix = 'app-';
const names = { cache: 'named', address: '/named' } as const;
const document = '/app.html';
/** The document with which the app opens on a device that has not stocked all of it: it saves data, or is new. */
const opening = 'screens';

interface Named {
  now?: string;
  before?: string | undefined;
}

const readNamed = async (): Promise<Named> => {
  const kept = await caches.match(names.address, { cacheName: names.cache });
  return kept ? ((await kept.json()) as Named) : {};
};

/** Whether a build lies on the device as a whole. */
export const isStocked = async (): Promise<boolean> => (await readNamed()).now !== undefined;

/** The app's document of the build that is stocked; undefined until one is. */
export const stockedDocument = async (): Promise<Response | undefined> => {
  const { now } = await readNamed();
  return now === undefined ? undefined : caches.match(document, { cacheName: prefix + now });
};

/** The app's document where not all of the app lies on the device. */
export const openingDocument = (): Promise<Response | undefined> =>
  caches.match(document, { cacheName: opening });

export const openWith = async (response: Response): Promise<void> =>
  (await caches.open(opening)).put(document, response);

/** A server may answer for a file that is gone with a page, and a café's network for every file. */
export const isFile = (url: string, { ok, redirected, headers }: Response): boolean =>
  ok && !redirected && (url.endsWith('.html') || !headers.get('Content-Type')?.includes('text/html'));

/** A name with a hash holds the same in every build, so what any cache has is not fetched again. */
const fetched = async (url: string): Promise<Response> => {
  const hashed = url.startsWith('/assets/');
  const known = hashed ? await caches.match(url, { ignoreVary: true }) : undefined;
  const response = known ?? (await fetch(url, { cache: hashed ? 'default' : 'no-store' }));
  if (!isFile(url, response)) throw new Error(`${url}: ${response.status}`);
  return response;
};

/** The app's document names its files; a page of a strange network names none of them. */
export const assetsIn = (html: string): string[] =>
  [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([url]) => url);

/** A release that was put up meanwhile has another document, which asks for other files: its own worker stocks it. */
const isOfThisBuild = async (response: Response, urls: readonly string[]): Promise<boolean> => {
  const named = assetsIn(await response.clone().text());
  return named.length > 0 && named.every((url) => urls.includes(url));
};

const atOnce = 4;

/** Fetches what is missing of `urls`, which are files of the build that consists of `all`. */
const fill = async (cache: Cache, urls: readonly string[], all: readonly string[]): Promise<void> => {
  const left = [...urls];
  const next = async (): Promise<void> => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      if (await cache.match(url)) continue;
      const response = await fetched(url);
      if (url === document && !(await isOfThisBuild(response, all))) throw new Error('Another build by now');
      await cache.put(url, response);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
};

/** The document and what it names, which is what every place is made of: with them the app opens, though a part of a place may be missing. */
const fillPlaces = async (cache: Cache, all: readonly string[], isFirst: boolean): Promise<void> => {
  await fill(cache, [document], all);
  const filled = await cache.match(document);
  await fill(cache, assetsIn((await filled?.clone().text()) ?? ''), all);
  if (isFirst && filled) await openWith(filled);
};

const dropOthers = async ({ now, before }: Named): Promise<void> => {
  const kept = [now, before].map((build) => prefix + build);
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && !kept.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
};

/**
 * Fetches what is missing of a build and names it. Rejects where a file would not come; what has come stays, and the next
 * call goes on from there.
 */
export const stockUp = async (files: readonly BuiltFile[]): Promise<void> => {
  const build = files.find(({ url }) => `/${url}` === document)?.revision;
  if (!build) return;
  const named = await readNamed();
  if (named.now === build) return;
  const urls = files.map(({ url }) => `/${url}`);
  const cache = await caches.open(prefix + build);
  // Where one of their files would not come the others are fetched all the same, and it is what fails below.
  await fillPlaces(cache, urls, named.now === undefined).catch(() => undefined);
  await fill(cache, urls, urls);
  const renamed: Named = { now: build, before: named.now };
  await (await caches.open(names.cache)).put(names.address, Response.json(renamed));
  await dropOthers(renamed);
};
