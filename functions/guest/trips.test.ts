import { expect, it } from 'vitest';
import { document } from '#functions/lib/table.ts';
import { routes } from '#shared/routes.ts';
import { recordTrips, wavesOf } from '../../bench/trips.ts';
import { localSystem } from '../../local/testing/system.ts';
import { expectCounted } from '../testing/counted.ts';
import { line, sentQuotes } from '../testing/quotes/sent.ts';
import { tokenIn } from '../testing/token-in.ts';

const system = localSystem();
const { invoices, quotes } = routes;
const { withQuote, open, opened, answer, mailed } = sentQuotes(system);
const recorder = recordTrips(document);

/** The number of sequential requests when a link is opened. */
const tripsOf = async (token: string): Promise<number> =>
  wavesOf(await recorder.during(async () => expect((await open(token)).status).toBe(200))).length;

/** The median of five, because background work may add requests. */
const roundTripsOf = async (token: string): Promise<number> => {
  const seen: number[] = [];
  while (seen.length < 5) seen.push(await tripsOf(token));
  return seen.sort()[2] ?? 0;
};

it('a document opens in two round trips, whatever belongs to it', async () => {
  const { owner, client, params, token } = await withQuote({ deposit: { kind: 'percent', value: 25 } });
  expect(await roundTripsOf(token)).toBe(2);
  await answer(token);
  await mailed(owner.email, 1);
  expect(await roundTripsOf(token)).toBe(2);
  expect(await opened(token)).toMatchObject({ status: 'accepted', invoice: { balance: 25 } });
  const later = tokenIn(await owner.call(quotes.link, { params }));
  expect(await roundTripsOf(later)).toBe(2);

  const pointing = { clientId: client.id, dueDate: '2030-01-01' };
  for (const body of [
    { ...pointing, invoiceNumber: 'A-1', amount: 10 },
    { ...pointing, invoiceNumber: 'A-2', lines: [line] },
  ]) {
    const { id } = await owner.call(invoices.create, { body });
    const link = tokenIn(await owner.call(invoices.link, { params: { id } }));
    expect(await roundTripsOf(link)).toBe(2);
    expect(await opened(link)).toMatchObject({ client: { name: 'Ada Byron', address: '2 Cliff Road' } });
  }
  await expectCounted(owner);
});

it('shows the job that a quote belongs to now, whatever it belonged to when its link was made', async () => {
  const { owner, client, params, token } = await withQuote();
  const day = async (scheduledDate: string) => {
    const job = { title: 'Sink', clientId: client.id, scheduledDate };
    const { id: jobId } = await owner.call(routes.jobs.create, { body: job });
    const body = { clientId: client.id, jobId, title: 'Kitchen tap', lines: [line] };
    await owner.call(quotes.update, { params, body });
    expect(await tripsOf(token)).toBe(2);
    expect(await opened(token)).toMatchObject({ workOn: scheduledDate });
  };
  await day('2030-01-02');
  await day('2030-01-03');
});
