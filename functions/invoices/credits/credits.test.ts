import { expect, it } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import { recounted } from '../../testing/partition.ts';

const system = localSystem();
const { clients, dashboard, invoices, payments, settings } = routes;

const begin = async () => {
  const person = await system.someone();
  const business = {
    ...{ ownName: 'Robin Example', address: '2 Quay' },
    ...{ vatScheme: 'standard' as const, vatNumber: 'GB123456782' },
  };
  await person.call(settings.updateBusiness, { body: business });
  const { id: clientId } = await person.call(clients.create, {
    body: { name: 'Mill', address: '1 Mill Ln' },
  });
  const raise = (lines: object[], fields: object = {}) =>
    person.call(invoices.create, { body: { clientId, dueDate: '2030-01-31', lines, ...fields } as never });
  return { person, clientId, raise };
};

const line = {
  kind: 'labour',
  description: 'Fit tap',
  quantity: 1,
  unit: 'each',
  unitPrice: 99.99,
  vat: 's',
};
const reduced = { ...line, description: 'Grab rail', unitPrice: 40, vat: 'r' };

const credit = (person: Someone, id: number, body: object = {}) =>
  person.answer(invoices.credit, { params: { id }, body: body as never });
const credited = (person: Someone, id: number, body: object = {}) =>
  person.call(invoices.credit, { params: { id }, body: body as never });
const read = (person: Someone, id: number) => person.call(invoices.get, { params: { id } });
const pathsIn = ({ body }: { body: unknown }) =>
  ((body as { issues?: { path: string }[] }).issues ?? []).map(({ path }) => path);
const expectTrueCounters = async ({ firmId }: Someone) => {
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
};

it('a whole credit repeats the invoice’s lines and figures, and leaves nothing to pay', async () => {
  const { person, raise } = await begin();
  const lines = [line, reduced, { ...line, quantity: 2, unitPrice: 10, vat: 'z' }];
  const invoice = await raise(lines, { discount: { percent: 10 } });
  const note = await credited(person, invoice.id, { reason: 'Cancelled' });
  expect(note).toMatchObject({
    number: 'CN-1',
    invoiceId: invoice.id,
    invoiceNumber: invoice.invoiceNumber,
    reason: 'Cancelled',
    lines,
    discount: { percent: 10 },
    sums: invoice.sums,
    draftId: null,
  });
  expect(await read(person, invoice.id)).toMatchObject({
    status: 'paid',
    paidAt: null,
    credited: invoice.amount,
    balance: 0,
    overpaid: 0,
    updatedAt: invoice.updatedAt,
  });
  expect(await person.call(dashboard.stats, {})).toMatchObject({ unpaidInvoices: 0, monthlyRevenue: 0 });
  expect(await person.call(invoices.credits, { params: { id: invoice.id } })).toEqual([note]);
  const again = await credit(person, invoice.id);
  expect({ status: again.status, paths: pathsIn(again) }).toEqual({ status: 409, paths: ['lines'] });
  await expectTrueCounters(person);
});

it('credits in part add up to the penny to what was charged, and never to more', async () => {
  const { person, raise } = await begin();
  const invoice = await raise([line, reduced]);
  const third = { ...line, unitPrice: 33.33 };
  const parts = [
    await credited(person, invoice.id, { lines: [third] }),
    await credited(person, invoice.id, { lines: [third, { ...reduced, unitPrice: 10 }] }),
    await credited(person, invoice.id, { lines: [third] }),
  ];
  // Calculated separately, three times 6.67 would credit a penny more VAT than was charged.
  expect(parts.map(({ sums: { byRate } }) => byRate[0]?.amount)).toEqual([6.67, 6.66, 6.67]);
  const over = await credit(person, invoice.id, { lines: [{ ...line, unitPrice: 0.01 }] });
  expect({ status: over.status, paths: pathsIn(over) }).toEqual({ status: 409, paths: ['lines'] });
  const rest = await credited(person, invoice.id);
  expect(rest).toMatchObject({
    number: 'CN-4',
    lines: [{ unitPrice: 30, vat: 'r' }],
    sums: { net: 30, vat: 1.5, total: 31.5 },
  });
  expect(await read(person, invoice.id)).toMatchObject({ credited: invoice.amount, status: 'paid' });
  const numbers = (await person.call(invoices.credits, { params: { id: invoice.id } })).map(
    ({ number }) => number,
  );
  expect(numbers).toEqual(['CN-4', 'CN-3', 'CN-2', 'CN-1']);
  await expectTrueCounters(person);
});

