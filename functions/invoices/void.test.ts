import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { partitionOf, recounted } from '../testing/partition.ts';
import { tokenIn } from '../testing/token-in.ts';

const system = localSystem();
const { clients, dashboard, guest, invoices, payments, settings } = routes;

const begin = async () => {
  const person = await system.someone();
  await person.call(settings.updateBusiness, { body: { ownName: 'Robin Example', address: '2 Quay' } });
  await person.call(settings.updateNumbering, { body: { invoice: 'consecutive', prefix: 'A', next: 1 } });
  const { id: clientId } = await person.call(clients.create, {
    body: { name: 'Mill', address: '1 Mill Ln' },
  });
  const raise = (fields: object) =>
    person.call(invoices.create, { body: { clientId, dueDate: '2026-01-31', ...fields } as never });
  return { person, clientId, raise };
};

const line = { kind: 'other', description: 'Call-out', quantity: 1, unit: 'visit', unitPrice: 60, vat: 'o' };
const makeVoid = (person: Someone, id: number, reason = 'Wrong client') =>
  person.answer(invoices.void, { params: { id }, body: { reason } });
const remove = (person: Someone, id: number) => person.answer(invoices.remove, { params: { id } });
const expectTrueCounters = async ({ firmId }: Someone) => {
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
};

it('a void invoice keeps its number and reason, and takes no payment', async () => {
  const { person, clientId, raise } = await begin();
  const { id, invoiceNumber } = await raise({ lines: [line] });
  const token = tokenIn(await person.call(invoices.link, { params: { id } }));
  expect(await makeVoid(person, id, ' ')).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'reason' }] },
  });
  const { status, body } = await makeVoid(person, id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    invoiceNumber,
    amount: 60,
    balance: 0,
    status: 'paid',
    paidAt: null,
    voidedAt: expect.any(String),
    voidReason: 'Wrong client',
    voidedBy: person.userId,
    lines: [line],
  });
  expect(await person.call(invoices.list, {})).toMatchObject([{ id, voidReason: 'Wrong client' }]);
  expect(await person.call(dashboard.stats, {})).toMatchObject({ unpaidInvoices: 0, monthlyRevenue: 0 });
  await expectTrueCounters(person);
  const payment = { invoiceId: id, amount: 60, method: 'cash', paidOn: '2026-01-31' } as const;
  const again = { invoiceNumber, clientId, amount: 60, dueDate: '2030-01-31' };
  const refusals = [
    await makeVoid(person, id),
    await person.answer(payments.record, { body: payment }),
    await person.answer(invoices.update, { params: { id }, body: again }),
    await person.answer(invoices.remind, { params: { id } }),
    await remove(person, id),
    await person.answer(invoices.link, { params: { id } }),
  ];
  expect(refusals.map(({ status: each }) => each)).toEqual([409, 409, 409, 409, 409, 409]);
  expect(await system.nobody.answer(guest.pay, { body: { token } })).toMatchObject({
    status: 409,
    body: { message: 'This invoice was cancelled. There’s nothing to pay', document: { status: 'void' } },
  });
  await expectTrueCounters(person);
});

it('is refused once money came or the customer has it', async () => {
  const { person, raise } = await begin();
  const paid = await raise({ amount: 60, status: 'paid' });
  expect((await makeVoid(person, paid.id)).body).toMatchObject({
    message: expect.stringContaining('£60.00'),
  });
  const opened = await raise({ amount: 60 });
  const token = tokenIn(await person.call(invoices.link, { params: { id: opened.id } }));
  await system.nobody.call(guest.seen, { body: { token } });
  expect((await makeVoid(person, opened.id)).body).toMatchObject({
    message: expect.stringContaining('opened'),
  });
  const claimed = await raise({ amount: 60 });
  const agreement = { how: 'spoken', on: '2026-01-02', words: 'On the telephone' } as const;
  const letter = { kind: 'letter_before_claim', debtor: 'individual', agreement } as const;
  await person.call(invoices.claim, { params: { id: claimed.id }, body: letter });
  expect((await makeVoid(person, claimed.id)).body).toMatchObject({
    message: expect.stringContaining('claim'),
  });
  const { id } = await raise({ amount: 60 });
  expect((await makeVoid(person, id)).status).toBe(200);
  expect((await makeVoid(person, 1)).status).toBe(404);
  await expectTrueCounters(person);
});

