import { expect, it } from 'vitest';
import { formatDate, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';
import { readPdf } from '../paper/testing/read-pdf.ts';
import { mailTo } from '../testing/inbox.ts';

const system = localSystem();
const { clients, invoices, payments } = routes;

const begin = async (email: string | null) => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café', email } });
  const body = { invoiceNumber: 'INV-7', clientId: client.id, amount: 240, dueDate: '2030-01-31' };
  const invoice = await person.call(invoices.create, { body });
  const first = { invoiceId: invoice.id, amount: 100, method: 'cash' as const, paidOn: today() };
  const payment = await person.call(payments.record, { body: first });
  const mail = (id = payment.id) => person.answer(payments.receipt, { params: { id } });
  return { person, invoice, payment, mail };
};

it('goes to the customer once, with the payments on the invoice’s PDF', async () => {
  const email = `receipt-${process.pid}@example.com`;
  const { person, payment, mail } = await begin(email);
  const replies = await Promise.all([mail(), mail(), mail()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(replies.find(({ status }) => status === 200)?.body).toMatchObject({
    id: payment.id,
    receiptMailedAt: expect.any(String),
  });
  expect((await mail()).status).toBe(409);
  const [sent, ...others] = await mailTo(system.services.inbox, email);
  expect(others).toEqual([]);
  expect(sent?.subject).toBe('Receipt: £100.00 for invoice INV-7');
  expect(sent?.body.text).toContain('We received £100.00 in cash on');
  expect(sent?.body.text).toContain('£140.00 is still to pay');
  expect(sent?.body.text).toMatch(/Your payment\n\s+Received:\s+£100\.00\n/);
  expect(await person.call(payments.list, { query: {} })).toMatchObject([
    { receiptMailedAt: expect.any(String) },
  ]);
});

it('is not mailed to somebody without an address, and can be once there is one', async () => {
  const { person, invoice, mail } = await begin(null);
  const none = 'Harbour Café has no email address';
  expect(await mail()).toMatchObject({
    status: 400,
    body: { message: none, issues: [{ path: 'to', message: none }] },
  });
  const email = `later-${process.pid}@example.com`;
  await person.call(clients.update, {
    params: { id: invoice.clientId },
    body: { name: 'Harbour Café', email },
  });
  expect((await mail()).status).toBe(200);
  expect(await mailTo(system.services.inbox, email)).toHaveLength(1);
});

it('as a PDF names every payment and what is left, and PAID at the end', async () => {
  const { person, invoice, payment } = await begin(null);
  const { id } = invoice;
  const pdfOf = async (route: typeof invoices.receiptPdf | typeof invoices.pdf) => {
    const path = route.path.replace('{id}', `${id}`);
    const reply = await fetch(system.services.app + path, { headers: { cookie: person.cookie } });
    return (await readPdf(new Uint8Array(await reply.arrayBuffer()))).text;
  };
  const day = formatDate(today());
  const part = await pdfOf(invoices.receiptPdf);
  expect(part).toContain(`Received in cash on ${day}`);
  expect(part).toContain('£140.00 Still to pay');
  expect(part).not.toContain('PAID');
  expect(await pdfOf(invoices.pdf)).toContain('£100.00 has been paid. Please pay £140.00 by 31 Jan 2030');
  await person.call(payments.record, {
    body: { invoiceId: id, amount: 160, method: 'bank', paidOn: today() },
  });
  await person.call(payments.refund, { params: { id: payment.id }, body: { amount: 20 } });
  const whole = await pdfOf(invoices.receiptPdf);
  expect(whole).toContain('PAID');
  expect(whole).toContain(`Received by bank transfer on ${day}`);
  expect(whole).toContain(`Refunded on ${day}`);
  expect(whole).toContain('-£20.00');
  expect(whole).toContain('£0.00 Still to pay');
});