it('credits of prices with VAT take the VAT out of them, and a reverse charge stays one', async () => {
  const { person, clientId, raise } = await begin();
  const gross = await raise([{ ...line, unitPrice: 100 }], { pricesInclude: 'gross' });
  expect(await credited(person, gross.id, { lines: [{ ...line, unitPrice: 25 }] })).toMatchObject({
    pricesInclude: 'gross',
    sums: { net: 20.83, vat: 4.17, total: 25 },
  });
  const rest = await credited(person, gross.id);
  expect(rest.sums).toMatchObject({ net: 62.5, vat: 12.5, total: 75 });
  const contractor = {
    name: 'Mill',
    kind: 'business',
    cisContractor: 'yes',
    vatNumber: 'GB123456782',
  } as const;
  await person.call(clients.update, { params: { id: clientId }, body: contractor });
  const reversed = await raise([{ ...line, unitPrice: 100, vat: 'rc' }]);
  expect((await credited(person, reversed.id)).sums).toEqual({
    ...{ net: 100, vat: 0, total: 100 },
    byRate: [{ vat: 'rc', rate: 20, net: 100, amount: 0, notional: 20 }],
  });
  await expectTrueCounters(person);
});

it('leaves a contractor less to keep back, and less that interest runs on', async () => {
  const { person, clientId, raise } = await begin();
  const contractor = {
    name: 'Mill',
    address: '1 High St',
    kind: 'business',
    cisContractor: 'yes',
    vatNumber: 'GB123456782',
  } as const;
  await person.call(settings.updateBusiness, { body: { cisStatus: 'registered' } });
  await person.call(clients.update, { params: { id: clientId }, body: contractor });
  const work = { ...line, unitPrice: 800, vat: 'rc' } as const;
  const pipes = { ...work, kind: 'material', unitPrice: 200, cost: 150 } as const;
  const dueDate = addDays(today(), -30);
  const { id } = await raise([work, pipes], { dueDate });
  const read = async () => {
    const { cis, late } = await person.call(invoices.get, { params: { id } });
    return { ...cis, principal: late?.principal };
  };
  expect(await read()).toMatchObject({
    gross: 1000,
    base: 850,
    deduction: 170,
    expected: 830,
    principal: 830,
  });
  await credited(person, id, { lines: [{ ...work, unitPrice: 300 }] });
  expect(await read()).toMatchObject({
    gross: 700,
    excluded: 150,
    deduction: 110,
    expected: 590,
    principal: 590,
  });
  await credited(person, id, { lines: [{ ...pipes, unitPrice: 100, cost: 75 }] });
  expect(await read()).toMatchObject({
    gross: 600,
    excluded: 75,
    deduction: 105,
    expected: 495,
    principal: 495,
  });
  await credited(person, id);
  expect(await read()).toMatchObject({ gross: 0, deduction: 0, expected: 0 });
  await expectTrueCounters(person);
});