it('is refused while an invoice that stands takes it off as a deposit', async () => {
  const { person, raise } = await begin();
  const asked = [await raise({ lines: [line] }), await raise({ amount: 60 })];
  const off = asked.map(({ id }) => ({
    ...{ ...line, kind: 'deposit', unit: 'each', unitPrice: -60, source: { invoice: id } },
  }));
  const final = await raise({ lines: [{ ...line, unitPrice: 500 }, ...off] });
  expect(final.amount).toBe(380);
  const message = 'Invoice A3 takes this deposit off. Make A3 void or credit it first';
  for (const { id } of asked)
    expect(await makeVoid(person, id)).toMatchObject({ status: 409, body: { message } });
  const params = { id: asked[1]?.id ?? 0 };
  expect((await remove(person, params.id)).status).toBe(409);
  const as = { invoiceNumber: 'A2', clientId: final.clientId, amount: 60, dueDate: '2030-01-31' };
  const edit = (fields: object) =>
    person.answer(invoices.update, { params, body: { ...as, ...fields } as never });
  const other = await person.call(clients.create, { body: { name: 'Quay', address: '3 Quay' } });
  for (const [path, fields] of [
    ['amount', { amount: 40 }],
    ['amount', { amount: 90 }],
    ['clientId', { clientId: other.id }],
    ['lines', { amount: undefined, lines: [line] }],
  ] as const)
    expect(await edit(fields)).toMatchObject({ status: 409, body: { message, issues: [{ path, message }] } });
  expect(await edit({ notes: 'By the bay' })).toMatchObject({ status: 200, body: { notes: 'By the bay' } });
  expect((await makeVoid(person, final.id)).status).toBe(200);
  expect((await edit({ amount: 40 })).status).toBe(200);
  expect((await edit({})).status).toBe(200);
  for (const { id } of asked) expect((await makeVoid(person, id)).status).toBe(200);
  const again = {
    clientId: final.clientId,
    dueDate: '2030-01-31',
    lines: [{ ...line, unitPrice: 500 }, ...off],
  };
  expect(await person.answer(invoices.create, { body: again as never })).toMatchObject({
    status: 409,
    body: {
      issues: [1, 2].map((at) => ({
        path: `lines.${at}.unitPrice`,
        message: `The deposit of invoice A${at} is void. Edit the invoice and remove the line that takes it off`,
      })),
    },
  });
  await expectTrueCounters(person);
});

it('a deleted total-only invoice leaves its number taken, and issued ones stay', async () => {
  const { person, raise } = await begin();
  const [first, second, old] = [
    await raise({ amount: 1 }),
    await raise({ amount: 2 }),
    await raise({ amount: 3, invoiceNumber: 'Old-7' }),
  ];
  expect([first.invoiceNumber, second.invoiceNumber]).toEqual(['A1', 'A2']);
  expect((await remove(person, second.id)).status).toBe(204);
  expect((await remove(person, old.id)).status).toBe(204);
  expect((await raise({ amount: 3, invoiceNumber: 'Old-7' })).invoiceNumber).toBe('Old-7');
  expect((await raise({ amount: 2 })).invoiceNumber).toBe('A3');
  const taken = { clientId: first.clientId, dueDate: '2030-01-31', amount: 2, invoiceNumber: 'A2' };
  expect((await person.answer(invoices.create, { body: taken })).status).toBe(409);
  const renamed = { ...taken, invoiceNumber: 'B9' };
  expect(await person.answer(invoices.update, { params: { id: first.id }, body: renamed })).toMatchObject({
    status: 409,
    body: { issues: [{ path: 'invoiceNumber' }] },
  });
  const guards = (await partitionOf(person.firmId)).filter(({ __edb_e__: kind }) => kind === 'invoiceNumber');
  expect(guards.filter(({ voidedAt }) => voidedAt).map(({ invoiceNumber }) => invoiceNumber)).toEqual(['A2']);
  const lined = await raise({ lines: [line] });
  expect((await remove(person, lined.id)).status).toBe(409);
  await expectTrueCounters(person);
});
