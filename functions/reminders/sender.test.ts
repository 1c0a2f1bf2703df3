import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { logger } from '#functions/lib/log.ts';
import { today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { asLambda } from '../../local/gateway/running.ts';
import { localSystem } from '../../local/testing/system.ts';
import { day } from '../testing/clock.ts';

const system = localSystem();
const { clients, invoices, settings } = routes;
beforeAll(() => {
  // The SDK’s own retries are off: these tests are about what our code does once the SDK has given up.
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
});
afterEach(() => allow({}));
afterAll(() => vi.unstubAllEnvs());

const allow = async (limits: object) => {
  await fetch(`${system.services.inbox}/limits`, { method: 'PUT', body: JSON.stringify(limits) });
};

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
  return { person, id, message };
};

const receive = async (...messages: object[]) => {
  const { handler } = await import('./sender.ts');
  const Records = messages.map((message, at) => ({ messageId: `${at}`, body: JSON.stringify(message) }));
  return asLambda('sender', handler)({ Records } as never);
};

it('when SES will not, a sentence says what to do, and the schedule settles it', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue();
  vi.spyOn(logger, 'warn').mockReturnValue();
  const { person, id, message: due } = await begin();
  await allow({ sandbox: ['fettle.example'] });
  const refused = await person.answer(invoices.remind, { params: { id } });
  expect(refused.status).toBe(409);
  const message = /^We can’t email this address yet\. Set up your own email account/;
  expect(refused.body).toMatchObject({ message: expect.stringMatching(message) });
  expect(log).toHaveBeenCalledWith('SES refused a mail', expect.anything());
  expect(await receive(due)).toEqual({ batchItemFailures: [] });
});
