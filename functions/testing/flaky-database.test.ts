import { expect, it, vi } from 'vitest';
import { logger } from '#functions/lib/log.ts';
import { today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { signIn } from '../../local/testing/sign-in.ts';
import { expectCounted } from './counted.ts';
import { flakySystem } from './flaky-system.ts';
import { lettersGone } from './letters.ts';
import { known } from './make-known.ts';
import { partitionOf, recounted, setOnPerson } from './partition.ts';
import { sentQuotes } from './quotes/sent.ts';

const { system, flaky } = flakySystem();

const { auth, clients, jobs, invoices, payments, dashboard, inventory, receipts } = routes;
const isWrite = (action: string) => action === 'TransactWriteItems';
const isSingleWrite = (action: string) => ['PutItem', 'UpdateItem', 'DeleteItem'].includes(action);

/** Whether an item tells of the changes that its transaction makes: of one tried again that is another once the feed has moved. */
const tellsChanges = ({ Put }: { Put?: { Item: { sk: { S: string } } } }) =>
  /^(sync#head|change#)/.test(Put?.Item.sk.S ?? '');

/** Every transaction conflicts so many times before it goes through, and every write of a single item; tells of each try. */
const conflicting = (times: number, tell: (write: string, isThrough: boolean) => void = () => undefined) => {
  const tries = new Map<string, number>();
  return (action: string, body: string) => {
    if (!isWrite(action) && !isSingleWrite(action)) return 'none';
    const { ClientRequestToken: _, TransactItems = [], ...request } = JSON.parse(body);
    const items = JSON.stringify([request, TransactItems.filter((each: object) => !tellsChanges(each))]);
    const tried = tries.get(items) ?? 0;
    tries.set(items, tried + 1);
    tell(items, tried >= times);
    return tried < times ? 'conflict' : 'none';
  };
};

/** The next transaction is done, but its reply never arrives. */
const replyLostOnce = () => {
  let lost = false;
  return (action: string) => {
    if (!isWrite(action) || lost) return 'none';
    lost = true;
    return 'reply lost';
  };
};

const bill = (clientId: number, n: number) => ({
  invoiceNumber: `F-${n}`,
  clientId,
  amount: 10,
  dueDate: '2030-01-01',
});

it('tries a conflicting transaction again until it goes through, once', async () => {
  const person = await system.someone();
  const ids = await known(person);
  flaky.faultFor = conflicting(5);
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, n) => person.answer(invoices.create, { body: bill(ids.clients, n) })),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  const change = { params: { id: ids.jobs }, body: { status: 'in_progress' as const } };
  expect((await person.answer(jobs.changeStatus, change)).status).toBe(200);
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
  expect(found.invoicesOpen).toBe(31);
});

it('twenty writes of one firm that conflict wait together, not one after the other', async () => {
  const person = await system.someone();
  const waiting = new Set<string>();
  let most = 0;
  flaky.faultFor = conflicting(8, (write, isThrough) => {
    if (isThrough) waiting.delete(write);
    else waiting.add(write);
    most = Math.max(most, waiting.size);
  });
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => person.answer(clients.create, { body: { name: `Client ${n}` } })),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  // One after the other it would be one.
  expect(most).toBeGreaterThan(10);
});

it('tries a single write again that meets a transaction', async () => {
  const person = await system.someone();
  const ids = await known(person);
  flaky.faultFor = conflicting(3);
  const again = await system.someone();
  expect((await again.answer(clients.list, {})).status).toBe(200);
  const paid = { params: { id: ids.invoices }, body: { ...bill(ids.clients, 1), status: 'paid' as const } };
  expect((await person.answer(invoices.update, paid)).status).toBe(200);
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
  expect(await person.call(dashboard.analytics, {})).toMatchObject({ topClients: [{ id: ids.clients }] });
  expect((await person.answer(receipts.remove, { params: { id: ids.receipts } })).status).toBe(204);
});

it('says that an invoice is paid once it is, though its client finds no place among the payers', async () => {
  const person = await system.someone();
  const ids = await known(person);
  flaky.faultFor = (action) => (isSingleWrite(action) ? 'conflict' : 'none');
  const paid = { params: { id: ids.invoices }, body: { ...bill(ids.clients, 1), status: 'paid' as const } };
  expect(await person.answer(invoices.update, paid)).toMatchObject({ status: 200, body: { status: 'paid' } });
  expect((await person.answer(receipts.remove, { params: { id: ids.receipts } })).status).toBe(204);
});

