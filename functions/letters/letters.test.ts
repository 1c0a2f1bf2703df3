import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';
import { become } from '../testing/become.ts';

const system = localSystem();
const { clients, invoices } = routes;

it('a letter tells on its record when it has arrived, and each sending is one', async () => {
  const person = await system.someone();
  const email = `letter-${process.pid}@example.com`;
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Harbour Café', email } });
  const bill = { invoiceNumber: 'INV-7', clientId, amount: 80, dueDate: '2030-01-31' };
  const invoice = { id: (await person.call(invoices.create, { body: bill })).id };
  const states = () => person.call(invoices.letters, { params: invoice });
  expect(await states()).toEqual([]);
  await person.call(invoices.send, { params: invoice, body: { to: email } });
  const arrived = { stage: 'send', to: email, state: 'delivered', trouble: null, why: null };
  await become(states, [arrived]);
  await person.call(invoices.remind, { params: invoice });
  await become(states, [{ ...arrived, stage: 'ask' }, arrived]);
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
