import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import { readPdf } from '../../paper/testing/read-pdf.ts';
import { rightClockAfterEach, setClock } from '../../testing/clock.ts';
import { expectCounted } from '../../testing/counted.ts';
import { partitionOf, setOnFirm } from '../../testing/partition.ts';
import { line, sentQuotes } from '../../testing/quotes/sent.ts';
import { tokenIn } from '../../testing/token-in.ts';

const system = localSystem();
rightClockAfterEach();
const { guest, quotes, jobs, invoices, dashboard } = routes;
const { withQuote, open, opened, answer, mailed } = sentQuotes(system);

/** Both sides get the same bytes, whose hash is stored, with a page that says who agreed to what. */
const expectProved = async (owner: Someone, token: string, params: { id: number }) => {
  const pdf = () => owner.send({ method: 'GET', path: `/api/quotes/${params.id}/pdf` });
  const ours = await pdf();
  const theirs = await system.nobody.answer(guest.pdf, { body: { token } });
  expect(Buffer.compare(theirs.bytes, ours.bytes)).toBe(0);
  expect(Buffer.compare((await pdf()).bytes, ours.bytes)).toBe(0);
  const paper = (await partitionOf(owner.firmId)).find(({ kind }) => kind === 'agreement');
  expect(paper?.sha256).toBe(createHash('sha256').update(theirs.bytes).digest('hex'));
  const { text } = await readPdf(theirs.bytes);
  for (const words of [
    'was accepted by Ada Byron online',
    'Extras chosen: Outside tap',
    'Total: £150.00',
    'Ticked: “Please begin the work',
    'From: 203.0.113.9',
    'Cancellation form',
  ])
    expect(text).toContain(words);
};

describe('a link to a quote', () => {
  it('shows the sent version with its hash and notices, and nothing private to the trader', async () => {
    const { owner, client, params, token, quote } = await withQuote({
      deposit: { kind: 'percent', value: 25 },
    });
    await owner.call(quotes.update, { params, body: { clientId: client.id, title: 'Other', lines: [line] } });
    const body = await opened(token);
    expect(body).toMatchObject({
      ...{ kind: 'quote', status: 'sent', version: 1, title: 'Kitchen tap', changedOn: null, answered: null },
      ...{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), sums: { total: 100 }, number: quote.number },
      seller: { name: 'Harbour Plumbing' },
      client: { name: 'Ada Byron', address: '2 Cliff Road' },
      cancellation: { cancelUntil: null },
      wording: { n: 1 },
    });
    expect(body.lines).toHaveLength(2);
    expect(body.cancellation?.text).toContain('within 14 days without giving any reason');
    expect(body.cancellation?.text).toContain('a deposit of £25.00');
    expect(body.cancellation?.form).toContain('To: Harbour Plumbing');
    expect(JSON.stringify(body)).not.toMatch(/"cost"|"source"/);
    const pdf = await system.nobody.answer(guest.pdf, { body: { token } });
    const { text, pages } = await readPdf(pdf.bytes);
    expect(text).toContain(quote.number);
    expect(text).toContain('Your right to cancel');
    expect(pages.at(-1)?.text).toContain('I/We hereby give notice that I/we cancel');
  });

  it('tells a business nothing of cancelling, and a consumer why where there is no such right', async () => {
    const { token } = await withQuote({}, { kind: 'business' });
    expect(await opened(token)).toMatchObject({ cancellation: null, noCancellation: null });
    const { token: urgent } = await withQuote({ contract: 'urgent_repair' });
    expect(await opened(urgent)).toMatchObject({
      cancellation: null,
      noCancellation: expect.stringContaining('urgent repair'),
    });
  });

  it('is not changed by whoever opens it, and says once that somebody looked', async () => {
    const { owner, token, params } = await withQuote();
    const before = await partitionOf(owner.firmId);
    await open(token);
    expect((await system.nobody.send({ method: 'GET', path: guest.open.path })).status).toBe(404);
    expect(await partitionOf(owner.firmId)).toEqual(before);
    await owner.answer(guest.seen, { body: { token } });
    expect(await owner.call(quotes.get, { params })).toMatchObject({ openedAt: null });
    for (let again = 0; again < 3; again += 1) await system.nobody.answer(guest.seen, { body: { token } });
    expect(await owner.call(quotes.get, { params })).toMatchObject({
      openedAt: expect.any(String),
      status: 'sent',
    });
    const events = await owner.call(dashboard.activity, {});
    expect(events.filter(({ kind }) => kind === 'quote_opened')).toHaveLength(1);
  });
});

