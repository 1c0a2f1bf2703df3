import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '#functions/lib/log.ts';
import { today } from '#shared/dates.ts';
import { trialMailsPerDay } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { asLambda } from '../../local/gateway/running.ts';
import { sqs } from '../../local/lambda/sqs.ts';
import { localSystem } from '../../local/testing/system.ts';
import { day, hour, rightClockAfterEach } from '../testing/clock.ts';
import { mailTo } from '../testing/inbox.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, invoices, settings } = routes;
let queue: Awaited<ReturnType<typeof sqs>>;

beforeAll(() => {
  // The SDK’s own retries are off: these tests are about what our code does once the SDK has given up.
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
});
beforeEach(async () => {
  queue = await sqs('reminders');
  vi.stubEnv('REMINDERS_QUEUE_URL', queue.queueUrl);
  vi.stubEnv('AWS_ENDPOINT_URL_SQS', new URL(queue.queueUrl).origin);
  return async () => {
    await allow({});
    queue.stop();
  };
});
afterAll(() => vi.unstubAllEnvs());

const allow = (limits: object) =>
  fetch(`${system.services.inbox}/limits`, { method: 'PUT', body: JSON.stringify(limits) });

let counter = 0;
const begin = async () => {
  const person = await system.someone();
  await person.call(settings.updateReminders, { body: { remindersOn: true } });
  const email = `room${++counter}@example.com`;
  const client = await person.call(clients.create, { body: { name: 'Harbour Café', email } });
  const dueDate = today(Date.now() - day);
  const { id } = await person.call(invoices.create, {
    body: { invoiceNumber: 'INV-7', clientId: client.id, amount: 80, dueDate },
  });
  const message = { firmId: person.firmId, invoiceId: id };
  return { person, id, message, mails: () => mailTo(system.services.inbox, email) };
};

const receive = async (...messages: object[]) => {
  const { handler } = await import('./sender.ts');
  const Records = messages.map((message, at) => ({ messageId: `${at}`, body: JSON.stringify(message) }));
  return asLambda('sender', handler)({ Records } as never);
};
const queued = (): { waitingSince: number }[] => queue.event().Records.map(({ body }) => JSON.parse(body));

describe('when SES has no room', () => {
  it('a reminder waits on the queue and is no failure, however often', async () => {
    const { message, mails } = await begin();
    await allow({ perSecond: 0 });
    expect(await receive(message)).toEqual({ batchItemFailures: [] });
    const [waiting] = queued();
    expect(waiting).toMatchObject(message);
    for (let again = 0; again < 4; again++)
      expect(await receive(waiting ?? {})).toEqual({ batchItemFailures: [] });
    expect(queued()).toHaveLength(5);
    expect(new Set(queued().map(({ waitingSince }) => waitingSince)).size).toBe(1);
    for (const seconds of queue.delays()) expect(seconds).toBeGreaterThanOrEqual(30);
    expect(await mails()).toEqual([]);
    await allow({});
    await receive(...queued());
    expect(await mails()).toHaveLength(1);
  });

  it('the rest of the batch goes out as far as there is room', async () => {
    const all = await Promise.all([begin(), begin(), begin()]);
    await allow({ perSecond: 2 });
    // One moment for all three, however slow this machine is.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    expect(await receive(...all.map(({ message }) => message))).toEqual({ batchItemFailures: [] });
    expect(queued()).toMatchObject([all[2]?.message]);
  });

  it('all day, a reminder is left to the next morning', async () => {
    const log = vi.spyOn(logger, 'warn').mockReturnValue();
    const { message, id } = await begin();
    await allow({ perSecond: 0 });
    const waitingSince = Date.now() - 13 * hour;
    expect(await receive({ ...message, waitingSince })).toEqual({ batchItemFailures: [] });
    expect(queued()).toEqual([]);
    expect(log).toHaveBeenCalledWith('Not reminded', expect.objectContaining({ invoiceId: id }));
  });

  it('whoever reminds by hand is asked to try again', async () => {
    const { person, id, mails } = await begin();
    await allow({ perSecond: 0 });
    const remind = () => person.answer(invoices.remind, { params: { id } });
    expect(await remind()).toMatchObject({
      status: 503,
      body: { message: 'Too many emails are going out right now. Try again in a minute.' },
    });
    await allow({});
    expect((await remind()).status).toBe(200);
    expect(await mails()).toHaveLength(1);
  });
});

describe('when SES will not', () => {
  it.each([
    [
      { sandbox: ['fettle.example'] },
      409,
      /^We can’t email this address yet\. Set up your own email account/,
    ],
    [{ perDay: 0 }, 503, /^We’ve reached today’s email limit\. Try again tomorrow/],
  ])('%j: a sentence says what to do, and the schedule settles it', async (limits, status, message) => {
    const log = vi.spyOn(logger, 'error').mockReturnValue();
    vi.spyOn(logger, 'warn').mockReturnValue();
    const { person, id, message: due } = await begin();
    await allow(limits);
    const refused = await person.answer(invoices.remind, { params: { id } });
    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject({ message: expect.stringMatching(message) });
    expect(log).toHaveBeenCalledWith('SES refused a mail', expect.anything());
    expect(await receive(due)).toEqual({ batchItemFailures: [] });
    expect(queued()).toEqual([]);
  });

  it('a trial’s day counts what was sent, and not what SES had no room for', async () => {
    const { person, message, mails } = await begin();
    const remind = () => person.answer(invoices.remind, { params: { id: message.invoiceId } });
    await allow({ perSecond: 0 });
    for (let refused = 0; refused <= trialMailsPerDay; refused++)
      expect(await remind()).toMatchObject({ status: 503 });
    await allow({});
    expect(await remind()).toMatchObject({ status: 200 });
    expect(await mails()).toHaveLength(1);
  });
});
