import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { addDays, londonDate, today } from '#shared/dates.ts';
import type { Received } from '#shared/domain/payments/ledger.ts';
import type { PaymentInput } from '#shared/payments/contract.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { hour, rightClockAfterEach, setClock } from '../testing/clock.ts';
import { recounted } from '../testing/partition.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, invoices, payments, dashboard, settings } = routes;

const begin = async (amount = 240, status: 'unpaid' | 'paid' = 'unpaid') => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const body = { invoiceNumber: 'INV-1', clientId: client.id, amount, dueDate: '2030-01-31' };
  const invoice = await person.call(invoices.create, { body: { ...body, status } });
  const put = (fields: Partial<typeof body> & { status?: 'unpaid' | 'paid' | 'overdue' }) =>
    person.answer(invoices.update, { params: { id: invoice.id }, body: { ...body, ...fields } });
  return { person, client, invoice, put };
};

const inputFor = (invoiceId: number, fields: Partial<PaymentInput> = {}): PaymentInput => ({
  invoiceId,
  amount: 100,
  method: 'cash',
  paidOn: today(),
  ...fields,
});
const pay = (person: Someone, invoiceId: number, fields: Partial<PaymentInput> = {}) =>
  person.call(payments.record, { body: inputFor(invoiceId, fields) });
const tryPay = (person: Someone, invoiceId: number, fields: Partial<PaymentInput> = {}) =>
  person.answer(payments.record, { body: inputFor(invoiceId, fields) });
const read = (person: Someone, id: number) => person.call(invoices.get, { params: { id } });
const paidBy = (person: Someone, id: number) => person.call(payments.list, { query: { invoiceId: `${id}` } });

const expectTrueCounters = async (person: Someone) => {
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
};

describe('a payment that may be recorded already', () => {
  const asked = { status: 428, body: { issues: [{ path: 'another' }] } };

  it('is asked about, and kept where somebody says that it is another', async () => {
    const { person, invoice } = await begin();
    await pay(person, invoice.id, { another: false });
    expect(await tryPay(person, invoice.id, { another: false })).toMatchObject(asked);
    for (const other of [{ amount: 99.99 }, { method: 'bank' as const }])
      expect((await tryPay(person, invoice.id, { ...other, amount: 20, another: false })).status).toBe(201);
    expect((await tryPay(person, invoice.id, { another: true })).status).toBe(201);
    expect(await read(person, invoice.id)).toMatchObject({ paid: 240, balance: 0 });
    // Nothing is left to pay, so any further payment needs confirming.
    expect(await tryPay(person, invoice.id, { amount: 7, another: false })).toMatchObject(asked);
    // A client that doesn't ask for the check isn't asked.
    expect((await tryPay(person, invoice.id)).status).toBe(201);
    await expectTrueCounters(person);
  });

  it('is kept once when two phones record it at once, and again once it was given back', async () => {
    const { person, invoice } = await begin();
    const replies = await Promise.all([0, 1, 2].map(() => tryPay(person, invoice.id, { another: false })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 428, 428]);
    const [first] = await paidBy(person, invoice.id);
    await person.call(payments.refund, { params: { id: first?.id ?? 0 }, body: { amount: 100 } });
    expect((await tryPay(person, invoice.id, { another: false })).status).toBe(201);
    await expectTrueCounters(person);
  });
});

