import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { whiteDot } from '#functions/testing/forms.ts';
import { startMailServer } from '#functions/testing/mail-server.ts';
import { fitTheTap } from '#functions/testing/quotes/fit-the-tap.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../testing/system.ts';
import { askBundle } from './ask-bundle.ts';

const { clients, quotes, settings } = routes;
const folder = mkdtempSync(join(tmpdir(), 'fettle-letters-'));
const system = localSystem();
afterAll(() => rmSync(folder, { recursive: true }));

it('the carrier’s bundle sends a waiting quote with its logo and link', async () => {
  const { receiveInProcess } = await import('#functions/lib/queue.ts');
  // Not sent by this process, but by the bundle below.
  receiveInProcess('letters', async () => ({ batchItemFailures: [] }));
  const server = await startMailServer();
  const person = await system.someone();
  const { host: smtpHost, port: smtpPort, user: emailUser, pass: emailPass } = server;
  const form = new FormData();
  form.append('file', new Blob([whiteDot]), 'logo.png');
  await person.send({ method: 'PUT', path: settings.putLogo.path, body: form });
  await person.call(settings.updateBusiness, { body: { address: '12 Example Street', tradingName: '' } });
  await person.call(settings.updateEmail, {
    body: { emailService: 'smtp', emailUser, emailPass, smtpHost, smtpPort },
  });
  const client = await person.call(clients.create, { body: { name: 'Ada', email: 'ada@example.com' } });
  const { id } = await person.call(quotes.create, {
    body: { clientId: client.id, title: 'Kitchen tap', lines: [fitTheTap] },
  });
  const sent = await person.answer(quotes.send, { params: { id }, body: { to: 'ada@example.com' } });
  expect(sent.status).toBe(202);
  expect(server.received).toEqual([]);
  const call = { Records: [{ messageId: 'a', body: '{}' }] };
  expect(await askBundle(folder, 'carrier', call)).toEqual({ batchItemFailures: [] });
  const [mail] = server.received;
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['logo.png', 'Q-1.pdf']);
  expect(mail?.text).toMatch(/guest#[\w-]{43}/);
  expect(await askBundle(folder, 'carrier', call)).toEqual({ batchItemFailures: [] });
  expect(server.received).toHaveLength(1);
  await server.close();
});
