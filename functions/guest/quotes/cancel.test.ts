import { describe, expect, it } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../../local/testing/system.ts';
import { expectCounted } from '../../testing/counted.ts';
import { connected, press } from '../../testing/online.ts';
import { partitionOf, setItem } from '../../testing/partition.ts';
import { line, sentQuotes } from '../../testing/quotes/sent.ts';
import { tokenIn } from '../../testing/token-in.ts';

const system = localSystem();
const { guest, quotes, jobs, invoices, payments, dashboard } = routes;
const { withQuote, answer, mailed } = sentQuotes(system);

describe('the fourteen days', () => {
  const accepted = async (given: object = {}) => {
    const made = await withQuote({ deposit: { kind: 'percent', value: 50 } });
    await answer(made.token, given);
    const [job] = await made.owner.call(jobs.list, {});
    const start = (body: object = {}) =>
      made.owner.answer(jobs.changeStatus, {
        params: { id: job?.id ?? 0 },
        body: { status: 'in_progress', ...body } as never,
      });
    return { ...made, job, start };
  };

  it('keep a job from beginning, whichever way, until the customer asks or it is urgent', async () => {
    const { owner, token, job, start } = await accepted();
    expect(await start()).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'startEarly' }, { path: 'urgentRepair' }] },
    });
    const { title = '', clientId = 0, id = 0 } = job ?? {};
    const put = { params: { id }, body: { title, clientId, status: 'completed' as const } };
    expect((await owner.answer(jobs.update, put)).status).toBe(409);
    const ticks = { token, name: 'Ada Byron', asks: true, understands: true };
    expect(await system.nobody.answer(guest.startEarly, { body: { ...ticks, asks: false } })).toMatchObject({
      status: 400,
    });
    expect(await system.nobody.answer(guest.startEarly, { body: ticks })).toMatchObject({
      status: 200,
      body: { answered: { startEarly: { asks: true, understands: true } } },
    });
    expect((await start()).status).toBe(200);
    await expectCounted(owner);
  });

  it('let an urgent repair begin, with who said so and when', async () => {
    const { owner, start } = await accepted();
    expect(await start({ urgentRepair: true })).toMatchObject({
      status: 200,
      body: { status: 'in_progress', urgentRepair: { by: 'Robin Example', at: expect.any(String) } },
    });
    expect((await owner.call(dashboard.activity, {}))[0]).toMatchObject({ kind: 'job_urgent' });
  });

  it('let the job begin where the two ticks came with the answer', async () => {
    const { start } = await accepted({ startEarly: { asks: true, understands: true } });
    expect((await start()).status).toBe(200);
  });

  it('are told by mail to both, with the paper, and so is a cancellation', async () => {
    const email = `ada-${process.pid}@example.com`;
    const { owner, token } = await withQuote({}, { email });
    await answer(token, { startEarly: { asks: true, understands: true } });
    await system.nobody.answer(guest.cancel, { body: { token, name: 'Ada Byron' } });
    for (const to of [email, owner.email]) {
      const mails = await mailed(to, 2);
      const subjects = mails.map(({ subject }) => subject.replace(/:.*/, ''));
      expect(subjects.sort()).toEqual(['Accepted', 'Cancelled']);
      for (const { attachments } of mails) expect(attachments).toHaveLength(1);
      const text = mails.map(({ body }) => body.text).join();
      expect(text.includes('You ticked: Please begin')).toBe(to === email);
    }
  });

  it('let the customer cancel: quote, job and deposit, and what was paid is due back', async () => {
    const { owner, token, params, job } = await accepted();
    const body = { token, name: 'Ada Byron' };
    const key = { 'idempotency-key': 'cancel' };
    const reply = await system.nobody.answer(guest.cancel, { body }, key);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        status: 'cancelled',
        answered: { cancelledAt: expect.any(String), refundBy: addDays(today(), 14) },
        invoice: { status: 'credited', balance: 0, bank: null },
      },
    });
    expect(await owner.call(jobs.get, { params: { id: job?.id ?? 0 } })).toMatchObject({
      status: 'cancelled',
    });
    expect(await owner.call(quotes.get, { params })).toMatchObject({ status: 'cancelled' });
    await mailed(owner.email, 2);
    await expectCounted(owner);
    const before = await partitionOf(owner.firmId);
    expect((await system.nobody.answer(guest.cancel, { body }, key)).body).toEqual(reply.body);
    expect((await system.nobody.answer(guest.cancel, { body })).status).toBe(200);
    expect(await partitionOf(owner.firmId)).toEqual(before);
  });

  const finalOf = async ({ owner, params }: Pick<Awaited<ReturnType<typeof accepted>>, 'owner' | 'params'>) =>
    owner.call(quotes.invoice, { params });
  const cancel = (token: string) =>
    system.nobody.answer(guest.cancel, { body: { token, name: 'Ada Byron' } });

  it('end the draft of the final invoice with the contract: nobody can issue it any more', async () => {
    const made = await accepted();
    const { owner, token, params, client } = made;
    const draft = await finalOf(made);
    const byHand = await owner.call(invoices.createDraft, { body: { clientId: client.id, amount: 30 } });
    expect((await cancel(token)).status).toBe(200);
    expect((await owner.answer(invoices.issue, { params: { id: draft.id } })).status).toBe(404);
    expect((await owner.call(invoices.drafts, {})).map(({ id }) => id)).toEqual([byHand.id]);
    expect(await owner.call(quotes.get, { params })).toMatchObject({ invoiceDraftId: null });
    expect((await owner.answer(quotes.invoice, { params })).status).toBe(409);
    await expectCounted(owner);
  });

  it('credit the final invoice and its deposit separately, and refund what was paid', async () => {
    const made = await accepted();
    const { owner, token, job } = made;
    const draft = await finalOf(made);
    const final = await owner.call(invoices.issue, { params: { id: draft.id } });
    const paid = { invoiceId: final.id, amount: 20, method: 'bank', paidOn: today() } as const;
    await owner.call(payments.record, { body: paid });
    expect((await cancel(token)).status).toBe(200);
    const after = await owner.call(invoices.list, {});
    expect(after.map(({ credited, amount, balance }) => credited === amount && balance === 0)).toEqual([
      true,
      true,
    ]);
    expect(after.find(({ id }) => id === final.id)).toMatchObject({ overpaid: 20 });
    const notes = await Promise.all(after.map(({ id }) => owner.call(invoices.credits, { params: { id } })));
    expect(
      notes
        .flat()
        .map(({ number }) => number)
        .sort(),
    ).toEqual(['CN-1', 'CN-2']);
    const { body } = await system.nobody.answer(guest.open, { body: { token } });
    expect(body).toMatchObject({ status: 'cancelled', invoice: { balance: 0 } });
    expect(await owner.call(jobs.get, { params: { id: job?.id ?? 0 } })).toMatchObject({
      status: 'cancelled',
    });
    await expectCounted(owner);
  });

  it('end the page on which the deposit could be paid: nobody pays for what is cancelled', async () => {
    const owner = await connected(system);
    const made = await withQuote({ deposit: { kind: 'amount', value: 40 } }, {}, owner);
    await answer(made.token);
    const { body } = await system.nobody.answer(guest.pay, { body: { token: made.token } });
    expect((await cancel(made.token)).status).toBe(200);
    await press((body as { url: string }).url, 'card');
    await system.nobody.answer(guest.payment, { body: { token: made.token } });
    const [deposit] = await owner.call(invoices.list, {});
    expect(deposit).toMatchObject({ paid: 0, overpaid: 0, balance: 0 });
    await expectCounted(owner);
  });

  it('end a variation alone where its job was agreed to by another quote', async () => {
    const { owner, client, job, params } = await accepted();
    const more = await owner.call(quotes.create, {
      body: { clientId: client.id, jobId: job?.id, title: 'A second tap', lines: [line] },
    });
    const second = tokenIn(await owner.call(quotes.link, { params: { id: more.id } }));
    await answer(second);
    expect((await cancel(second)).status).toBe(200);
    expect(await owner.call(quotes.get, { params: { id: more.id } })).toMatchObject({ status: 'cancelled' });
    expect(await owner.call(quotes.get, { params })).toMatchObject({ status: 'accepted' });
    expect(await owner.call(jobs.get, { params: { id: job?.id ?? 0 } })).toMatchObject({ status: 'pending' });
    await expectCounted(owner);
  });

  it('end: then nothing can be cancelled, and the job may begin', async () => {
    const { owner, token, params, job, start } = await accepted();
    const past = { cancelUntil: addDays(today(), -1) };
    await setItem(owner.firmId, `quoteAnswer#${`${params.id}`.padStart(16, '0')}`, past);
    await setItem(owner.firmId, `job#${`${job?.id}`.padStart(16, '0')}`, past);
    const body = { token, name: 'Ada' };
    expect(await system.nobody.answer(guest.cancel, { body })).toMatchObject({
      status: 409,
      body: { message: 'The 14 days to cancel are over' },
    });
    expect((await start()).status).toBe(200);
  });
});
