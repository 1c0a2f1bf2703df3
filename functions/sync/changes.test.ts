import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import type { Changes } from '#shared/sync/contract.ts';
import { changesType } from '#shared/sync/headers.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { filled, pull, wholeOf } from '../testing/device.ts';
import { known } from '../testing/make-known.ts';
import { partitionOf, setItem } from '../testing/partition.ts';
import { problem } from '../testing/problem.ts';
import { edition } from './edition.ts';

const system = localSystem();

const ask = (person: Someone, query: { [name: string]: string | number } = {}) =>
  person.send({
    method: 'GET',
    path: `/api/changes?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`,
  });

const client = (person: Someone, name: string, headers: Record<string, string> = {}) =>
  person.answer(routes.clients.create, { body: { name } }, headers);

const anHour = { kind: 'labour', unit: 'hour', unitPrice: 40, vat: 'o' } as const;

const idIn = ({ body }: { body: unknown }): number => (body as { id: number }).id;
const changesIn = ({ body }: { body: unknown }) => (body as { changes: Changes | null }).changes;

/** The sequence numbers of a firm's stored changes. */
const numbersOf = async ({ firmId }: Someone): Promise<number[]> =>
  (await partitionOf(firmId))
    .filter(({ sk }) => `${sk}`.startsWith('change#'))
    .map(({ seq }) => Number(seq))
    .sort((a, b) => a - b);

const seqOf = (cursor: string): number => Number(cursor.split('.').at(-1));
const moved = (cursor: string, seq: number): string => cursor.replace(/\d+$/, `${seq}`);

describe('writing', () => {
  it('leaves no hole in the numbers, however many write at once', async () => {
    const person = await system.someone();
    const device = await filled(person);
    const before = seqOf(device.cursor);
    const names = Array.from({ length: 30 }, (_, n) => `Client ${n}`);
    const answers = await Promise.all(names.map((name) => client(person, name)));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
    const numbers = await numbersOf(person);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, n) => n + 1));
    await pull(person, device);
    expect(seqOf(device.cursor)).toBe(numbers.length);
    expect(seqOf(device.cursor)).toBeGreaterThanOrEqual(before + 30);
    const told = [...device.records].filter(([name]) => name.startsWith('client/'));
    expect(told.map(([, data]) => (data as { name: string }).name).sort()).toEqual(names.toSorted());
  });

  it('moves nothing where it is refused', async () => {
    const person = await system.someone();
    await known(person, ['jobs']);
    const { cursor } = await filled(person);
    const [{ id } = { id: 0 }] = await person.call(routes.clients.list, { query: {} });
    expect((await person.answer(routes.clients.remove, { params: { id } })).status).toBe(409);
    expect((await filled(person)).cursor).toBe(cursor);
  });
});