it('says 503 where a single write finds its item taken for long', async () => {
  const person = await system.someone();
  flaky.faultFor = (action) => (isSingleWrite(action) ? 'conflict' : 'none');
  expect(await person.answer(auth.logout, {})).toMatchObject({ status: 503 });
});

it('says 503 when the table stays busy, and has written nothing', async () => {
  const person = await system.someone();
  const ids = await known(person);
  const before = await partitionOf(person.firmId);
  flaky.faultFor = (action) => (isWrite(action) ? 'conflict' : 'none');
  const key = { 'idempotency-key': 'tap' };
  const busy = await person.answer(invoices.create, { body: bill(ids.clients, 1) }, key);
  expect(busy).toMatchObject({ status: 503, body: { message: expect.stringContaining('Try again') } });
  expect(await partitionOf(person.firmId)).toEqual(before);
  flaky.faultFor = () => 'none';
  expect((await person.answer(invoices.create, { body: bill(ids.clients, 1) }, key)).status).toBe(201);
});

it('reports what was written when only the reply was lost', async () => {
  const person = await system.someone();
  const ids = await known(person);
  for (let n = 0; n < 5; n++) {
    flaky.faultFor = replyLostOnce();
    const { status, body } = await person.answer(invoices.create, { body: bill(ids.clients, n) });
    expect({ status, body }).toMatchObject({ status: 201, body: { invoiceNumber: `F-${n}` } });
  }
  const params = { id: ids.invoices };
  const body = { ...bill(ids.clients, 9), amount: 90, jobId: ids.jobs };
  flaky.faultFor = replyLostOnce();
  expect((await person.answer(invoices.update, { params, body })).status).toBe(200);
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
  expect(found.invoicesOpen).toBe(6);
});

it('moves stock once, whatever conflicts and however replies are lost', async () => {
  const person = await system.someone();
  const { inventory: itemId } = await known(person);
  const take = () => person.answer(inventory.move, { body: { itemId, type: 'out', quantity: 1 } });
  flaky.faultFor = conflicting(5);
  const replies = await Promise.all(Array.from({ length: 20 }, take));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  for (let n = 0; n < 5; n++) {
    flaky.faultFor = replyLostOnce();
    expect((await take()).status).toBe(201);
  }
  flaky.faultFor = () => 'none';
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
  expect(found.stock.moves).toBe(25);
  expect(await person.call(inventory.get, { params: { id: itemId } })).toMatchObject({ quantity: 15 });
});

