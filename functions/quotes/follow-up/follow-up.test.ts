import { expect, it, vi } from 'vitest';
import { fitTheTap } from '#functions/testing/quotes/fit-the-tap.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../../local/testing/system.ts';
import { rightClockAfterEach, setClock } from '../../testing/clock.ts';
import { mailTo } from '../../testing/inbox.ts';
import { runReminders } from '../../testing/morning.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, quotes, settings } = routes;

const sentOn = '2026-03-10T09:00:00Z';
const morning = (days: number) => new Date(Date.parse(sentOn) + days * 24 * 3600 * 1000).toISOString();

let count = 0;
const begin = async (fields: object = { followUps: true }) => {
  vi.useRealTimers();
  const person = await system.someone();
  await person.call(settings.updateBusiness, { body: { address: '12 Example Street' } });
  setClock(sentOn);
  const email = `asked${++count}-${process.pid}@example.com`;
  const client = await person.call(clients.create, { body: { name: 'Ada', email } });
  const body = { clientId: client.id, title: 'Kitchen tap', lines: [fitTheTap], ...fields };
  const { id } = await person.call(quotes.create, { body });
  const params = { id };
  await person.call(quotes.link, { params });
  return { person, client, params, mails: () => mailTo(system.services.inbox, email) };
};

it('asks the customer again after three and after seven days, once each', async () => {
  const { mails } = await begin();
  const askedOn: number[] = [];
  for (const days of [1, 2, 3, 4, 6, 7, 8, 14]) {
    setClock(morning(days));
    const before = (await mails()).length;
    await Promise.all([runReminders(), runReminders()]);
    const more = (await mails()).length - before;
    askedOn.push(...Array.from({ length: more }, () => days));
  }
  expect(askedOn).toEqual([3, 7]);
  const [first] = await mails();
  expect(first?.subject).toMatch(/^Your quote Q-1 from /);
  expect(first?.body.text).toMatch(/guest#[\w-]{43}/);
});

it('skips quotes that are answered, withdrawn, edited or expired, or whose user opted out', async () => {
  const answered = await begin();
  const withdrawn = await begin();
  const changed = await begin();
  const expired = await begin({ followUps: true, validUntil: '2026-03-11' });
  const unwanted = await begin({});
  await answered.person.answer(quotes.answer, {
    params: answered.params,
    body: { answer: 'declined', how: 'phone' },
  });
  await withdrawn.person.call(quotes.withdraw, { params: withdrawn.params });
  await changed.person.call(quotes.update, {
    params: changed.params,
    body: { clientId: changed.client.id, title: 'Two taps' },
  });
  for (const days of [3, 7]) {
    setClock(morning(days));
    await runReminders();
  }
  for (const { mails } of [answered, withdrawn, changed, expired, unwanted])
    expect(await mails()).toEqual([]);
});