describe('a payment', () => {
  it('pays a part, then all of it, and is in every reply and figure', async () => {
    const { person, client, invoice } = await begin();
    expect(invoice).toMatchObject({ paid: 0, credited: 0, balance: 240, overpaid: 0, payments: [] });
    const first = await pay(person, invoice.id, { reference: 'INV-1', note: 'Half' });
    expect(first).toEqual({
      ...{
        id: expect.any(Number),
        userId: person.userId,
        madeBy: person.userId,
        invoiceId: invoice.id,
        amount: 100,
      },
      ...{
        method: 'cash',
        paidOn: today(),
        reference: 'INV-1',
        note: 'Half',
        dispute: null,
        fee: null,
        refunds: [],
        refunded: 0,
      },
      ...{
        receiptMailedAt: null,
        bankRow: null,
        removed: null,
        createdAt: expect.any(String),
        updatedAt: first.createdAt,
      },
    });
    const part = await read(person, invoice.id);
    expect(part).toMatchObject({ status: 'unpaid', paidAt: null, paid: 100, balance: 140, overpaid: 0 });
    expect(part.payments).toEqual([first]);
    expect(part.updatedAt).toBe(invoice.updatedAt);
    const [row] = await person.call(invoices.list, {});
    expect(part).toMatchObject({ ...row });
    expect(await person.call(dashboard.stats, {})).toMatchObject({ monthlyRevenue: 100, unpaidInvoices: 1 });
    await expectTrueCounters(person);

    const second = await pay(person, invoice.id, { amount: 140, method: 'bank' });
    const whole = await read(person, invoice.id);
    expect(whole).toMatchObject({ status: 'paid', paidAt: expect.any(String), paid: 240, balance: 0 });
    expect(await paidBy(person, invoice.id)).toEqual([second, first]);
    expect(await person.call(dashboard.stats, {})).toMatchObject({ monthlyRevenue: 240, unpaidInvoices: 0 });
    const { topClients } = await person.call(dashboard.analytics, {});
    expect(topClients).toMatchObject([{ id: client.id, amount: 240 }]);
    expect(await person.call(dashboard.activity, {})).toMatchObject([
      { kind: 'invoice_paid' },
      { kind: 'payment_received' },
      { kind: 'invoice_created' },
      {},
    ]);
    await expectTrueCounters(person);
  });

  it('is kept beside another that comes at once, and more than is owed shows', async () => {
    const { person, invoice } = await begin();
    const replies = await Promise.all(Array.from({ length: 6 }, () => tryPay(person, invoice.id)));
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(await read(person, invoice.id)).toMatchObject({
      status: 'paid',
      paid: 600,
      balance: 0,
      overpaid: 360,
    });
    expect(await paidBy(person, invoice.id)).toHaveLength(6);
    await expectTrueCounters(person);
  });

  it('is refused for nothing, for an invoice that is not there, and on a day that cannot be', async () => {
    const [{ person, invoice }, stranger] = await Promise.all([begin(), begin()]);
    const made = londonDate(invoice.createdAt);
    const yearAgo = `${Number(made.slice(0, 4)) - 1}${made.slice(4)}`;
    const wrong: [number, Partial<PaymentInput>, string][] = [
      [invoice.id, { amount: 0 }, 'amount'],
      [stranger.invoice.id, {}, 'invoiceId'],
      [1, {}, 'invoiceId'],
      [invoice.id, { paidOn: addDays(today(), 2) }, 'paidOn'],
      [invoice.id, { paidOn: addDays(yearAgo, -1) }, 'paidOn'],
      [invoice.id, { method: 'marked' as never }, 'method'],
      [invoice.id, { method: 'card' as never }, 'method'],
    ];
    for (const [id, fields, path] of wrong)
      expect(await tryPay(person, id, fields)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect(await paidBy(person, invoice.id)).toEqual([]);
    expect(await paidBy(person, stranger.invoice.id)).toEqual([]);
    for (const paidOn of [addDays(today(), 1), yearAgo])
      expect((await tryPay(person, invoice.id, { paidOn })).status).toBe(201);
    await expectTrueCounters(person);
  });

  it('counts in the month of its day, as the invoice does in being paid', async () => {
    setClock('2026-06-10T12:00:00Z');
    const { person, invoice } = await begin();
    await pay(person, invoice.id, { paidOn: '2026-05-31' });
    await pay(person, invoice.id, { amount: 140, paidOn: '2026-06-03' });
    expect((await read(person, invoice.id)).paidAt).toBe('2026-06-03T12:00:00.000Z');
    const { revenueByMonth } = await person.call(dashboard.analytics, {});
    expect(revenueByMonth.slice(-2)).toEqual([
      { month: '2026-05', amount: 100 },
      { month: '2026-06', amount: 140 },
    ]);
    await expectTrueCounters(person);
  });

  it('can be undone, once, and the invoice is owed again', async () => {
    const { person, invoice } = await begin();
    const { id } = await pay(person, invoice.id, { amount: 240 });
    const replies = await Promise.all([1, 2].map(() => person.answer(payments.undo, { params: { id } })));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404]);
    const unpaid = { status: 'unpaid', paidAt: null, paid: 0, payments: [] };
    expect(await read(person, invoice.id)).toMatchObject(unpaid);
    const again = await pay(person, invoice.id, { amount: 240 });
    const params = { params: { id: again.id } };
    await person.call(payments.remove, { ...params, body: { reason: 'The cheque bounced' } });
    expect(await person.answer(payments.undo, params)).toMatchObject({ status: 409 });
    expect(await read(person, invoice.id)).toMatchObject({ payments: [{ id: again.id }] });
  });

  it('can be removed with a reason, which stays with it, and restored', async () => {
    const { person, invoice, put } = await begin();
    const { id } = await pay(person, invoice.id, { amount: 240 });
    const remove = (reason: string) => person.answer(payments.remove, { params: { id }, body: { reason } });
    for (const reason of ['', ' ', 'x'.repeat(201)])
      expect(await remove(reason)).toMatchObject({ status: 400, body: { issues: [{ path: 'reason' }] } });
    const replies = await Promise.all([1, 2].map(() => remove('The cheque bounced')));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const removed = { by: person.userId, on: expect.any(String), reason: 'The cheque bounced' };
    const unpaid = { status: 'unpaid', paidAt: null, paid: 0, balance: 240 };
    expect(await read(person, invoice.id)).toMatchObject({ ...unpaid, payments: [{ id, removed }] });
    expect(await person.call(dashboard.stats, {})).toMatchObject({ monthlyRevenue: 0, unpaidInvoices: 1 });
    const { recountFirm } = await import('#functions/upkeep/recount.ts');
    expect(await recountFirm(person.firmId)).toBe(0);
    await expectTrueCounters(person);
    const moneyBack = await person.answer(payments.refund, { params: { id }, body: { amount: 1 } });
    expect(moneyBack.status).toBe(409);
    // It is neither an obstacle to the same payment again nor to a status.
    const again = await tryPay(person, invoice.id, { amount: 240, another: false });
    expect(again.status).toBe(201);
    expect(await person.call(payments.restore, { params: { id } })).toMatchObject({ removed: null });
    expect(await read(person, invoice.id)).toMatchObject({ status: 'paid', paid: 480, overpaid: 240 });
    await expectTrueCounters(person);
    for (const payment of await paidBy(person, invoice.id))
      await person.call(payments.remove, { params: { id: payment.id }, body: { reason: 'Both' } });
    expect(await put({ status: 'paid' })).toMatchObject({ status: 200, body: { paid: 240 } });
    expect(await put({ status: 'unpaid' })).toMatchObject({ body: unpaid });
    await expectTrueCounters(person);
  });

  it('goes with its invoice', async () => {
    const { person, invoice } = await begin();
    await pay(person, invoice.id);
    await pay(person, invoice.id, { method: 'cheque' });
    await person.call(invoices.remove, { params: { id: invoice.id } });
    expect(await person.call(payments.list, { query: {} })).toEqual([]);
    await expectTrueCounters(person);
  });

  it('goes to whom its invoice goes, in the ranking too', async () => {
    const { person, invoice, put } = await begin();
    await pay(person, invoice.id);
    const mill = await person.call(clients.create, { body: { name: 'Mill' } });
    expect((await put({ clientId: mill.id })).status).toBe(200);
    const { topClients } = await person.call(dashboard.analytics, {});
    expect(topClients).toMatchObject([{ id: mill.id, amount: 100 }]);
    await expectTrueCounters(person);
  });
});

