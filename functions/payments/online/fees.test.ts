import { expect, it } from 'vitest';
import { expectCounted } from '#functions/testing/counted.ts';
import { lettersGone } from '#functions/testing/letters.ts';
import {
  type Billed,
  billed,
  connected,
  customerOf,
  deliverConnected,
  eventOf,
  holdTheirs,
  invoiceOf,
  press,
  tellAccount,
} from '#functions/testing/online.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { addDays, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { taxYearOf } from '#shared/uk/tax-year.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';

/** What Stripe keeps of payments: a cost, in a job's margin and among the expenses of an update. */

const system = localSystem();
const { books, jobs, payments, tax } = routes;

/** Creates a job's invoice of £240 and lets its customer pay by card; our webhook is held. */
const paidThere = async (): Promise<Billed & { jobId: number }> => {
  const owner = await connected(system);
  const bill = await billed(owner, 240);
  const { clientId, invoiceNumber, dueDate, amount } = await invoiceOf(bill);
  const { id: jobId } = await owner.call(jobs.create, { body: { clientId, title: 'New tap' } });
  const body = { clientId, invoiceNumber, dueDate, amount, jobId };
  await owner.call(routes.invoices.update, { params: { id: bill.id }, body });
  const url = await customerOf(system, bill).pageFor();
  await holdTheirs(system, owner);
  await press(url, 'card');
  return { ...bill, jobId };
};

const told = async (owner: Someone, type: string): Promise<void> => {
  const event = await eventOf(system, owner, type);
  expect((await deliverConnected(system.nobody, event)).status).toBe(204);
};

const financeCharges = async (owner: Someone): Promise<number | undefined> => {
  const { updates } = await owner.call(tax.mtd, { query: { taxYear: taxYearOf(today()) } });
  const { expenses = [] } = updates.at(-1)?.figures ?? {};
  return expenses.find(({ category }) => category === 'financeCharges')?.amount;
};

const behindExpenses = async (owner: Someone) => {
  const query = { figure: 'expense', from: today(), to: today() } as const;
  return await owner.call(tax.records, { query });
};

it('is a cost on the day of the payment, behind the expenses and in the job’s margin', async () => {
  const bill = await paidThere();
  await told(bill.owner, 'checkout.session.completed');
  expect((await invoiceOf(bill)).payments).toMatchObject([{ amount: 240, fee: 3.8, refunded: 0 }]);
  expect(await bill.owner.call(jobs.figures, { params: { id: bill.jobId } })).toMatchObject({
    ...{ received: 240, fees: 3.8, margin: 236.2 },
  });
  expect(await financeCharges(bill.owner)).toBe(3.8);
  const { invoiceNumber: label } = await invoiceOf(bill);
  expect(await behindExpenses(bill.owner)).toEqual([
    {
      kind: 'payment',
      why: 'fee',
      id: bill.id,
      on: today(),
      label,
      amount: 3.8,
    },
  ]);
  const params = { format: 'xero', kind: 'bank' } as const;
  const query = { from: today(), to: today() };
  await bill.owner.answer(books.make, { params, body: query });
  const { bytes } = await bill.owner.answer(books.file, { params, query });
  const rows = new TextDecoder().decode(bytes).trim().split(/\r?\n/);
  expect(rows.map((row) => row.split(',').slice(1, 4))).toEqual([
    expect.anything(),
    ['-3.80', 'Stripe', `Fee for invoice ${label}`],
    expect.arrayContaining(['240.00']),
  ]);
  await expectCounted(bill.owner);
});

it('leaves a payout a day, which a bank’s row of that amount then is', async () => {
  const bill = await paidThere();
  await told(bill.owner, 'checkout.session.completed');
  const query = { from: today(), to: addDays(today(), 7) };
  const [payout, ...others] = await bill.owner.call(payments.payouts, { query });
  expect({ payout, others }).toMatchObject({ payout: { amount: 236.2 }, others: [] });
  const earlier = { from: addDays(today(), -7), to: today() };
  expect(await bill.owner.call(payments.payouts, { query: earlier })).toEqual([]);
  expect(await (await system.someone()).call(payments.payouts, { query })).toEqual([]);
  await tellAccount(system, bill.owner, { deauthorize: true });
  expect(await bill.owner.call(payments.payouts, { query })).toEqual([]);
});

it('follows the payment once Stripe has worked it out, and tells nobody of it', async () => {
  const owner = await connected(system);
  await tellAccount(system, owner, { fees: 'late' });
  const bill = await billed(owner, 240);
  const url = await customerOf(system, bill).pageFor();
  await holdTheirs(system, owner);
  await press(url, 'card');
  await told(owner, 'checkout.session.completed');
  expect((await invoiceOf(bill)).payments).toMatchObject([{ amount: 240, fee: null }]);
  expect(await financeCharges(owner)).toBeUndefined();
  await lettersGone(owner.firmId);
  const kinds = async () => (await partitionOf(owner.firmId)).map((item) => item.__edb_e__).sort();
  const before = await kinds();
  await tellAccount(system, owner, { fees: 'known' });
  await told(owner, 'charge.updated');
  expect((await invoiceOf(bill)).payments).toMatchObject([{ amount: 240, fee: 3.8 }]);
  expect(await financeCharges(owner)).toBe(3.8);
  const news = (await kinds()).length - before.length;
  // The event itself, and the day's tax figures, which had none.
  expect(news).toBe(2);
  await expectCounted(owner);
});

it('includes what a dispute costs, also if it is won', async () => {
  const bill = await paidThere();
  const { owner } = bill;
  await told(owner, 'checkout.session.completed');
  await tellAccount(system, owner, { dispute: {} });
  await told(owner, 'charge.dispute.created');
  const disputed = { fee: 3.8, dispute: { state: 'answer', taken: 240, fee: 20 } };
  expect((await invoiceOf(bill)).payments).toMatchObject([disputed]);
  expect(await financeCharges(owner)).toBe(23.8);
  await tellAccount(system, owner, { disputeEnds: 'won' });
  await told(owner, 'charge.dispute.closed');
  expect((await invoiceOf(bill)).payments).toMatchObject([{ fee: 3.8, dispute: { state: 'won', fee: 20 } }]);
  expect(await financeCharges(owner)).toBe(23.8);
  await expectCounted(owner);
});
