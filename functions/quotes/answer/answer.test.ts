import { describe, expect, it } from 'vitest';
import { problem } from '#functions/testing/problem.ts';
import { addDays, today } from '#shared/dates.ts';
import type { LineInput } from '#shared/lines/line.ts';
import { sumsOf } from '#shared/lines/sums.ts';
import { roundToPence } from '#shared/money.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import { readPdf } from '../../paper/testing/read-pdf.ts';
import { recounted } from '../../testing/partition.ts';

const system = localSystem();
const { clients, dashboard, invoices, jobs, quotes, settings } = routes;

const labour: LineInput = {
  kind: 'labour',
  description: 'Fit the bathroom',
  quantity: 7,
  unit: 'hour',
  unitPrice: 47.35,
  vat: 's',
};
const tiles: LineInput = { ...labour, kind: 'material', description: 'Tiles', unitPrice: 33.33, vat: 'r' };
const towelRail: LineInput = { ...labour, description: 'Towel rail', quantity: 1, optional: true };

const begin = async (kind: 'consumer' | 'business' = 'consumer') => {
  const person = await system.someone();
  const business = { address: '12 Example Street', vatNumber: 'GB123456782', vatScheme: 'standard' } as const;
  await person.call(settings.updateBusiness, { body: business });
  const client = await person.call(clients.create, {
    body: {
      name: 'Harbour Café',
      kind,
      address: 'Whitby',
      ...(kind === 'business' && { cisContractor: 'no' }),
    },
  });
  return { person, client };
};

const sent = async (person: Someone, clientId: number, fields: object = {}) => {
  const lines = [labour, tiles, towelRail];
  const { id } = await person.call(quotes.create, {
    body: { clientId, title: 'Bathroom', lines, ...fields },
  });
  await person.call(quotes.link, { params: { id } });
  return person.call(quotes.get, { params: { id } });
};

const answer = (person: Someone, id: number, fields: object = {}, headers: Record<string, string> = {}) =>
  person.answer(
    quotes.answer,
    { params: { id }, body: { answer: 'accepted', how: 'phone', ...fields } },
    headers,
  );

const expectTrueCounters = async (person: Someone) => {
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
};