describe('a refund', () => {
  const refund = (person: Someone, id: number, body: { amount: number; on?: string }) =>
    person.answer(payments.refund, { params: { id }, body });

  it('takes what was overpaid back, in its own month, and never more than there is', async () => {
    const moveOn = setClock('2026-06-30T20:00:00Z');
    const { person, invoice } = await begin();
    const { id } = await pay(person, invoice.id, { amount: 300 });
    moveOn(5 * hour);
    const { status, body } = await refund(person, id, { amount: 60 });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { amount: 300, refunded: 60, refunds: [{ amount: 60, on: '2026-07-01' }] },
    });
    expect(await read(person, invoice.id)).toMatchObject({
      status: 'paid',
      paid: 240,
      balance: 0,
      overpaid: 0,
    });
    const { revenueByMonth } = await person.call(dashboard.analytics, {});
    expect(revenueByMonth.slice(-2).map(({ amount }) => amount)).toEqual([300, -60]);
    const wrong = [
      [{ amount: 240.01 }, 'amount'],
      [{ amount: 0 }, 'amount'],
      [{ amount: 1, on: '2026-06-29' }, 'on'],
      [{ amount: 1, on: '2026-07-03' }, 'on'],
    ] as const;
    for (const [input, path] of wrong)
      expect(await refund(person, id, input)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    const replies = await Promise.all([1, 2, 3].map(() => refund(person, id, { amount: 100 })));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 200, 400]);
    expect(await read(person, invoice.id)).toMatchObject({ status: 'unpaid', paid: 40, balance: 200 });
    await expectTrueCounters(person);
  });
});

