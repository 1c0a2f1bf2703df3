import { expect, it, vi } from 'vitest';
import { today } from '#shared/dates.ts';
import { needsYou } from '#shared/domain/dashboard/needs-you.ts';
import type { LineInput } from '#shared/lines/line.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { filledReader } from '../testing/device/filled.ts';

const system = localSystem();
const { clients, invoices, quotes, settings } = routes;

const line: LineInput = {
  ...{ kind: 'labour', description: 'Fit the tap', quantity: 1, unit: 'hour', unitPrice: 45, vat: 'o' },
};

let count = 0;
/** A client at an address, with an invoice and a quote. */
const begin = async (email = `letter${++count}-${process.pid}@example.com`) => {
  const person = await system.someone();
  await person.call(settings.updateBusiness, { body: { address: '12 Example Street', tradingName: '' } });
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Harbour Café', email } });
  const invoice = await person.call(invoices.create, {
    body: { invoiceNumber: 'INV-7', clientId, amount: 80, dueDate: '2030-01-31' },
  });
  const quote = await person.call(quotes.create, { body: { clientId, title: 'Tap', lines: [line] } });
  return { person, email, clientId, invoice: { id: invoice.id }, quote: { id: quote.id } };
};

const states = (person: Someone, route: typeof invoices.letters | typeof quotes.letters, id: number) =>
  person.call(route, { params: { id } }) as Promise<Record<string, unknown>[]>;

const needsOf = async (person: Someone) => {
  const now = Date.now();
  return needsYou(await filledReader(person), { now, today: today(now) });
};

const become = (asked: () => Promise<unknown>, expected: unknown) =>
  vi.waitFor(async () => expect(await asked()).toMatchObject(expected as object), {
    timeout: 60_000,
    interval: 50,
  });

it('a letter tells on its record when it has arrived, and each sending is one', async () => {
  const { person, email, clientId, invoice, quote } = await begin();
  expect(await states(person, invoices.letters, invoice.id)).toEqual([]);
  await person.call(invoices.send, { params: invoice, body: { to: email } });
  const arrived = { stage: 'send', to: email, state: 'delivered', trouble: null, why: null };
  await become(() => states(person, invoices.letters, invoice.id), [arrived]);
  await person.call(invoices.remind, { params: invoice });
  await become(() => states(person, invoices.letters, invoice.id), [{ ...arrived, stage: 'ask' }, arrived]);
  await person.call(quotes.send, { params: quote, body: { to: email } });
  const [first] = await states(person, quotes.letters, quote.id);
  // It is sent after the reply.
  expect(['queued', 'sent', 'delivered']).toContain(first?.state);
  await become(() => states(person, quotes.letters, quote.id), [arrived]);
  const params = { id: clientId };
  expect(await person.call(invoices.sendStatement, { params, body: { to: email } })).toMatchObject({
    state: 'sent',
  });
  await become(
    async () => (await person.call(routes.thread.ofClient, { params })).statements,
    [{ state: 'delivered' }],
  );
  expect((await person.answer(invoices.letters, { params: { id: 1 } })).status).toBe(404);
});

it('one that bounces says why, and the quote it was about needs somebody', async () => {
  const { person, email, clientId, quote } = await begin('bounce+why@simulator.amazonses.com');
  await person.call(quotes.send, { params: quote, body: { to: email } });
  const why = 'Their server said: smtp; 550 5.1.1 user unknown';
  await become(
    () => states(person, quotes.letters, quote.id),
    [{ state: 'bounced', why, troubleAt: expect.any(String) }],
  );
  expect(await needsOf(person)).toContainEqual(
    expect.objectContaining({ reason: 'bounced', of: 'quote', id: quote.id }),
  );
  const right = `right${count}-${process.pid}@example.com`;
  const body = { name: 'Harbour Café', email: right };
  await person.call(clients.update, { params: { id: clientId }, body });
  await person.call(quotes.send, { params: quote, body: { to: right } });
  await become(
    () => states(person, quotes.letters, quote.id),
    [
      { to: right, state: 'delivered' },
      { to: email, state: 'bounced' },
    ],
  );
  expect(await needsOf(person)).not.toContainEqual(expect.objectContaining({ reason: 'bounced' }));
});

it('one that its own mail account refuses says so', async () => {
  const { person, email, quote } = await begin();
  const account = { emailUser: 'a@example.com', emailPass: 'b', smtpHost: 'localhost', smtpPort: 2525 };
  await person.call(settings.updateEmail, { body: { emailService: 'smtp', ...account } });
  await person.call(quotes.send, { params: quote, body: { to: email } });
  await become(
    () => states(person, quotes.letters, quote.id),
    [{ state: 'failed', why: expect.stringContaining('couldn’t reach your email server') }],
  );
});
