import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getObject, listKeys } from '#functions/lib/bucket.ts';
import { paperPrefix } from '#functions/paper/issued/place.ts';
import { readPdf } from '#functions/paper/testing/read-pdf.ts';
import { today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import { partitionOf } from '../../testing/partition.ts';

const system = localSystem();
const { clients, invoices, payments, settings } = routes;

const business = {
  businessKind: 'company',
  tradingName: 'Harbour Plumbing',
  legalName: 'Harbour Plumbing Ltd',
  companyNumber: 'SC123456',
  registeredOffice: '1 Quay\nOban',
  address: '2 Quay\nOban',
  vatScheme: 'standard',
  vatNumber: 'GB123456782',
  accountName: 'Harbour Plumbing Ltd',
  sortCode: '20-61-48',
  accountNumber: '73918264',
  cisStatus: 'registered',
  utr: '9583920174',
} as const;

const line = { kind: 'labour', description: 'Fit tap', quantity: 2.5, unit: 'hour', unitPrice: 40, vat: 's' };
const tap = { kind: 'material', description: 'Tap', quantity: 1, unit: 'each', unitPrice: 59.99, vat: 's' };
const contractor = { kind: 'business', cisContractor: 'yes', vatNumber: 'GB123456782' } as const;

const raise = async ({ client = {}, lines = [line, tap] as object[] } = {}) => {
  const person = await system.someone();
  await person.call(settings.updateBusiness, { body: business });
  const { id: clientId } = await person.call(clients.create, {
    body: { name: 'Mill Lane Café', address: '1 Mill Lane', ...client },
  });
  const body = { invoiceNumber: 'INV-1', clientId, dueDate: '2030-01-31', lines, notes: 'Thank you' };
  const invoice = await person.call(invoices.create, { body: body as never });
  return { person, clientId, id: invoice.id };
};

const pdf = (person: Someone, id: number) => person.answer(invoices.pdf, { params: { id } });
const kept = async ({ firmId }: Someone) =>
  (await partitionOf(firmId)).find(({ __edb_e__: kind }) => kind === 'paper') as { sha256: string };

describe('the paper of an invoice with lines', () => {
  it('says all of it: seller, lines, VAT, and where to pay', async () => {
    const { person, id } = await raise();
    const { text } = await readPdf((await pdf(person, id)).bytes);
    for (const words of [
      'From Harbour Plumbing Ltd trading as Harbour Plumbing 2 Quay Oban',
      'VAT number GB 123 4567 82',
      'Fit tap 2.5 hours £40.00 20% £100.00',
      'Tap 1 £59.99 20% £59.99',
      '£159.99 Net total £32.00 VAT at 20% Total due by 31 Jan 2030 £191.99',
      'Account name Harbour Plumbing Ltd Sort code 20-61-48 Account number 73918264 Payment reference INV-1',
      'Harbour Plumbing Ltd is registered in Scotland under number SC123456. Registered office: 1 Quay, Oban',
    ])
      expect(text).toContain(words);
  });

  it('is made once: the same bytes ever after, whatever becomes of invoice, client and business', async () => {
    const { person, id, clientId } = await raise();
    const replies = await Promise.all([pdf(person, id), pdf(person, id), pdf(person, id)]);
    const hashes = replies.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    const { sha256 } = await kept(person);
    expect(new Set(hashes)).toEqual(new Set([sha256]));
    const [key = ''] = await listKeys(paperPrefix(person.firmId));
    expect(key).toContain(sha256);
    expect(Buffer.from((await getObject(key)) ?? [])).toEqual(Buffer.from(replies[0]?.bytes ?? []));
    await person.call(settings.updateBusiness, { body: { tradingName: 'New Name', accountNumber: '' } });
    await person.call(clients.update, { params: { id: clientId }, body: { name: 'Other' } });
    const body = { invoiceNumber: 'INV-1', clientId, dueDate: '2031-01-31', notes: 'Later' };
    await person.call(invoices.update, { params: { id }, body });
    const part = { invoiceId: id, amount: 50, method: 'cash', paidOn: today() } as const;
    await person.call(payments.record, { body: part });
    expect(Buffer.from((await pdf(person, id)).bytes)).toEqual(Buffer.from(replies[0]?.bytes ?? []));
    expect(await kept(person)).toEqual({ ...(await kept(person)), sha256 });
    const receipt = await person.answer(invoices.receiptPdf, { params: { id } });
    const { text } = await readPdf(receipt.bytes);
    expect(text).toContain('From Harbour Plumbing Ltd trading as Harbour Plumbing');
    expect(text).toContain('£50.00 Received in cash on');
    expect(text).toContain('Still to pay £141.99');
  });

  it('says what a contractor is expected to keep back, and who pays the VAT', async () => {
    const reverseCharge = { construction: 'yes' };
    const lines = [
      { ...line, vat: 'rc' },
      { ...tap, vat: 'rc', cost: 30 },
    ];
    const person = await system.someone();
    await person.call(settings.updateBusiness, { body: business });
    const { id: clientId } = await person.call(clients.create, {
      body: { name: 'Mill Ltd', address: '1 Mill Lane', ...contractor },
    });
    const body = { invoiceNumber: 'INV-1', clientId, dueDate: '2030-01-31', lines, reverseCharge };
    const { id } = await person.call(invoices.create, { body: body as never });
    const { text } = await readPdf((await pdf(person, id)).bytes);
    expect(text).toContain('VAT for the customer to pay to HMRC: £32.00 at 20%');
    expect(text).toContain('Total due by 31 Jan 2030 £159.99');
    expect(text).toContain('UTR 9583920174 Labour £129.99 Materials and other costs £30.00');
    expect(text).toContain('Expected deduction £26.00 Expected payment £133.99');
    expect(text).not.toContain('Materials are shown as charged');
  });

  it('of a credit note names what it credits, and is kept as well', async () => {
    const { person, id } = await raise();
    const body = { lines: [{ ...line, quantity: 1 }], reason: 'One hour less' };
    const note = await person.call(invoices.credit, { params: { id }, body: body as never });
    const file = () => person.answer(invoices.creditPdf, { params: { id: note.id } });
    const [one, two] = [await file(), await file()];
    expect(Buffer.from(two.bytes)).toEqual(Buffer.from(one.bytes));
    expect((await kept(person)).sha256).toBe(createHash('sha256').update(one.bytes).digest('hex'));
    const { text } = await readPdf(one.bytes);
    expect(text).toContain('Credit note number CN-1');
    expect(text).toContain('Credits invoice INV-1');
    expect(text).toContain('£40.00 Net total £8.00 VAT at 20% Total credited £48.00');
    expect(text).toContain('Reason One hour less');
    const receipt = await readPdf((await person.answer(invoices.receiptPdf, { params: { id } })).bytes);
    expect(receipt.text).toContain('£48.00 Taken off by credit note');
    expect(receipt.text).toContain('Still to pay £143.99');
    const stranger = await system.someone();
    expect((await stranger.answer(invoices.creditPdf, { params: { id: note.id } })).status).toBe(404);
  });
});