describe('an accepted quote', () => {
  it('is handed out as it was agreed to on the telephone, the same bytes each time', async () => {
    const { person, client } = await begin();
    const { id } = await sent(person, client.id);
    expect((await answer(person, id, { name: 'Ada' })).status).toBe(200);
    const pdf = () => person.send({ method: 'GET', path: `/api/quotes/${id}/pdf` });
    const first = await pdf();
    expect(Buffer.compare((await pdf()).bytes, first.bytes)).toBe(0);
    const { text } = await readPdf(first.bytes);
    expect(text).toContain('was accepted by Ada');
  });

  it('makes a job and the invoice of its deposit, and its final invoice meets it to the penny', async () => {
    const { person, client } = await begin();
    const terms = { deposit: { kind: 'percent', value: 33.33 }, discount: { amount: 17.01 } };
    const quote = await sent(person, client.id, terms);
    const { status, body } = await answer(person, quote.id, { chosen: [2], name: 'Ada', note: 'She rang' });
    expect(status).toBe(200);
    const all = sumsOf({ lines: [labour, tiles, towelRail], discount: terms.discount } as never, [2]);
    const accepted = body as typeof quote;
    expect(accepted).toMatchObject({
      ...{ status: 'accepted', total: all.total, job: { title: 'Bathroom' }, changed: false },
      answer: { answer: 'accepted', how: 'phone', name: 'Ada', chosen: [2], total: all.total, version: 1 },
    });
    expect(accepted.answer?.cancelUntil).toBe(addDays(today(), 14));
    const deposit = await person.call(invoices.get, { params: { id: accepted.answer?.invoiceId ?? 0 } });
    expect(deposit).toMatchObject({
      status: 'unpaid',
      dueDate: today(),
      jobId: accepted.jobId,
      hasLines: true,
    });
    expect(deposit.amount).toBe(roundToPence(Math.round(all.total * 33.33) / 100));
    expect(deposit.lines).toHaveLength(2);
    expect(deposit.sums?.byRate.map(({ vat }) => vat)).toEqual(['s', 'r']);

    const draft = await person.call(quotes.invoice, { params: { id: quote.id } });
    const [net, vat, total] = (['net', 'vat', 'total'] as const).map((name) =>
      roundToPence((draft.sums?.[name] ?? 0) + (deposit.sums?.[name] ?? 0)),
    );
    expect([net, vat, total]).toEqual([all.net, all.vat, all.total]);
    const twice = await person.answer(quotes.invoice, { params: { id: quote.id } });
    expect(twice.status).toBe(409);
    const final = await person.call(invoices.issue, { params: { id: draft.id } });
    expect(roundToPence(final.amount + deposit.amount)).toBe(all.total);
    expect(await person.call(quotes.get, { params: { id: quote.id } })).toMatchObject({
      ...{ invoiceDraftId: null, finalInvoiceId: final.id },
    });
    expect(await person.answer(quotes.invoice, { params: { id: quote.id } })).toMatchObject({
      ...{ status: 409, body: { message: `It’s already invoiced as ${final.invoiceNumber}` } },
    });

    const figures = await person.call(jobs.figures, { params: { id: accepted.jobId ?? 0 } });
    expect(figures).toMatchObject({ agreed: all.total, invoiced: all.net });
    expect((await person.call(dashboard.stats, {})).quotes).toEqual({
      ...{ open: 0, openTotal: 0, accepted: 1, acceptedTotal: all.total },
    });
    await expectTrueCounters(person);
  });

  it('drops a deposit that was credited since, and says which line', async () => {
    const { person, client } = await begin();
    const quote = await sent(person, client.id, { deposit: { kind: 'percent', value: 50 } });
    const { body } = await answer(person, quote.id);
    const deposit = (body as typeof quote).answer?.invoiceId ?? 0;
    const draft = await person.call(quotes.invoice, { params: { id: quote.id } });
    const issue = () => person.answer(invoices.issue, { params: { id: draft.id } });
    const lines = draft.lines ?? [];
    const [first, second] = lines.flatMap(({ kind }, at) => (kind === 'deposit' ? [at] : []));
    const part = {
      kind: 'other',
      description: 'Less',
      quantity: 1,
      unit: 'each',
      unitPrice: 100,
      vat: 's',
    } as const;
    await person.call(invoices.credit, { params: { id: deposit }, body: { lines: [part] } });
    expect(await issue()).toMatchObject({
      status: 409,
      body: {
        issues: [
          {
            path: `lines.${first}.unitPrice`,
            message: expect.stringMatching(
              /^The deposit of invoice INV-1 was credited\. No more than £65\.7\d and £13\.1\d VAT is left/,
            ),
          },
        ],
      },
    });
    await person.call(invoices.credit, { params: { id: deposit }, body: {} });
    expect(await issue()).toMatchObject({
      status: 409,
      body: {
        issues: [first, second].map((at) => ({
          path: `lines.${at}.unitPrice`,
          message:
            'The deposit of invoice INV-1 was credited. Edit the invoice and remove the line that takes it off',
        })),
      },
    });
    const without = { clientId: client.id, lines: lines.filter(({ kind }) => kind !== 'deposit') };
    await person.call(invoices.updateDraft, { params: { id: draft.id }, body: without as never });
    expect(await issue()).toMatchObject({ status: 200, body: { amount: quote.total } });
    await expectTrueCounters(person);
  });

  it('can be invoiced again once its draft is deleted, or its invoice is void or credited whole', async () => {
    const { person, client } = await begin('business');
    const quote = await sent(person, client.id);
    await answer(person, quote.id);
    const params = { id: quote.id };
    const drafted = () => person.call(quotes.invoice, { params });
    const issued = async () => person.call(invoices.issue, { params: { id: (await drafted()).id } });
    await person.call(invoices.removeDraft, { params: { id: (await drafted()).id } });
    expect(await person.call(quotes.get, { params })).toMatchObject({ invoiceDraftId: null });
    const void_ = await issued();
    await person.call(invoices.void, { params: { id: void_.id }, body: { reason: 'A wrong name' } });
    const first = await issued();
    await person.call(invoices.credit, { params: { id: first.id }, body: {} });
    const { id: finalInvoiceId } = await issued();
    expect(await person.call(quotes.get, { params })).toMatchObject({ finalInvoiceId });
    expect((await person.answer(quotes.invoice, { params })).status).toBe(409);
    await expectTrueCounters(person);
  });

  it('shows what was agreed everywhere, and never an edit that wasn’t sent', async () => {
    const { person, client } = await begin();
    const agreed = await sent(person, client.id);
    const params = { id: agreed.id };
    const edit = { clientId: client.id, title: 'Dearer', lines: [tiles, { ...tiles, optional: true }] };
    const edited = await person.call(quotes.update, { params, body: { ...edit, terms: 'Cash' } });
    // The customer can still accept only what they were sent.
    const offer = { title: 'Bathroom', lines: agreed.lines, sums: { total: agreed.total } };
    expect(edited).toMatchObject({ title: 'Dearer', sent: offer });
    expect(await person.call(quotes.get, { params })).toMatchObject({ title: 'Dearer', sent: offer });

    const { status, body } = await answer(person, agreed.id, { chosen: [2] });
    const sums = sumsOf({ lines: [labour, tiles, towelRail] } as never, [2]);
    const said = { title: 'Bathroom', lines: agreed.lines, total: sums.total, sums, terms: null };
    expect([status, body]).toMatchObject([200, { ...said, sent: null, changed: true }]);
    expect(await person.call(quotes.get, { params })).toMatchObject(said);
    expect((await person.call(quotes.list, {}))[0]).toMatchObject({ title: 'Bathroom' });
    const { quoteTables } = await import('../../account/quotes.ts');
    expect((await quoteTables(person.firmId)).quotes).toMatchObject([said]);
    expect(await person.call(quotes.copy, { params })).toMatchObject({
      ...{ title: 'Bathroom', lines: agreed.lines, total: agreed.total, sums: agreed.sums, changed: false },
    });
    await expectTrueCounters(person);
  });

  it('goes on with the job that it belongs to, and more can be agreed for that', async () => {
    const { person, client } = await begin('business');
    const job = await person.call(jobs.create, { body: { title: 'Extension', clientId: client.id } });
    const first = await sent(person, client.id, { jobId: job.id });
    const further = await sent(person, client.id, {
      jobId: job.id,
      lines: [tiles],
      deposit: { kind: 'amount', value: 50 },
    });
    for (const { id } of [first, further]) expect((await answer(person, id)).status).toBe(200);
    const figures = await person.call(jobs.figures, { params: { id: job.id } });
    expect(figures.agreed).toBe(roundToPence(first.total + further.total));
    const { answer: told } = await person.call(quotes.get, { params: { id: further.id } });
    expect(told).toMatchObject({ cancelUntil: null });
    await expectTrueCounters(person);
  });

  it('is fixed: neither changed, deleted, sent nor answered again', async () => {
    const { person, client } = await begin();
    const { id } = await sent(person, client.id);
    await answer(person, id);
    const params = { id };
    const again = await answer(person, id, { answer: 'declined' });
    expect([again.status, again.body]).toEqual([409, problem('not_now', 'This quote was accepted already')]);
    for (const [route, body] of [
      [quotes.update, { clientId: client.id, title: 'Other' }],
      [quotes.remove, undefined],
      [quotes.withdraw, undefined],
    ] as const)
      expect((await person.answer(route, { params, ...(body && { body }) } as never)).status).toBe(409);
    expect((await person.answer(quotes.link, { params })).status).toBe(200);
    await expectTrueCounters(person);
  });
});