it('keeps every payment whole and once, whatever conflicts and however replies are lost', async () => {
  const person = await system.someone();
  const { invoices: invoiceId, payments: first } = await known(person);
  const body = { invoiceId, amount: 10, method: 'cash' as const, paidOn: today() };
  const pay = () => person.answer(payments.record, { body });
  flaky.faultFor = conflicting(1);
  const replies = await Promise.all(Array.from({ length: 3 }, pay));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  const before = await partitionOf(person.firmId);
  flaky.faultFor = (action) => (isWrite(action) ? 'conflict' : 'none');
  const refund = { params: { id: first }, body: { amount: 5 } };
  const refused = await Promise.all([
    pay(),
    person.answer(payments.refund, refund),
    person.answer(payments.remove, { params: { id: first }, body: { reason: 'Never arrived' } }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
  flaky.faultFor = () => 'none';
  expect(await partitionOf(person.firmId)).toEqual(before);
  for (const call of [pay, () => person.answer(payments.refund, refund)]) {
    flaky.faultFor = replyLostOnce();
    expect([200, 201]).toContain((await call()).status);
  }
  flaky.faultFor = () => 'none';
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
  expect(await person.call(invoices.get, { params: { id: invoiceId } })).toMatchObject({
    paid: 55.5,
    credited: 0.01,
    balance: 64.99,
  });
});

it('pays by a row of a bank statement once, whatever conflicts and replies are lost', async () => {
  const person = await system.someone();
  const { clients: clientId } = await known(person);
  const ids = await Promise.all(
    [1, 2].map(async (n) => (await person.call(invoices.create, { body: bill(clientId, n) })).id),
  );
  const row = (ordinal: number, amount: number) => ({
    ...{ account: '', paidOn: today(), amount: 2 * amount, text: 'Both', ordinal },
    pays: ids.map((invoiceId) => ({ invoiceId, amount })),
  });
  const match = (rows: ReturnType<typeof row>[]) => person.answer(payments.match, { body: { rows } });
  const before = await partitionOf(person.firmId);
  flaky.faultFor = (action) => (isWrite(action) ? 'conflict' : 'none');
  expect((await match([row(1, 4)])).status).toBe(503);
  expect(await partitionOf(person.firmId)).toEqual(before);
  flaky.faultFor = conflicting(2);
  const replies = await Promise.all([match([row(1, 4)]), match([row(1, 4)])]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  flaky.faultFor = replyLostOnce();
  expect((await match([row(1, 4), row(2, 6)])).status).toBe(200);
  flaky.faultFor = () => 'none';
  for (const id of ids)
    expect(await person.call(invoices.get, { params: { id } })).toMatchObject({ status: 'paid', paid: 10 });
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
});

it('cancels a quote, its job and its deposit in one write', async () => {
  const { withQuote, answer } = sentQuotes(system);
  const { owner, token } = await withQuote({ deposit: { kind: 'percent', value: 50 } });
  await answer(token);
  await lettersGone(owner.firmId);
  const before = await partitionOf(owner.firmId);
  let writes = 0;
  // What still comes of another person's work is none of the writes that are counted.
  const isTheirs = (action: string, body: string) => isWrite(action) && body.includes(owner.firmId);
  const failFrom = (first: number) => (action: string, body: string) =>
    isTheirs(action, body) && ++writes >= first ? 'unreachable' : 'none';
  const cancel = () => system.nobody.answer(routes.guest.cancel, { body: { token, name: 'Ada' } });
  flaky.faultFor = failFrom(1);
  expect((await cancel()).status).toBe(503);
  expect(await partitionOf(owner.firmId)).toEqual(before);
  writes = 0;
  flaky.faultFor = failFrom(2);
  const cancelled = { status: 'cancelled', invoice: { status: 'credited', balance: 0 } };
  expect(await cancel()).toMatchObject({ status: 200, body: cancelled });
  expect(await owner.call(jobs.list, {})).toMatchObject([{ status: 'cancelled' }]);
  await expectCounted(owner);
});

it.each(['failed', 'unreachable'] as const)(
  'says so when the table is %s, and goes on when it is back',
  async (fault) => {
    const person = await system.someone();
    const before = await partitionOf(person.firmId);
    const log = vi.spyOn(logger, 'error').mockReturnValue();
    flaky.faultFor = () => fault;
    const refused = { status: 503, body: { message: expect.stringContaining('try again in a moment') } };
    expect(await person.answer(clients.list)).toMatchObject(refused);
    expect(await person.answer(clients.create, { body: { name: 'Ann' } })).toMatchObject(refused);
    expect(log.mock.calls.filter(([said]) => said === 'A call failed')).toHaveLength(2);
    const told = 'sign_in_failed&error_description=We+couldn%E2%80%99t+sign+you+in';
    await expect(signIn(system.services, 'late@example.com', 'Late')).rejects.toThrow(told);
    flaky.faultFor = () => 'none';
    expect(await partitionOf(person.firmId)).toEqual(before);
    expect((await person.answer(clients.list)).status).toBe(200);
  },
);

it('reads on where a batch was not done in one go', async () => {
  const person = await system.someone();
  const ids = await known(person);
  const read = () =>
    Promise.all([
      person.call(invoices.list, {}),
      person.call(dashboard.stats, {}),
      person.call(clients.list, {}),
    ]);
  const whole = await read();
  expect(whole[0]).toMatchObject([
    { client: { id: ids.clients, name: 'Harbour Café' }, job: { id: ids.jobs, title: 'Boiler' } },
  ]);
  flaky.faultFor = (action) => (action === 'BatchGetItem' ? 'half undone' : 'none');
  expect(await read()).toEqual(whole);
});

it.each(['BatchGetItem', 'BatchWriteItem'])(
  'waits longer from try to try where nothing of a %s is done',
  async (batch) => {
    const person = await system.someone();
    const { runErase } = await import('#functions/account/eraser.ts');
    await setOnPerson(person.userId, 'user', {
      erasingSince: batch === 'BatchWriteItem' ? '2026-11-20T00:00:00.000Z' : undefined,
    });
    let asked = 0;
    flaky.faultFor = (action) => {
      if (action !== batch) return 'none';
      asked += 1;
      return 'all undone';
    };
    if (batch === 'BatchGetItem') expect((await person.answer(clients.list, {})).status).toBe(503);
    else await expect(runErase(person.userId)).rejects.toThrow('Too busy');
    expect(asked).toBe(14);
    flaky.faultFor = (action) => (action === batch ? 'half undone' : 'none');
    if (batch === 'BatchGetItem') return expect((await person.answer(clients.list, {})).status).toBe(200);
    await runErase(person.userId);
    expect(await partitionOf(person.firmId)).toEqual([]);
  },
);
