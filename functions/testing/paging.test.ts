import { beforeAll, describe, expect, it } from 'vitest';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { seed } from './seed.ts';

const system = localSystem();
const total = 450;
let person: Someone;

beforeAll(async () => {
  person = await system.someone();
  await seed(person, total);
});

interface Row {
  id: number;
  client?: { name: string } | null;
}

/** All rows of a list, following its links as the web app does. */
const pagesFrom = async (first: string): Promise<Row[][]> => {
  const pages: Row[][] = [];
  for (let path: string | undefined = first; path; ) {
    const { status, headers, body } = await person.send({ method: 'GET', path });
    expect(status).toBe(200);
    pages.push(body as Row[]);
    path = /^<(\/api\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  return pages;
};

describe.each(['/api/clients', '/api/jobs', '/api/invoices', '/api/quotes'])('%s', (path) => {
  it('comes in pages of 200, newest first, each row once', async () => {
    const pages = await pagesFrom(path);
    expect(pages.map((page) => page.length)).toEqual([200, 200, 50]);
    const ids = pages.flat().map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(new Set(ids).size).toBe(total);
    for (const { client } of pages.flat()) expect(client).not.toBeNull();
  });

  it('comes in smaller pages if asked, and ends where it ends', async () => {
    expect((await pagesFrom(`${path}?limit=150`)).map((page) => page.length)).toEqual([150, 150, 150]);
    const [first, second] = await pagesFrom(`${path}?limit=199`);
    expect(second?.[0]?.id).toBeLessThan(first?.at(-1)?.id ?? 0);
  });

  it('goes on from a row that was deleted meanwhile, and from one of nobody', async () => {
    const { body } = await person.send({ method: 'GET', path: `${path}?limit=2&cursor=9007199254740991` });
    expect(body).toHaveLength(2);
    const end = await person.send({ method: 'GET', path: `${path}?cursor=1` });
    expect({ body: end.body, link: end.headers.get('link') }).toEqual({ body: [], link: null });
  });

  it('is at most 40 KB on the wire for 200 rows', async () => {
    for (const encoding of ['br', 'gzip']) {
      const reply = await fetch(system.services.app + path, {
        headers: { cookie: person.cookie, 'accept-encoding': encoding },
      });
      expect(reply.headers.get('content-encoding')).toBe(encoding);
      expect(Number(reply.headers.get('content-length'))).toBeLessThan(40 * 1024);
      await reply.body?.cancel();
    }
  });
});
