import { expect, it } from 'vitest';
import { today } from '#shared/dates.ts';
import { needsYou } from '#shared/domain/dashboard/needs-you.ts';
import type { LineInput } from '#shared/lines/line.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import { become } from '../../testing/become.ts';
import { filledReader } from '../../testing/device/filled.ts';

const system = localSystem();
const { clients, quotes, settings } = routes;

const line: LineInput = {
  ...{ kind: 'labour', description: 'Fit the tap', quantity: 1, unit: 'hour', unitPrice: 45, vat: 'o' },
};

let count = 0;
/** A client at an address, with a quote. */
const begin = async (email = `letter${++count}-${process.pid}@example.com`) => {
  const person = await system.someone();
  await person.call(settings.updateBusiness, { body: { address: '12 Example Street', tradingName: '' } });
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Harbour Café', email } });
  const quote = await person.call(quotes.create, { body: { clientId, title: 'Tap', lines: [line] } });
  return { person, email, clientId, quote: { id: quote.id } };
};

const statesOf = (person: Someone, quote: { id: number }) => person.call(quotes.letters, { params: quote });

const needsOf = async (person: Someone) => {
  const now = Date.now();
  return needsYou(await filledReader(person), { now, today: today(now) });
};

it('a letter tells on its quote when it has arrived', async () => {
  const { person, email, quote } = await begin();
  await person.call(quotes.send, { params: quote, body: { to: email } });
  const [first] = await statesOf(person, quote);
  // It is sent after the reply.
  expect(['queued', 'sent', 'delivered']).toContain(first?.state);
  const arrived = { stage: 'send', to: email, state: 'delivered', trouble: null, why: null };
  await become(() => statesOf(person, quote), [arrived]);
});

it('one that bounces says why, and the quote it was about needs somebody', async () => {
  const { person, email, clientId, quote } = await begin('bounce+why@simulator.amazonses.com');
  await person.call(quotes.send, { params: quote, body: { to: email } });
  const why = 'Their server said: smtp; 550 5.1.1 user unknown';
  await become(() => statesOf(person, quote), [{ state: 'bounced', why, troubleAt: expect.any(String) }]);
  expect(await needsOf(person)).toContainEqual(
    expect.objectContaining({ reason: 'bounced', of: 'quote', id: quote.id }),
  );
  const right = `right${count}-${process.pid}@example.com`;
  const body = { name: 'Harbour Café', email: right };
  await person.call(clients.update, { params: { id: clientId }, body });
  await person.call(quotes.send, { params: quote, body: { to: right } });
  await become(
    () => statesOf(person, quote),
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
    () => statesOf(person, quote),
    [{ state: 'failed', why: expect.stringContaining('couldn’t reach your email server') }],
  );
});
