import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { readPdf } from '#functions/paper/testing/read-pdf.ts';
import { photoForm, whiteDot } from '#functions/testing/forms.ts';
import { setOnFirm } from '#functions/testing/partition.ts';
import { addDays, formatDate, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
const { clients, invoices, jobs, payments, quotes, settings } = routes;

const line = {
  kind: 'labour',
  description: 'Mend it',
  quantity: 1,
  unit: 'job',
  unitPrice: 300,
  vat: 'o',
} as const;
const agreement = { how: 'written', on: '2026-08-01', words: 'Quote Q-1' } as const;

const text = (bytes = new Uint8Array()): string => Buffer.from(bytes).toString();

it('names what is missing, and then holds everything a court may want', async () => {
  const person = await system.someone();
  const email = `court-${process.pid}@example.com`;
  const client = await person.call(clients.create, { body: { name: 'Mrs A. Example', email } });
  const job = await person.call(jobs.create, { body: { title: 'Boiler', clientId: client.id } });
  await person.send({ method: 'POST', path: `/api/jobs/${job.id}/photos`, body: photoForm() });
  const { id } = await person.call(invoices.create, {
    body: { invoiceNumber: 'INV-7', clientId: client.id, jobId: job.id, amount: 300, dueDate: '2026-09-23' },
  });
  const params = { id };
  const pack = () => person.answer(invoices.evidence, { params });
  expect(await pack()).toMatchObject({
    status: 409,
    body: {
      message: expect.stringContaining('Email the invoice first'),
      issues: ['sentAt', 'buyerAddress', 'sellerAddress', 'letter'].map((path) => ({ path })),
    },
  });
  await person.call(settings.updateBusiness, { body: { address: '4 Station Road\nLeeds' } });
  await person.call(clients.update, {
    params: { id: client.id },
    body: { name: 'Mrs A. Example', email, address: '1 Quay\nWhitby' },
  });
  const quote = await person.call(quotes.create, {
    body: { clientId: client.id, jobId: job.id, title: 'Boiler', lines: [line] },
  });
  await person.call(quotes.send, { params: { id: quote.id }, body: { to: email } });
  await person.call(quotes.answer, {
    params: { id: quote.id },
    body: { answer: 'accepted', how: 'phone', note: 'Rang at noon' },
  });
  // During a trial emails are sent only to the client's own address.
  await setOnFirm(person.firmId, { stripeSubscriptionId: 'sub_1' });
  await person.call(invoices.send, { params, body: { to: 'bounce@simulator.amazonses.com' } });
  await person.call(payments.record, {
    body: { invoiceId: id, amount: 100, method: 'cash', paidOn: '2026-10-01' },
  });
  const letter = await person.call(invoices.claim, {
    params,
    body: { kind: 'letter_before_claim', debtor: 'individual', agreement, amount: 200 },
  });
  await person.call(invoices.updateClaim, { params: { id: letter.id }, body: { postedOn: today() } });
  expect(await pack()).toMatchObject({
    status: 409,
    body: {
      message: expect.stringContaining(`runs until ${formatDate(addDays(today(), 30))}`),
      issues: [{ path: 'letter' }],
    },
  });
  // Imported late, because entities read the environment when they load.
  const { claimEntity } = await import('#functions/invoices/late/entity.ts');
  const given = { on: '2026-09-01', documentsGivenOn: '2026-09-25' };
  await claimEntity.patch({ firmId: person.firmId, id: letter.id }).set(given).go();
  const ready = await vi.waitFor(
    async () => {
      const { status, body } = await pack();
      expect(status).toBe(200);
      const { url, size } = body as { url: string; size: number };
      const zip = new Uint8Array(await (await fetch(url)).arrayBuffer());
      expect(zip.length).toBe(size);
      const files = unzipSync(zip);
      expect(text(files['Contents.txt'])).toContain('it bounced');
      return { files, body };
    },
    { timeout: 60_000, interval: 200 },
  );
  const { files, body } = ready;
  expect(Object.keys(files)).toEqual((body as { files: string[] }).files);
  expect(Object.keys(files).map((name) => name.replace(/\d{10,}/, 'N'))).toEqual([
    ...['1 quote/Q-1.pdf', '1 quote/Q-1 answer.json', '2 photos/before-N.png', '3 invoice/INV-7.pdf'],
    ...['3 invoice/INV-7 payments.pdf', '4 claims/CL-1.pdf', '4 claims/CL-1.json', 'Contents.txt'],
  ]);
  const contents = text(files['Contents.txt']);
  for (const words of [
    'still to pay £200.00',
    'Q-1 of ',
    'accepted by',
    '1 Oct 2026  Received in cash: £100.00',
    'Invoice to bounce@simulator.amazonses.com',
    'Letter before claim CL-1: £200.00, posted on',
    '£35.00 to make the claim, and £27.00 for a hearing',
    'fee table up to 12 Jul 2026',
    'On the table up to 12 Jul 2026 it is £35.00 for a claim of £200.00.',
    'Money Claim Online (MCOL), moneyclaim.gov.uk',
    'form N1',
    'The claimant’s invoice INV-7 of',
    'The documents they asked for were sent',
  ])
    expect(contents).toContain(words);
  const photo = Object.keys(files).find((name) => name.startsWith('2 photos'));
  expect(files[photo ?? '']).toEqual(whiteDot);
  expect((await readPdf(files['3 invoice/INV-7.pdf'] ?? new Uint8Array())).text).toContain('INV-7');
  expect((await readPdf(files['1 quote/Q-1.pdf'] ?? new Uint8Array())).text).toContain(
    'accepted by Mrs A. Example by phone',
  );
  expect(text(files['1 quote/Q-1 answer.json'])).toContain('Rang at noon');
  const stranger = await system.someone();
  expect((await stranger.answer(invoices.evidence, { params })).status).toBe(404);
});
