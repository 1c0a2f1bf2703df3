import { describe, expect, it } from 'vitest';
import { problem } from '#functions/testing/problem.ts';
import { fitTheTap } from '#functions/testing/quotes/fit-the-tap.ts';
import { addDays, today } from '#shared/dates.ts';
import type { LineInput } from '#shared/lines/line.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { partitionOf, recounted } from '../testing/partition.ts';

const system = localSystem();
const { clients, jobs, quotes, settings } = routes;

const line: LineInput = { ...fitTheTap, quantity: 2.5, unitPrice: 42 };
const extra: LineInput = { ...line, description: 'And the outside one', optional: true };

const begin = async () => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const job = await person.call(jobs.create, { body: { title: 'Boiler', clientId: client.id } });
  return { person, client, job };
};

const write = (person: Someone, clientId: number, fields: object = {}) =>
  person.call(quotes.create, { body: { clientId, title: 'Kitchen tap', lines: [line, extra], ...fields } });

const expectTrueCounters = async (person: Someone) => {
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
};

it.each([
  ...(['unitPrice', 'quantity', 'discount', 'cost'] as const).map(
    (name) => [`lines.0.${name}`, { lines: [{ ...line, [name]: 1e308 }] }] as const,
  ),
  ['discount.percent', { discount: { percent: 1e308 } }],
  ['discount.amount', { discount: { amount: 1e308 } }],
  ['deposit.value', { deposit: { kind: 'amount', value: 1e308 } }],
] as const)(
  'a %s beyond every sum is a 4xx that names it, and nothing of it is kept',
  async (path, fields) => {
    const { person, client } = await begin();
    const before = await partitionOf(person.firmId);
    const body = { clientId: client.id, title: 'Tap', lines: [line], ...fields };
    const { status, body: answer } = await person.answer(quotes.create, { body: body as never });
    expect(status).toBe(400);
    expect((answer as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toContain(path);
    expect(await partitionOf(person.firmId)).toEqual(before);
  },
);

describe('a quote', () => {
  it('begins as a draft with the next number, holds for thirty days, and counts no optional line', async () => {
    const { person, client } = await begin();
    const first = await write(person, client.id);
    expect(first).toMatchObject({
      ...{ number: 'Q-1', status: 'draft', version: 0, total: 105, changed: false, sentAt: null },
      ...{ validUntil: addDays(today(), 30), deposit: null, client: { id: client.id }, job: null },
      ...{ priceKind: 'quote', contract: 'work', sums: { net: 105, vat: 0, total: 105 }, answer: null },
      working: { validUntil: addDays(today(), 30), deposit: null },
    });
    expect(first.lines).toMatchObject([line, extra]);
    expect(await person.call(quotes.get, { params: { id: first.id } })).toEqual(first);
    expect((await write(person, client.id)).number).toBe('Q-2');
    await expectTrueCounters(person);
  });

  it('begins with the days and the terms of the settings, unless others are written', async () => {
    const { person, client } = await begin();
    const usual = { quoteValidDays: 10, quoteTerms: 'Half on the first day.' };
    await person.call(settings.updateBusiness, { body: usual });
    const quote = await write(person, client.id);
    expect(quote).toMatchObject({ terms: usual.quoteTerms, working: { validUntil: addDays(today(), 10) } });
    const other = { terms: '', validUntil: addDays(today(), 3) };
    expect(await write(person, client.id, other)).toMatchObject({
      terms: null,
      working: { validUntil: other.validUntil },
    });
  });

  it('changes the fields it is sent and keeps the rest, and refuses a stale write', async () => {
    const { person, client, job } = await begin();
    const quote = await write(person, client.id, { deposit: { kind: 'percent', value: 25 }, terms: 'Soon' });
    const params = { id: quote.id };
    const body = { clientId: client.id, jobId: job.id, deposit: null, updatedAt: quote.updatedAt };
    const changed = await person.call(quotes.update, { params, body });
    expect(changed).toMatchObject({ deposit: null, terms: 'Soon', job: { id: job.id }, total: 105 });
    const stale = await person.answer(quotes.update, { params, body });
    expect(stale.status).toBe(409);
    const dearer = await person.call(quotes.update, {
      params,
      body: { clientId: client.id, lines: [{ ...line, unitPrice: 50 }] },
    });
    expect(dearer).toMatchObject({ total: 125, jobId: job.id, sums: { total: 125 } });
    await expectTrueCounters(person);
  });

  it('refuses VAT without registration, deposit lines, and a deposit above the total', async () => {
    const { person, client } = await begin();
    const refused = async (fields: object) => {
      const body = { clientId: client.id, title: 'Tap', lines: [line], ...fields };
      const { status, body: said } = await person.answer(quotes.create, { body });
      return [status, (said as { issues: { path: string }[] }).issues.map(({ path }) => path)];
    };
    expect(await refused({ lines: [{ ...line, vat: 's' }] })).toEqual([400, ['lines.0.vat']]);
    const deposit = { ...line, kind: 'deposit', quantity: 1 };
    expect(await refused({ lines: [line, deposit] })).toEqual([400, ['lines.1.kind']]);
    expect(await refused({ deposit: { kind: 'amount', value: 105.01 } })).toEqual([400, ['deposit.value']]);
    expect(await refused({ clientId: 1 })).toEqual([400, ['clientId']]);
  });

  it('keeps its client and job from being deleted, until it is deleted itself', async () => {
    const { person, client, job } = await begin();
    const quote = await write(person, client.id, { jobId: job.id });
    const gone = await person.answer(clients.remove, { params: { id: client.id } });
    expect([gone.status, gone.body]).toEqual([409, problem('has_dependants', 'it has 1 job and 1 quote')]);
    const jobGone = await person.answer(jobs.remove, { params: { id: job.id } });
    expect([jobGone.status, jobGone.body]).toEqual([409, problem('has_dependants', 'it has 1 quote')]);
    await person.call(quotes.remove, { params: { id: quote.id } });
    await person.call(jobs.remove, { params: { id: job.id } });
    await person.call(clients.remove, { params: { id: client.id } });
    expect((await partitionOf(person.firmId)).filter(({ sk }) => `${sk}`.startsWith('quote'))).toEqual([]);
    await expectTrueCounters(person);
  });

  it('is copied as a new draft that holds from today', async () => {
    const { person, client, job } = await begin();
    const old = { validUntil: addDays(today(), 3), jobId: job.id, message: 'As we said' };
    const quote = await write(person, client.id, old);
    const copy = await person.call(quotes.copy, { params: { id: quote.id } });
    expect(copy).toMatchObject({
      ...{ number: 'Q-2', status: 'draft', jobId: job.id, message: 'As we said', total: quote.total },
      validUntil: addDays(today(), 30),
    });
    expect(copy.id).not.toBe(quote.id);
    await expectTrueCounters(person);
  });
});

it('numbers go to one quote each, however many are written at once', async () => {
  const { person, client } = await begin();
  const written = await Promise.all(Array.from({ length: 16 }, () => write(person, client.id)));
  const numbers = written.map(({ number }) => Number(number.slice(2))).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
  await expectTrueCounters(person);
});

it('the list is newest first, and can be of one client or one job', async () => {
  const { person, client, job } = await begin();
  const other = await person.call(clients.create, { body: { name: 'Ann' } });
  const made: number[] = [];
  for (const [of, jobId] of [[client.id, job.id], [other.id], [client.id], [other.id], [client.id]])
    made.push((await write(person, of ?? 0, jobId ? { jobId } : {})).id);
  const [first = 0, second, third, fourth, fifth] = made;
  const ids = async (query: object) =>
    (await person.call(quotes.list, { query })).map(({ id }: { id: number }) => id);
  expect(await ids({})).toEqual(made.toReversed());
  expect(await ids({ clientId: client.id })).toEqual([fifth, third, first]);
  expect(await ids({ clientId: other.id, limit: '1' })).toEqual([fourth]);
  expect(await ids({ clientId: other.id, cursor: `${fourth}` })).toEqual([second]);
  expect(await ids({ jobId: job.id })).toEqual([first]);
  const [row] = await person.call(quotes.list, { query: { jobId: `${job.id}` } });
  expect(row).toMatchObject({ client: { name: 'Harbour Café' }, job: { title: 'Boiler' }, total: 105 });
});