describe('the status under the API of before', () => {
  it('paid brings in a mark over what is owed, and back takes only that away', async () => {
    const { person, invoice, put } = await begin();
    await pay(person, invoice.id);
    expect(await put({ status: 'paid' })).toMatchObject({
      status: 200,
      body: { paid: 240, payments: [{ method: 'marked', amount: 140, paidOn: today() }, { amount: 100 }] },
    });
    await expectTrueCounters(person);
    expect(await put({ status: 'unpaid' })).toMatchObject({
      body: { status: 'unpaid', paid: 100, balance: 140 },
    });
    expect(await paidBy(person, invoice.id)).toMatchObject([{ method: 'cash' }]);
    await expectTrueCounters(person);
  });

  it('cannot go back while other money covers the invoice, and says which', async () => {
    const { person, invoice, put } = await begin();
    await pay(person, invoice.id, { amount: 240 });
    for (const status of ['unpaid', 'overdue'] as const)
      expect(await put({ status })).toMatchObject({
        status: 409,
        body: { message: '£240.00 was paid in cash. Remove or refund it first.' },
      });
    expect(await put({ status: 'paid' })).toMatchObject({ status: 200, body: { paid: 240, overpaid: 0 } });
    await expectTrueCounters(person);
  });

  it('left out leaves the ledger alone, whatever becomes of the amount', async () => {
    const { person, put } = await begin(240, 'paid');
    expect(await put({ amount: 200 })).toMatchObject({ body: { status: 'paid', paid: 240, overpaid: 40 } });
    await expectTrueCounters(person);
    expect(await put({ amount: 300 })).toMatchObject({
      body: { status: 'unpaid', paid: 240, balance: 60, paidAt: null },
    });
    await expectTrueCounters(person);
    expect(await put({ amount: 300, status: 'paid' })).toMatchObject({
      body: { paid: 300, payments: [{ amount: 300, method: 'marked' }] },
    });
    await expectTrueCounters(person);
  });
});