describe('asking what changed', () => {
  it('is answered in a word where nothing did', async () => {
    const person = await system.someone();
    const { cursor: since } = await filled(person);
    const { status, headers, bytes } = await ask(person, { since });
    expect([status, headers.get('fettle-cursor'), bytes.length]).toEqual([204, since, 0]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('tells of what came, of what is different and of what went, each once and as it is now', async () => {
    const person = await system.someone();
    const [stays, goes] = [idIn(await client(person, 'Stays')), idIn(await client(person, 'Goes'))];
    const { cursor: since } = await filled(person);
    const comes = idIn(await client(person, 'Comes'));
    await person.call(routes.clients.update, { params: { id: stays }, body: { name: 'Renamed' } });
    await person.call(routes.clients.update, { params: { id: stays }, body: { name: 'Renamed again' } });
    await person.call(routes.clients.remove, { params: { id: goes } });
    const { body } = await ask(person, { since });
    const { from, to, more, records, gone } = body as Changes;
    const clients = records.filter(({ kind }) => kind === 'client');
    expect(clients.map(({ id, data }) => [Number(id), data.name])).toEqual([
      [comes, 'Comes'],
      [stays, 'Renamed again'],
    ]);
    expect(gone.filter(({ kind }) => kind === 'client')).toEqual([{ kind: 'client', id: `${goes}` }]);
    expect({ from, more, seq: seqOf(to) }).toEqual({ from: since, more: false, seq: seqOf(since) + 7 });
    expect(records.every(({ at }) => at > seqOf(since) && at <= seqOf(to))).toBe(true);
  });

  it('tells a thousand changes page by page, and all up to where a page says', async () => {
    const person = await system.someone();
    const rows = Array.from({ length: 40 }, (_, n) => ({ name: `Hour ${n}`, ...anHour }));
    const ids: number[] = [];
    for (let times = 0; times < 6; times++) {
      const named = rows.map((row) => ({ ...row, name: `${row.name} of ${times}` }));
      ids.push(
        ...((await person.call(routes.prices.import, { body: { rows: named } })).ids?.map(Number) ?? []),
      );
    }
    const { cursor: since } = await filled(person);
    // Writes changes as every call does, without the calls.
    const { countUses } = await import('#functions/prices/uses.ts');
    for (let n = 0; n < 1010; n++) {
      const source = { price: ids[n % ids.length] ?? 0 };
      await countUses(person.firmId, [{ description: 'An hour', source }], new Date(0).toISOString());
    }
    const first = (await ask(person, { since, limit: 500 })).body as Changes;
    const pages = await wholeOf(person, first);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.every(({ records, gone }) => records.length + gone.length <= 99)).toBe(true);
    expect(pages.every(({ from }) => from === since)).toBe(true);
    expect(pages.map(({ more }) => more)).toEqual(pages.map((_, at) => at < pages.length - 1));
    const fresh = await filled(person);
    const prices = Object.fromEntries([...fresh.records].filter(([name]) => name.startsWith('price/')));
    expect(Object.keys(prices)).toHaveLength(ids.length);
    const told = (some: Changes[]) =>
      Object.fromEntries(
        some.flatMap(({ records }) => records.map(({ kind, id, data }) => [`${kind}/${id}`, data])),
      );
    expect(told(pages)).toEqual(prices);
    // A device that stopped after the first page continues from its cursor.
    const late = {
      cursor: first.to,
      records: new Map<string, unknown>(Object.entries(told([first]))),
      done: [],
    };
    await pull(person, late);
    expect(Object.fromEntries(late.records)).toEqual(prices);
  }, 120_000);

  it('of some kinds alone', async () => {
    const person = await system.someone();
    await known(person, ['invoices', 'prices']);
    const device = await filled(person, { kinds: 'job,price', limit: '1' });
    expect([...device.records.keys()].map((name) => name.split('/')[0])).toEqual(['job', 'price']);
  });

  it('is refused where the question makes no sense', async () => {
    const person = await system.someone();
    for (const [query, path] of [
      [{ since: 'x' }, 'since'],
      [{ since: 'a.b.-1' }, 'since'],
      [{ page: 'x' }, 'page'],
      [{ page: 'a'.repeat(401) }, 'page'],
      [
        { page: Buffer.from('{"to":"a","list":"client client","after":"user"}').toString('base64url') },
        'page',
      ],
      [{ limit: 0 }, 'limit'],
      [{ limit: 501 }, 'limit'],
      [{ limit: 'ten' }, 'limit'],
      [{ kinds: 'clients' }, 'kinds'],
      [{ kinds: '' }, 'kinds'],
      [{ surprise: 1 }, 'surprise'],
    ] as const) {
      const { status, body } = await ask(person, query);
      expect([status, (body as { errors: object[] }).errors], JSON.stringify(query)).toMatchObject([
        400,
        [{ path }],
      ]);
    }
  });
});

describe('a cursor', () => {
  const anew = (code: 'cursor_expired' | 'cursor_foreign' | 'cursor_role') =>
    problem(code, 'This device has to read everything again');

  it("of somebody else, or from ahead, is nobody's here, nor is a page's", async () => {
    const [person, other] = await Promise.all([system.someone(), system.someone()]);
    await known(other, ['clients']);
    const [own, theirs] = [await filled(person), await filled(other)];
    const page = ((await ask(other)).body as Changes).page ?? '';
    const queries: { [name: string]: string }[] = [
      { since: theirs.cursor },
      { since: moved(own.cursor, 1000) },
      { page },
    ];
    for (const query of queries)
      expect(await ask(person, query)).toMatchObject({ status: 410, body: anew('cursor_foreign') });
  });

  it('of a role that may now read something else is of no use', async () => {
    const person = await system.someone();
    const since = (await filled(person)).cursor.replace(`.owner${edition}.`, `.field${edition}.`);
    expect(await ask(person, { since })).toMatchObject({ status: 410, body: anew('cursor_role') });
  });

  it('has expired once what came after it is past its time, unless nothing came', async () => {
    const person = await system.someone();
    const { cursor: since } = await filled(person);
    for (const name of ['First', 'Second']) await client(person, name);
    const { cursor: last } = await filled(person);
    const sk = `change#${`${seqOf(since) + 1}`.padStart(12, '0')}`;
    const seconds = Math.floor(Date.now() / 1000);
    const kept = (await partitionOf(person.firmId)).find((item) => item.sk === sk);
    expect(Number(kept?.ttl) - seconds).toBeGreaterThan(44 * 24 * 60 * 60);
    await setItem(person.firmId, sk, { ttl: seconds - 1 });
    expect(await ask(person, { since })).toMatchObject({ status: 410, body: anew('cursor_expired') });
    expect((await ask(person, { since: moved(since, seqOf(since) + 1) })).status).toBe(200);
    expect((await ask(person, { since: last })).status).toBe(204);
    // Simulates that the table has removed everything expired.
    const { document } = await import('#functions/lib/table.ts');
    for (const seq of await numbersOf(person)) {
      const Key = { pk: `firm#${person.firmId}`, sk: `change#${`${seq}`.padStart(12, '0')}` };
      await document.send(new DeleteCommand({ TableName: process.env.TABLE_NAME, Key }));
    }
    expect(await ask(person, { since })).toMatchObject({ status: 410, body: anew('cursor_expired') });
    expect((await ask(person, { since: last })).status).toBe(204);
  });
});

describe('a first fill', () => {
  it('begins with the work of the day, and pages as told', async () => {
    const person = await system.someone();
    await known(person);
    const first = (await ask(person)).body as Changes;
    expect(first.records.slice(0, 2).map(({ kind }) => kind)).toEqual(['profile', 'settings']);
    expect(first.records.map(({ kind }) => kind)).toContain('invoice');
    expect([first.from, first.more, first.gone, first.done]).toEqual([null, true, [], []]);
    const whole = await filled(person);
    const byTwos = await filled(person, { limit: '2' });
    expect(byTwos.records).toEqual(whole.records);
    const pages = await wholeOf(person, (await ask(person, { limit: 2 })).body as Changes, { limit: '2' });
    expect(pages.every(({ records }) => records.length <= 2)).toBe(true);
    expect(new Set(pages.map(({ to }) => to)).size).toBe(1);
  });

  it('has what is deleted meanwhile told by the next question', async () => {
    const person = await system.someone();
    const { clients } = await known(person, ['clients']);
    const first = (await ask(person, { limit: 1, kinds: 'client' })).body as Changes;
    expect(first.records.map(({ id }) => Number(id))).toEqual([clients]);
    await person.call(routes.clients.remove, { params: { id: clients } });
    const device = {
      cursor: first.to,
      records: new Map<string, unknown>([[`client/${clients}`, {}]]),
      done: [],
    };
    await pull(person, device);
    expect([...device.records.keys()].filter((name) => name.startsWith('client/'))).toEqual([]);
  });
});

describe('a change that says how far its device has come', () => {
  it('is answered with its reply and what is new, and a repeat with the first reply', async () => {
    const person = await system.someone();
    const { cursor } = await filled(person);
    const headers = { 'idempotency-key': 'one-tap', 'fettle-since': cursor };
    const first = await client(person, 'First', headers);
    expect([first.status, first.headers.get('content-type')]).toEqual([201, changesType]);
    const { reply } = first.body as { reply: { id: number; name: string } };
    expect(reply.name).toBe('First');
    expect(changesIn(first)).toMatchObject({ from: cursor, more: false, done: ['one-tap'] });
    await client(person, 'Between');
    const again = await client(person, 'First', headers);
    expect([again.status, (again.body as { reply: object }).reply]).toEqual([201, reply]);
    const names = changesIn(again)?.records.flatMap(({ kind, data }) =>
      kind === 'client' ? [data.name] : [],
    );
    expect(names).toEqual(['First', 'Between']);
  });

  it('is told none of it where its cursor is of no use, and done all the same', async () => {
    const person = await system.someone();
    const { cursor } = await filled(person);
    for (const since of [
      moved(cursor, 1000),
      `AAAAAAAAAAAA.owner${edition}.1`,
      cursor.replace(`.owner${edition}.`, `.field${edition}.`),
    ]) {
      const answer = await client(person, 'Harbour Café', { 'fettle-since': since });
      expect([answer.status, changesIn(answer)]).toEqual([201, null]);
    }
  });

  it('is not done where what it says is no cursor', async () => {
    const person = await system.someone();
    const answer = await client(person, 'Harbour Café', { 'fettle-since': 'x' });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'Fettle-Since' }] } });
    expect(await person.call(routes.clients.list, { query: {} })).toEqual([]);
  });

  it('is refused as ever, and without a cursor answered as ever', async () => {
    const person = await system.someone();
    const { cursor } = await filled(person);
    const refused = await person.answer(
      routes.clients.create,
      { body: { name: '' } },
      { 'fettle-since': cursor },
    );
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      400,
      expect.stringMatching(/^application\/problem\+json/),
    ]);
    const plain = await client(person, 'Harbour Café');
    expect(plain.headers.get('content-type')).toMatch(/^application\/json/);
  });
});