it('is answered once, however many say so at once', async () => {
  const { person, client } = await begin();
  const { id } = await sent(person, client.id, { deposit: { kind: 'percent', value: 10 } });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => answer(person, id, { answer: n % 2 ? 'accepted' : 'declined' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  await expectTrueCounters(person);
});

it('a declined quote makes nothing, and a withdrawn one is not answered', async () => {
  const { person, client } = await begin();
  const { id } = await sent(person, client.id);
  const { body } = await answer(person, id, { answer: 'declined', note: 'Too dear' });
  expect(body).toMatchObject({
    status: 'declined',
    jobId: null,
    answer: { note: 'Too dear', cancelUntil: null },
  });
  const edited = await sent(person, client.id);
  const params = { id: edited.id };
  await person.call(quotes.update, { params, body: { clientId: client.id, lines: [tiles] } });
  for (const said of [
    (await answer(person, edited.id, { answer: 'declined' })).body,
    await person.call(quotes.get, { params }),
  ])
    expect(said).toMatchObject({ lines: edited.lines, sums: edited.sums });
  const other = await sent(person, client.id);
  await person.call(quotes.withdraw, { params: { id: other.id } });
  expect((await answer(person, other.id)).body).toEqual(problem('not_now', 'This quote was withdrawn'));
  const wrong = await answer(person, (await sent(person, client.id)).id, { chosen: [0] });
  expect([wrong.status, wrong.body]).toMatchObject([400, { issues: [{ path: 'chosen' }] }]);
  await expectTrueCounters(person);
});