describe('an invoice from before the ledger', () => {
  /** An invoice as stored before the ledger: only its status and when it was paid. */
  const older = async (paid = true) => {
    const made = await begin(240, paid ? 'paid' : 'unpaid');
    const { person, invoice } = made;
    const { document } = await import('#functions/lib/table.ts');
    const { paymentEntity } = await import('#functions/ledger/payment-entity.ts');
    const { invoiceEntity } = await import('#functions/ledger/invoice-entity.ts');
    const { firmId } = person;
    for (const { id, invoiceId } of invoice.payments)
      await paymentEntity.delete({ firmId, invoiceId, id }).go();
    await document.send(
      new UpdateCommand({
        TableName: process.env.TABLE_NAME,
        Key: invoiceEntity.get({ firmId, id: invoice.id }).params().Key,
        UpdateExpression: 'REMOVE received, settledCount',
      }),
    );
    return made;
  };

  it('reads as it stood, and every count is still true', async () => {
    const { person, invoice } = await older();
    expect(await read(person, invoice.id)).toMatchObject({
      status: 'paid',
      paid: 240,
      balance: 0,
      payments: [],
    });
    await expectTrueCounters(person);
    const { recountFirm } = await import('#functions/upkeep/recount.ts');
    expect(await recountFirm(person.firmId)).toBe(0);
  });

  it('turns unpaid, and paid again', async () => {
    const { person, put } = await older();
    expect(await put({ status: 'unpaid' })).toMatchObject({
      body: { status: 'unpaid', paid: 0, balance: 240 },
    });
    await expectTrueCounters(person);
    expect(await put({ status: 'paid' })).toMatchObject({ body: { paid: 240, payments: [{ amount: 240 }] } });
    await expectTrueCounters(person);
  });

  it('keeps the day it was paid on when its amount changes or more is paid', async () => {
    const { person, invoice, put } = await older();
    expect(await put({ amount: 250 })).toMatchObject({
      body: { status: 'unpaid', paid: 240, payments: [{ method: 'marked', amount: 240 }] },
    });
    await expectTrueCounters(person);
    const second = await older();
    await pay(second.person, second.invoice.id, { amount: 10 });
    expect(await read(second.person, second.invoice.id)).toMatchObject({
      paid: 250,
      overpaid: 10,
      paidAt: second.invoice.paidAt,
      payments: expect.arrayContaining([expect.objectContaining({ method: 'marked', amount: 240 })]),
    });
    await expectTrueCounters(second.person);
    const unpaid = await older(false);
    await pay(unpaid.person, unpaid.invoice.id, { amount: 240 });
    expect(await read(unpaid.person, unpaid.invoice.id)).toMatchObject({ status: 'paid', paid: 240 });
    await expectTrueCounters(unpaid.person);
    expect((await person.answer(invoices.remove, { params: { id: invoice.id } })).status).toBe(204);
    await expectTrueCounters(person);
  });
});

it('a credit takes off what is owed, and credited in full is not paid', async () => {
  const { person, client } = await begin();
  await person.call(settings.updateBusiness, {
    body: { businessKind: 'sole_trader', ownName: 'Robin Example', address: '12 Example Street' },
  });
  const line = { kind: 'labour', description: 'Work', quantity: 1, unit: 'visit', vat: 'o' } as const;
  const linesOf = (unitPrice: number) => [{ ...line, unitPrice }];
  const bill = { invoiceNumber: 'INV-2', clientId: client.id, dueDate: '2030-01-31' };
  const invoice = await person.call(invoices.create, { body: { ...bill, lines: linesOf(240) } });
  const credit = async (pounds: number) => {
    const body = { lines: linesOf(pounds), reason: 'Agreed' };
    await person.call(invoices.credit, { params: { id: invoice.id }, body });
    await expectTrueCounters(person);
    return read(person, invoice.id);
  };
  expect(await credit(40)).toMatchObject({ status: 'unpaid', credited: 40, balance: 200, paid: 0 });
  await pay(person, invoice.id, { amount: 150 });
  expect(await credit(50)).toMatchObject({ status: 'paid', paidAt: expect.any(String), balance: 0 });
  expect(await credit(150)).toMatchObject({ status: 'paid', paidAt: null, paid: 150, overpaid: 150 });
  const { id } = (await paidBy(person, invoice.id))[0] ?? { id: 0 };
  await person.call(payments.remove, { params: { id }, body: { reason: 'Never arrived' } });
  expect(await read(person, invoice.id)).toMatchObject({ status: 'paid', paidAt: null, balance: 0 });
  await expectTrueCounters(person);
});

it('a recount puts right what an invoice says it received, and its status with it', async () => {
  const { person, invoice } = await begin();
  await pay(person, invoice.id, { amount: 240 });
  const { invoiceEntity } = await import('#functions/ledger/invoice-entity.ts');
  const { recountFirm } = await import('#functions/upkeep/recount.ts');
  // The types rule this out; it stands for the kind of accident that a recount repairs.
  const received = { '2020-01': 300 } as unknown as Received;
  const wrong = { received, status: 'unpaid' as const };
  await invoiceEntity.patch({ firmId: person.firmId, id: invoice.id }).set(wrong).go();
  expect(await recountFirm(person.firmId)).toBeGreaterThan(0);
  expect(await read(person, invoice.id)).toMatchObject({ status: 'paid', paid: 240 });
  await expectTrueCounters(person);
});