describe('an answer by a link', () => {
  it('is kept with what was agreed, by whom and from where, and shows the deposit', async () => {
    const { owner, params, token } = await withQuote({ deposit: { kind: 'percent', value: 25 } });
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 70.132.0.1', 'user-agent': 'u'.repeat(400) };
    const { status, body } = await answer(
      token,
      { chosen: [1], startEarly: { asks: true, understands: false } },
      headers,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ status: 'accepted', sums: { total: 150 } },
      answered: {
        answer: 'accepted',
        name: 'Ada Byron',
        chosen: [1],
        total: 150,
        startEarly: { asks: true },
      },
      invoice: { total: 37.5, balance: 37.5, status: 'unpaid', bank: { accountNumber: '12345678' } },
      cancellation: { cancelUntil: addDays(today(), 14) },
    });
    const kept = (await partitionOf(owner.firmId)).find(({ __edb_e__ }) => __edb_e__ === 'quoteAnswer');
    expect(kept).toMatchObject({
      how: 'guest',
      evidence: { address: '203.0.113.9', wording: 1, noticeShown: true, linkHash: expect.any(String) },
    });
    expect(JSON.stringify(kept)).toContain(`"userAgent":"${'u'.repeat(300)}"`);
    expect(await owner.call(quotes.get, { params })).toMatchObject({
      ...{ status: 'accepted', total: 150, sums: { total: 150 } },
    });
    await expectCounted(owner);
    await expectProved(owner, token, params);
    const text = JSON.stringify(await partitionOf(owner.firmId));
    expect(text).not.toContain(token);
    expect(text).not.toContain('12345678');
  });

  it('counts once, whoever presses: twice with one key, on a second device, both at once', async () => {
    const { owner, token, params } = await withQuote();
    const second = tokenIn(await owner.call(quotes.link, { params }));
    const key = { 'idempotency-key': 'pressed' };
    const replies = await Promise.all([answer(token, {}, key), answer(token, {}, key), answer(second)]);
    for (const { status, body } of replies)
      expect([status, (body as GuestQuote).status]).toEqual([200, 'accepted']);
    expect(await answer(second, { answer: 'declined' })).toMatchObject({
      status: 200,
      body: { status: 'accepted' },
    });
    expect(await owner.call(jobs.list, {})).toHaveLength(1);
    await expectCounted(owner);
  });

  it('to an old version is refused with the newest, and given to that it counts', async () => {
    const { owner, client, params, token } = await withQuote();
    const { version, hash } = await opened(token);
    await owner.call(quotes.update, {
      params,
      body: { clientId: client.id, title: 'Two taps', lines: [{ ...line, quantity: 4, cost: 9 }] },
    });
    await owner.call(quotes.link, { params });
    const body = { token, version, hash, answer: 'accepted' as const, name: 'Ada' };
    const refused = await system.nobody.answer(guest.answer, { body });
    expect(refused).toMatchObject({
      status: 409,
      body: { document: { version: 2, title: 'Two taps', sums: { total: 200 }, changedOn: today() } },
    });
    expect(JSON.stringify(refused.body)).not.toMatch(/"cost"|"source"/);
    expect(await answer(token)).toMatchObject({ status: 200, body: { answered: { total: 200 } } });
    await expectCounted(owner);
  });

  it('may be a no, with its reason, and needs no name', async () => {
    const { owner, token, params } = await withQuote();
    expect(
      await answer(token, { answer: 'declined', name: undefined, reason: 'price: too dear' }),
    ).toMatchObject({
      status: 200,
      body: { status: 'declined', cancellation: { cancelUntil: null } },
    });
    expect(await owner.call(quotes.get, { params })).toMatchObject({
      status: 'declined',
      answer: { how: 'guest', reason: 'price: too dear' },
    });
    expect((await answer(token, { name: undefined })).status).toBe(400);
    await expectCounted(owner);
  });

  it('comes too late for one that was withdrawn, has expired, or whose links were ended', async () => {
    const { owner, token, params } = await withQuote();
    await owner.call(quotes.withdraw, { params });
    expect(await opened(token)).toMatchObject({ status: 'withdrawn' });
    expect(await answer(token)).toMatchObject({ status: 409, body: { document: { status: 'withdrawn' } } });
    const old = await withQuote();
    expect((await system.nobody.answer(guest.ask, { body: { token: old.token } })).status).toBe(409);
    await owner.answer(quotes.revoke, { params });
    expect(await open(token)).toMatchObject({ status: 410, body: { why: 'replaced' } });
  });

  it('may be asked for anew after its last day, which the trader is told once', async () => {
    const { owner, token } = await withQuote();
    setClock(`${addDays(today(), 40)}T09:00:00Z`);
    expect(await opened(token)).toMatchObject({ status: 'expired' });
    expect((await answer(token)).status).toBe(409);
    const ask = () => system.nobody.answer(guest.ask, { body: { token } });
    const statuses = (await Promise.all([ask(), ask()])).map(({ status }) => status);
    expect([...statuses, (await ask()).status]).toEqual([204, 204, 204]);
    vi.useRealTimers();
    const mails = await mailed(owner.email, 1);
    expect(mails.map(({ subject }) => subject)).toEqual(['Renewal asked for: quote Q-1 (Kitchen tap)']);
    expect(mails[0]?.body.text).toContain('Ada Byron asked you to renew quote Q-1');
  });

  it('is taken though the owner no longer pays', async () => {
    const { owner, token } = await withQuote();
    await setOnFirm(owner.firmId, { trialEndDate: '2020-01-01T00:00:00.000Z' });
    expect((await answer(token)).status).toBe(200);
    await expectCounted(owner);
  });

  it('is never given by the link of an invoice or a statement', async () => {
    const { owner, client, token } = await withQuote({ deposit: { kind: 'amount', value: 20 } });
    await answer(token);
    const [invoice] = await owner.call(invoices.list, {});
    const link = tokenIn(await owner.call(invoices.link, { params: { id: invoice?.id ?? 0 } }));
    const body = { token: link, version: 1, hash: '0'.repeat(64), answer: 'accepted' as const, name: 'Ada' };
    expect((await system.nobody.answer(guest.answer, { body })).status).toBe(404);
    expect((await system.nobody.answer(guest.ask, { body: { token: link } })).status).toBe(404);
    const statement = tokenIn(await owner.call(invoices.statementLink, { params: { id: client.id } }));
    expect((await system.nobody.answer(guest.ask, { body: { token: statement } })).status).toBe(404);
  });

  it('comes from fifty customers at once, each once', async () => {
    const { owner, client } = await withQuote();
    const deposit = { kind: 'percent', value: 20 } as const;
    const tokens: string[] = [];
    // Created one after the other, because the concurrency to test is that of the answers.
    for (let n = 0; n < 50; n++) {
      const body = { clientId: client.id, title: `Tap ${n}`, lines: [line], deposit };
      const { id } = await owner.call(quotes.create, { body });
      tokens.push(tokenIn(await owner.call(quotes.link, { params: { id } })));
    }
    const statuses = (await Promise.all(tokens.map((token) => answer(token)))).map(({ status }) => status);
    const refused = tokens.filter((_, at) => statuses[at] !== 200);
    // A counter that all of them change may be too busy for a while; the page says so and the customer retries.
    expect(new Set(statuses)).toEqual(new Set(refused.length > 0 ? [200, 503] : [200]));
    for (const token of refused) expect((await answer(token)).status).toBe(200);
    expect((await owner.call(jobs.list, {})).length).toBe(50);
    expect((await owner.call(invoices.list, {})).length).toBe(50);
    await expectCounted(owner);
  }, 120_000);
});
