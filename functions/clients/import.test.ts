import { describe, expect, it } from 'vitest';
import { importRows } from '#shared/importing.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { partitionOf, recounted } from '../testing/partition.ts';

const system = localSystem();
const { clients } = routes;

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Client ${n}`, email: `client${n}@example.com` }));

const chunks = <Row>(rows: Row[]): Row[][] =>
  rows.length === 0 ? [] : [rows.slice(0, importRows), ...chunks(rows.slice(importRows))];

const send = async (person: Someone, rows: object[]) => {
  const { results } = await person.call(clients.import, { body: { rows } as never });
  return { results };
};

const listed = async (person: Someone) => {
  const all = (await partitionOf(person.firmId)) as Record<string, unknown>[];
  return all.filter(({ sk }) => String(sk).startsWith('client#'));
};

describe('rows of clients', () => {
  it('become clients, counted, and the same rows again become nothing', async () => {
    const person = await system.someone();
    const rows = [{ name: ' Ann Example ', phone: '01632 960001', address: '1 Quay\nWhitby' }, ...rowsOf(3)];
    expect(await send(person, rows)).toEqual({ results: Array(4).fill('created') });
    const kept = await partitionOf(person.firmId);
    expect(await send(person, rows)).toEqual({ results: Array(4).fill('exists') });
    expect(await partitionOf(person.firmId)).toEqual(kept);
    const list = await person.call(clients.list, {});
    expect(list.map(({ name }) => name)).toEqual(['Client 2', 'Client 1', 'Client 0', 'Ann Example']);
    expect(list.at(-1)).toMatchObject({ phone: '01632 960001', email: null, address: '1 Quay\nWhitby' });
    const { expected, found } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  });

  it('are the same client whatever their case, spaces and the punctuation of the phone', async () => {
    const person = await system.someone();
    const rows = [
      { name: 'Ann Example', phone: '01632 960001' },
      { name: 'ann  example', phone: '(01632) 960-001' },
      { name: 'Ann Example', phone: '01632 960002' },
      { name: 'Ann Example' },
      { name: 'Ann Example', address: '1 Quay' },
    ];
    const results = ['created', 'exists', 'created', 'created', 'created'];
    expect(await send(person, rows)).toEqual({ results });
  });

  it('stay one client after that was changed, and come again after it was deleted', async () => {
    const person = await system.someone();
    const rows = rowsOf(2);
    await send(person, rows);
    const [second, first] = await person.call(clients.list, {});
    const params = (row: typeof first) => ({ id: row?.id ?? 0 });
    await person.call(clients.update, { params: params(first), body: { name: 'Renamed' } });
    await person.call(clients.remove, { params: params(second) });
    expect(await send(person, rows)).toEqual({ results: ['exists', 'created'] });
    expect(await send(person, rows)).toEqual({ results: ['exists', 'exists'] });
    const { expected, found } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  });

  it('are told with their ids, also where they were there already or come twice', async () => {
    const person = await system.someone();
    const [ann, bob] = rowsOf(2);
    const first = await person.call(clients.import, { body: { rows: [ann, bob, ann] } as never });
    const list = await person.call(clients.list, {});
    const idOf = (name: string) => list.find((client) => client.name === name)?.id;
    const [a, b] = [idOf('Client 0'), idOf('Client 1')];
    expect(first.ids).toEqual([a, b, a]);
    const again = await person.call(clients.import, { body: { rows: [bob, ann] } as never });
    expect(again.ids).toEqual([b, a]);
  });

  it('are written once by three tabs that send all 600 at once, each chunk twice', async () => {
    const person = await system.someone();
    const parts = chunks(rowsOf(600));
    const tab = async () => {
      for (const part of parts) await Promise.all([send(person, part), send(person, part)]);
    };
    await Promise.all([tab(), tab(), tab()]);
    const all = await listed(person);
    expect(new Set(all.map(({ name }) => name)).size).toBe(600);
    expect(all).toHaveLength(600);
    const { expected, found } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  });

  it('are refused together, each by name, when one of them is wrong', async () => {
    const person = await system.someone();
    const rows = [{ name: 'Ann' }, { name: '' }, { name: 'Bob', email: 'bob' }];
    const { status, body } = await person.answer(clients.import, { body: { rows } });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      issues: [{ path: 'rows.1.name', message: 'Required' }, { path: 'rows.2.email' }],
    });
    const tooMany = await person.answer(clients.import, { body: { rows: rowsOf(importRows + 1) } });
    expect(tooMany).toMatchObject({ status: 400, body: { issues: [{ path: 'rows' }] } });
    expect(await listed(person)).toEqual([]);
  });

  it("are one's own: the same file makes another person's clients too", async () => {
    const [one, two] = await Promise.all([system.someone(), system.someone()]);
    await send(one, rowsOf(2));
    expect(await send(two, rowsOf(2))).toEqual({ results: ['created', 'created'] });
  });
});
