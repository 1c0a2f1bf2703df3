import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { partitionOf, recounted } from '../testing/partition.ts';

const system = localSystem();
const { clients, jobs, quotes } = routes;

const begin = async () => {
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  return { person, clientId };
};
const right = async ({ firmId }: Someone) => {
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
};

it('rows become jobs on their days, once, also after one was edited', async () => {
  const { person, clientId } = await begin();
  const row = {
    clientId,
    title: 'New tap',
    scheduledDate: '2026-12-01',
    startTime: '09:00',
    location: 'Whitby',
  };
  const rows = [
    row,
    { ...row, status: 'completed' as const, title: 'Old tap' },
    { ...row, title: ' new  TAP ' },
  ];
  const send = () => person.call(jobs.import, { body: { rows } });
  const { results, ids } = await send();
  expect(results).toEqual(['created', 'created', 'exists']);
  expect(ids?.[2]).toBe(ids?.[0]);
  const params = { id: ids?.[0] ?? 0 };
  const onDay = await person.call(jobs.list, { query: { from: '2026-12-01', to: '2026-12-01' } });
  expect(onDay).toHaveLength(2);
  await person.call(jobs.update, { params, body: { clientId, title: 'Renamed' } });
  expect((await send()).results).toEqual(['exists', 'exists', 'exists']);
  await person.call(jobs.remove, { params });
  expect((await send()).results).toEqual(['created', 'exists', 'exists']);
  await right(person);
});

it('as many jobs as a call holds come once for two that send them at once', async () => {
  const { person, clientId } = await begin();
  const rows = Array.from({ length: 48 }, (_, n) => ({ clientId, title: `Job ${n}` }));
  const replies = await Promise.all([1, 2].map(() => person.call(jobs.import, { body: { rows } })));
  const made = replies.flatMap(({ results }) => results.filter((result) => result === 'created'));
  expect(made).toHaveLength(48);
  await right(person);
});

it('a job of no client, or of days turned round, is refused by name', async () => {
  const { person, clientId } = await begin();
  const rows = [
    { clientId, title: '' },
    { clientId, title: 'A', startDate: '2026-12-02', endDate: '2026-12-01' },
  ];
  expect(await person.answer(jobs.import, { body: { rows } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'rows.0.title' }, { path: 'rows.1.endDate' }] },
  });
  const stranger = await person.answer(jobs.import, { body: { rows: [{ clientId: 7, title: 'A' }] } });
  expect(stranger).toMatchObject({ status: 400, body: { issues: [{ path: 'clientId' }] } });
});

const line = {
  kind: 'other',
  description: 'New tap',
  quantity: 1,
  unit: 'each',
  unitPrice: 240,
  vat: 'o',
} as const;

it('rows become drafts of quotes with their numbers, which the series goes round', async () => {
  const { person, clientId } = await begin();
  const rows = ['Q-1', 'Q-2', 'Q-9'].map((number) => ({ number, clientId, title: 'New tap', lines: [line] }));
  const send = async () => (await person.call(quotes.import, { body: { rows } })).results;
  expect(await send()).toEqual(['created', 'created', 'created']);
  const kept = await partitionOf(person.firmId);
  expect(await send()).toEqual(['exists', 'exists', 'exists']);
  expect(await partitionOf(person.firmId)).toEqual(kept);
  const [first] = await person.call(quotes.list, {});
  expect(first).toMatchObject({ number: 'Q-9', status: 'draft', total: 240, version: 0, sentAt: null });
  const body = { clientId, title: 'Another', lines: [line] };
  expect((await person.call(quotes.create, { body })).number).toBe('Q-3');
  const taken = await person.call(quotes.import, { body: { rows: [{ ...body, number: 'Q-3\u200b' }] } });
  expect(taken.results).toEqual(['taken']);
  await right(person);
});
