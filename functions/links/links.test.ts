import { describe, expect, it, vi } from 'vitest';
import { partitionOf } from '#functions/testing/partition.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();

const madeLink = async (person: Someone, seed?: string) => {
  // Imported late, because the table's name is known only after the system has started.
  const { newLink } = await import('./new-link.ts');
  const { transact } = await import('#functions/lib/transact.ts');
  const to = { firmId: person.firmId, kind: 'invoice' as const, id: 7, epoch: 0 };
  const link = await newLink(to, { from: '2026-11-20', mailedTo: 'ada@example.com', seed });
  await transact(link.writes);
  return { ...link, to };
};

const kept = async (hash: string) => {
  const { linkEntity } = await import('./entity.ts');
  return (await linkEntity.get({ hash }).go({ consistent: true })).data;
};

describe('a link', () => {
  it('is an address whose token lies nowhere, but for its hash', async () => {
    const person = await system.someone();
    const { url, hash, seed, to } = await madeLink(person);
    const [, token = ''] = /^http:\/\/localhost:\d+\/guest#([\w-]{43})$/.exec(url) ?? [];
    expect(token).toHaveLength(43);
    expect(await kept(hash)).toMatchObject({ ...to, expiresAt: '2027-12-26T00:00:00.000Z' });
    const mine = JSON.stringify([await partitionOf(person.firmId), await kept(hash)]);
    expect(mine).toContain(hash);
    expect(mine).not.toContain(token);
    const { urlOfLink } = await import('./new-link.ts');
    expect(await urlOfLink({ ...to, seed })).toBe(url);
  });

  it('is another one each time, unless it is made of the same seed', async () => {
    const person = await system.someone();
    const [one, two, three] = [
      await madeLink(person),
      await madeLink(person),
      await madeLink(person, 'paper'),
    ];
    const again = await madeLink(person, 'paper');
    expect(new Set([one.url, two.url, three.url]).size).toBe(3);
    expect(again.url).toBe(three.url);
  });

  it('is gone with its account', async () => {
    const person = await system.someone();
    const { hash } = await madeLink(person);
    await person.call(routes.account.erase, { body: { confirmation: person.email } });
    await vi.waitFor(async () => expect(await partitionOf(person.firmId)).toEqual([]), {
      timeout: 60_000,
      interval: 50,
    });
    expect(await kept(hash)).toBeNull();
  });
});
