import type { BuiltFile } from './scope.ts';

/*
 * The whole app, cached on the device: one cache per build. A build is used only once it is named, when all its files are here;
 * the previous one is kept for tabs that still run it.
 */

const prefix = 'app-';
const names = { cache: 'named', address: '/named' } as const;
const document = '/app.html';
/** The cache for the document that opens the app on a device that hasn't cached all of it: it saves data, or is new. */
const opening = 'screens';

interface Named {
  now?: string;
  before?: string | undefined;
}

const readNamed = async (): Promise<Named> => {
  const kept = await caches.match(names.address, { cacheName: names.cache });
  return kept ? ((await kept.json()) as Named) : {};
};

/** True if a whole build is cached. */
export const isStocked = async (): Promise<boolean> => (await readNamed()).now !== undefined;

/** A device may fail to read its own cache, for example when its disk is full. Then the network has to do. */
export const ifReadable = <Kept>(reading: Promise<Kept | undefined>): Promise<Kept | undefined> =>
  reading.catch(() => undefined);

/** The cached build's document; undefined if none is cached. */
export const stockedDocument = (): Promise<Response | undefined> => ifReadable(readStocked());
const readStocked = async (): Promise<Response | undefined> => {
  const { now } = await readNamed();
  return now === undefined ? undefined : caches.match(document, { cacheName: prefix + now });
};

/** The app's document when not all of the app is cached. */
export const openingDocument = (): Promise<Response | undefined> =>
  ifReadable(caches.match(document, { cacheName: opening }));

/** Caches a response if it can: a device without room still opens what the network delivers. */
export const keepIfRoom = (keep: () => Promise<void>): Promise<void> => keep().catch(() => undefined);

export const openWith = (response: Response): Promise<void> =>
  keepIfRoom(async () => (await caches.open(opening)).put(document, response));

/** False for error pages: a server may answer for a missing file with a page, and a captive portal for every file. */
export const isFile = (url: string, { ok, redirected, headers }: Response): boolean =>
  ok && !redirected && (url.endsWith('.html') || !headers.get('Content-Type')?.includes('text/html'));

/** A file with a hashed name never changes, so it is copied from any cache that has it. */
const fetched = async (url: string): Promise<Response> => {
  const hashed = url.startsWith('/assets/');
  const known = hashed ? await caches.match(url, { ignoreVary: true }) : undefined;
  const response = known ?? (await fetch(url, { cache: hashed ? 'default' : 'no-store' }));
  if (!isFile(url, response)) throw new Error(`${url}: ${response.status}`);
  return response;
};

/** The files named in the app's document; a captive portal's page names none. */
export const assetsIn = (html: string): string[] =>
  [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([url]) => url);

/** A newer release's document names other files: its own worker caches it. */
const isOfThisBuild = async (response: Response, urls: readonly string[]): Promise<boolean> => {
  const named = assetsIn(await response.clone().text());
  return named.length > 0 && named.every((url) => urls.includes(url));
};

const atOnce = 4;

/** Fetches the missing files of `urls`, from the build that consists of `all`. */
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

/** Caches the document and what it names: with these the app opens, though lazy parts may be missing. */
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

/** Caches what is missing of a build, then names it. Rejects if a file fails to load; the next call continues from there. */
export const stockUp = async (files: readonly BuiltFile[]): Promise<void> => {
  const build = files.find(({ url }) => `/${url}` === document)?.revision;
  if (!build) return;
  const named = await readNamed();
  if (named.now === build) return;
  const urls = files.map(({ url }) => `/${url}`);
  const cache = await caches.open(prefix + build);
  // If one of these fails, the others are fetched all the same, and the call below fails.
  await fillPlaces(cache, urls, named.now === undefined).catch(() => undefined);
  await fill(cache, urls, urls);
  const renamed: Named = { now: build, before: named.now };
  await (await caches.open(names.cache)).put(names.address, Response.json(renamed));
  await dropOthers(renamed);
};