it('what was paid beyond a credit shows as overpaid, and one amount can be credited too', async () => {
  const { person, clientId } = await begin();
  const body = { invoiceNumber: 'Old-1', clientId, amount: 100, dueDate: '2030-01-31' };
  const invoice = await person.call(invoices.create, { body });
  const paid = {
    invoiceId: invoice.id,
    amount: 80,
    method: 'cash',
    paidOn: invoice.createdAt.slice(0, 10),
  } as const;
  await person.call(payments.record, { body: paid });
  const foreign = await credit(person, invoice.id, { lines: [{ ...line, unitPrice: 30 }] });
  expect({ status: foreign.status, paths: pathsIn(foreign) }).toEqual({
    status: 400,
    paths: ['lines.0.vat'],
  });
  await credited(person, invoice.id, { lines: [{ ...line, unitPrice: 30, vat: 'o' }] });
  expect(await read(person, invoice.id)).toMatchObject({ balance: 0, overpaid: 10, status: 'paid' });
  expect((await person.answer(invoices.remove, { params: { id: invoice.id } })).status).toBe(409);
  expect(
    (await person.answer(invoices.void, { params: { id: invoice.id }, body: { reason: 'x' } })).status,
  ).toBe(409);
  await expectTrueCounters(person);
});

it('one amount is not edited past what was credited of it, nor given to another client', async () => {
  const { person, clientId } = await begin();
  const of = { invoiceNumber: 'Old-1', clientId, dueDate: '2030-01-31' };
  const { id } = await person.call(invoices.create, { body: { ...of, amount: 100 } });
  await credited(person, id, { lines: [{ ...line, unitPrice: 60, vat: 'o' }] });
  const { id: other } = await person.call(clients.create, { body: { name: 'Quay', address: '3 Quay' } });
  const without = { ...line, unitPrice: 100, vat: 'o' };
  const change = (body: object) =>
    person.answer(invoices.update, { params: { id }, body: { ...of, ...body } as never });
  const asked = [
    { amount: 50 },
    { amount: 100, clientId: other },
    { lines: [{ ...line, unitPrice: 500 }] },
    { lines: [{ ...without, unitPrice: 59.99 }, line] },
  ];
  const refused = await Promise.all(asked.map(change));
  expect(refused.map((reply) => [reply.status, ...pathsIn(reply)])).toEqual([
    [409, 'amount'],
    [409, 'clientId'],
    [409, 'lines'],
    [409, 'lines'],
  ]);
  expect(refused[0]?.body).toMatchObject({
    message: '£60.00 of this invoice is credited. It cannot come to less',
  });
  expect(await read(person, id)).toMatchObject({ amount: 100, credited: 60, balance: 40, clientId });
  expect(await change({ amount: 60, notes: 'Thanks' })).toMatchObject({ status: 200, body: { balance: 0 } });
  expect(await change({ lines: [without, line] })).toMatchObject({ status: 200, body: { credited: 60 } });
  expect((await credit(person, id)).status).toBe(201);
  expect(await read(person, id)).toMatchObject({ credited: 219.99, balance: 0 });
  await expectTrueCounters(person);
});

it('"credit and copy" makes the corrected draft at once', async () => {
  const { person, raise } = await begin();
  const invoice = await raise([line, reduced], { notes: 'Thanks', discount: { percent: 5 } });
  const { draftId } = await credited(person, invoice.id, { copy: true });
  expect(await person.call(invoices.getDraft, { params: { id: draftId ?? 0 } })).toMatchObject({
    lines: invoice.lines,
    discount: { percent: 5 },
    amount: invoice.amount,
    notes: 'Thanks',
    taxPoint: null,
  });
  await expectTrueCounters(person);
});

it('eight credits at once take no more than there is, under numbers without a gap', async () => {
  const { person, raise } = await begin();
  const invoice = await raise([{ ...line, unitPrice: 100 }]);
  const part = { lines: [{ ...line, unitPrice: 20 }] };
  const replies = await Promise.all(Array.from({ length: 8 }, () => credit(person, invoice.id, part)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
  const numbers = replies.flatMap(({ status, body }) =>
    status === 201 ? [(body as { number: string }).number] : [],
  );
  expect(numbers.sort()).toEqual(['CN-1', 'CN-2', 'CN-3', 'CN-4', 'CN-5']);
  expect(await read(person, invoice.id)).toMatchObject({ credited: 120, balance: 0 });
  await expectTrueCounters(person);
});
