import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { BookParams } from '#shared/books/contract.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { rightClockAfterEach, setClock } from '../testing/clock.ts';
import { receiptForm } from '../testing/forms.ts';

const system = localSystem();
rightClockAfterEach();
const { books, clients, invoices, jobs, payments, settings } = routes;

let person: Someone;
const days = { from: '2026-10-25', to: '2026-10-31' };

const line = {
  kind: 'labour',
  description: 'Fit a boiler',
  quantity: 3,
  unit: 'hour',
  unitPrice: 45,
  vat: 's',
};

const setUp = async () => {
  await person.call(settings.updateBusiness, {
    body: { ownName: 'Robin Example', address: '2 Quay', vatScheme: 'standard', vatNumber: 'GB123456782' },
  });
  const { id: harbour } = await person.call(clients.create, {
    body: {
      name: 'Harbour Café, Ltd',
      email: 'till@example.com',
      address: 'Flat 2\n12 Example Street\nExampleton, EX1 1AA',
    },
  });
  const { id: builder } = await person.call(clients.create, {
    body: {
      ...{ name: '=Builder "B"', address: '1 Mill Lane', kind: 'business', vatNumber: 'GB123456782' },
      cisContractor: 'yes',
    },
  });
  const { id: jobId } = await person.call(jobs.create, { body: { title: '@Boiler', clientId: harbour } });
  return { harbour, builder, jobId };
};

/**
 * An October: prices with and without VAT, discounts, a reverse charge, a single amount, a credit note, a void invoice, payments
 * and receipts.
 */
const fill = async () => {
  const { harbour, builder, jobId } = await setUp();
  const raise = async (clientId: number, invoiceNumber: string, fields: object) =>
    (
      await person.call(invoices.create, {
        body: { clientId, invoiceNumber, dueDate: '2026-11-30', ...fields } as never,
      })
    ).id;
  const lines = [
    line,
    {
      ...line,
      description: 'Pipe,\n22 mm',
      unit: 'm',
      quantity: 1.5,
      unitPrice: 9.99,
      vat: 'r',
      discount: 12.5,
    },
  ];
  const first = await raise(harbour, 'INV-1', { jobId, lines });
  await raise(harbour, 'INV-2', { lines, pricesInclude: 'gross', discount: { percent: 10 } });
  const reverseCharge = { construction: 'yes', customerRegistered: 'yes' };
  await raise(builder, 'INV-3', { lines: [{ ...line, vat: 'rc' }], reverseCharge });
  const single = await raise(harbour, 'INV-4', { amount: 120.5, jobId });
  const voided = await raise(harbour, 'INV-5', { lines: [line] });
  await person.call(invoices.void, { params: { id: voided }, body: { reason: 'Twice' } });
  const part = [{ ...line, quantity: 1 }];
  await person.call(invoices.credit, {
    params: { id: first },
    body: { lines: part as never, reason: 'Less' },
  });
  const paid = { method: 'bank' as const, paidOn: '2026-10-25' };
  const { id } = await person.call(payments.record, {
    body: { ...paid, invoiceId: single, amount: 120.5, reference: '-1, "x"' },
  });
  await person.call(payments.refund, { params: { id }, body: { amount: 20, on: '2026-10-26' } });
  await person.call(payments.record, { body: { ...paid, invoiceId: first, amount: 10, method: 'cis' } });
  const bought = {
    receiptDate: '2026-10-25',
    vendor: '+Harbour, Supplies',
    amount: 12,
    vatAmount: 2,
    category: 'tools',
  };
  await person.send({ method: 'POST', path: '/api/receipts', body: receiptForm(bought) });
  const reversed = { receiptDate: '2026-10-26', vendor: 'Marsh Roofing', amount: 500, reverseCharge: 'rc' };
  await person.send({ method: 'POST', path: '/api/receipts', body: receiptForm(reversed) });
  await person.send({
    method: 'POST',
    path: '/api/receipts',
    body: receiptForm({ receiptDate: '2026-11-01' }),
  });
};

beforeAll(async () => {
  // Half past midnight in London, where summer time has not ended yet: it is the 25th.
  setClock('2026-10-24T23:30:00Z');
  person = await system.someone();
  await fill();
});

beforeEach(() => {
  setClock('2026-10-24T23:40:00Z');
});

const golden = (name: string): URL => new URL(`golden/${name}.csv`, import.meta.url);

it.each([
  ['xero', 'sales'],
  ['xero', 'bank'],
  ['xero', 'cis'],
  ['xero', 'bills'],
  ['quickbooks', 'sales'],
  ['quickbooks', 'expenses'],
  ['quickbooks', 'credits'],
  ['freeagent', 'bank'],
  ['freeagent', 'cis'],
  ['freeagent', 'expenses'],
  ['receipts', 'csv'],
] as BookParams[keyof BookParams][][])('writes %s %s as it did before', async (format, kind) => {
  const params = { format, kind } as BookParams;
  const { status, headers, bytes } = await person.answer(books.file, { params, query: days });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const text = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(bytes)
    .replace(/-\d{13,}(?=\.png|,)/g, '-ID');
  if (process.env.WRITE_GOLDEN) writeFileSync(golden(`${format}-${kind}`), text);
  expect(text).toBe(readFileSync(golden(`${format}-${kind}`), 'utf8'));
});
