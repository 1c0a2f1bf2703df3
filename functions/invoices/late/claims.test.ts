import { describe, expect, it } from 'vitest';
import type { ClaimInput } from '#shared/invoices/claims.ts';
import type { RemindStage } from '#shared/letters/stages.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../../local/testing/system.ts';
import { readPdf } from '../../paper/testing/read-pdf.ts';
import { hour, rightClockAfterEach, setClock } from '../../testing/clock.ts';
import { mailTo } from '../../testing/inbox.ts';
import { recounted } from '../../testing/partition.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, invoices, payments, settings } = routes;

let counter = 0;
const agreement = {
  how: 'spoken',
  on: '2026-08-01',
  words: 'You asked us in your yard to mend the boiler',
} as const;

/** Creates an invoice of £10,000 that was due on an agreed day, 23 September, 60 days ago. */
const begin = async (kind: 'business' | 'consumer') => {
  const moveOn = setClock('2026-11-22T12:00:00Z');
  const person = await system.someone();
  await person.call(settings.updateBusiness, {
    body: {
      tradingName: 'Example Plumbing',
      address: '4 Station Road',
      sortCode: '123456',
      accountNumber: '12345678',
    },
  });
  const email = `claim${++counter}-${process.pid}@example.com`;
  const client = await person.call(clients.create, {
    body: { name: 'Harbour Holdings', email, kind, address: '1 Quay\nWhitby' },
  });
  const body = { invoiceNumber: 'INV-7', clientId: client.id, amount: 10_000, dueDate: '2026-09-23' };
  const { id } = await person.call(invoices.create, { body });
  const params = { id };
  if (kind === 'business') await person.call(invoices.lateTerms, { params, body: { dayAgreed: 'yes' } });
  return {
    ...{ person, client, params },
    /** In steps of 8 hours, because a session ends after half a day without a request. */
    nextDay: async () => {
      for (let part = 0; part < 3; part++) {
        moveOn(8 * hour);
        await person.call(invoices.list, {});
      }
    },
    remind: (stage: RemindStage) => person.answer(invoices.remind, { params, body: { stage } }),
    claim: (input: Partial<ClaimInput>) =>
      person.answer(invoices.claim, { params, body: { kind: 'late_pay', amount: 0, ...input } }),
    mails: () => mailTo(system.services.inbox, email),
    pdf: async (claimId: number) =>
      (await readPdf((await person.answer(invoices.claimPdf, { params: { id: claimId } })).bytes)).text,
  };
};

const refused = (words: string) => ({ status: 409, body: { message: expect.stringContaining(words) } });
const attached = (content = '') => new Uint8Array(Buffer.from(content, 'base64'));

describe('a late invoice of a business', () => {
  it('is asked for, announced and claimed, a letter a day, and never out of turn', async () => {
    const { remind, claim, mails, nextDay, person, params, pdf } = await begin('business');
    expect(await remind('announce')).toMatchObject(refused('Send a reminder before'));
    expect(await remind('claim')).toMatchObject(refused('Create the claim first'));
    expect(await claim({ amount: 293.15 })).toMatchObject(refused('Send a late-payment notice before'));
    expect((await remind('ask')).status).toBe(200);
    expect(await remind('announce')).toMatchObject(refused('Already reminded today'));
    await nextDay();
    expect(await remind('announce')).toMatchObject({
      status: 200,
      body: { announcedAt: expect.any(String) },
    });
    await nextDay();
    // 62 days late by then.
    expect(await claim({ amount: 293.15 })).toMatchObject({
      ...refused('It comes to £299.59 today'),
      body: { issues: [{ path: 'amount' }] },
    });
    const written = await claim({ amount: 299.59 });
    expect(written).toMatchObject({
      status: 201,
      body: {
        ...{ kind: 'late_pay', number: 'CL-1', on: '2026-11-24', invoiceNumber: 'INV-7', balance: 10_000 },
        ...{
          days: 62,
          rate: 11.75,
          interest: 199.59,
          compensation: 100,
          total: 299.59,
          sentAt: null,
          court: null,
        },
      },
    });
    const { id } = written.body as { id: number };
    const paper = await pdf(id);
    for (const words of [
      'Late payment claim',
      'CL-1',
      '£199.59',
      '£100.00',
      '£299.59',
      'outside the scope of VAT',
    ])
      expect(paper).toContain(words);
    expect(paper).toContain('£10,000.00 is also still to pay on invoice INV-7');
    expect(await remind('claim')).toMatchObject({
      status: 200,
      body: { claims: [{ id, sentAt: expect.any(String) }] },
    });
    const [ask, announce, claimed] = await mails();
    expect(ask?.body.text).not.toMatch(/interest|compensation/i);
    expect(announce?.body.text).toMatch(/was due on [\w ]+ \d{4} and £10,000\.00 is still to pay/);
    expect(announce?.body.text).toMatch(/11\.75% a year, £3\.22 a day.*£196\.37.*£100\.00/s);
    expect(announce?.attachments.map(({ filename }) => filename)).toEqual(['INV-7.pdf']);
    expect(claimed?.subject).toBe('Claim CL-1 for late payment of invoice INV-7');
    expect(claimed?.attachments.map(({ filename }) => filename)).toEqual(['CL-1.pdf']);
    // The claim's own amount and reference, not the invoice's.
    expect(claimed?.body.text).toMatch(/Claim CL-1\n\s+To pay:\s+£299\.59\n.*Reference:\s+CL-1\n/s);
    expect(claimed?.body.text).not.toContain('£10,000.00\n');
    expect((await readPdf(attached(claimed?.attachments[0]?.content))).text).toBe(paper);
    expect(await person.call(invoices.claims, { params })).toMatchObject([
      { id, sentAt: expect.any(String) },
    ]);
    const { expected, found } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  });

  it('can be claimed for once it is paid, and again only for what is left', async () => {
    const { claim, person, params, mails, remind, nextDay } = await begin('business');
    await person.call(payments.record, {
      body: { invoiceId: params.id, amount: 10_000, method: 'bank', paidOn: '2026-11-22' },
    });
    const { body } = await claim({ amount: 293.15 });
    expect(body).toMatchObject({ balance: 0, total: 293.15 });
    expect((await remind('claim')).status).toBe(200);
    expect(await mails()).toHaveLength(1);
    await nextDay();
    const { id } = body as { id: number };
    expect(
      await person.call(invoices.updateClaim, { params: { id }, body: { outcome: 'paid', paidBy: 'bank' } }),
    ).toMatchObject({ outcome: 'paid', paidBy: 'bank', outcomeOn: '2026-11-23' });
    expect(await claim({ amount: 293.15 })).toMatchObject(refused('nothing left to claim'));
  });

  it('waits while it is disputed, and two claims made at once count once', async () => {
    const { claim, person, params } = await begin('business');
    await person.call(payments.record, {
      body: { invoiceId: params.id, amount: 10_000, method: 'bank', paidOn: '2026-11-22' },
    });
    await person.call(invoices.dispute, { params, body: { note: 'Leaks' } });
    expect(await claim({ amount: 293.15 })).toMatchObject(refused('disputed'));
    await person.answer(invoices.settleDispute, { params });
    const both = await Promise.all([claim({ amount: 293.15 }), claim({ amount: 293.15 })]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const written = await person.call(invoices.claims, { params });
    expect(written.map(({ number }) => number)).toEqual(['CL-2', 'CL-1']);
    expect(await person.answer(invoices.remove, { params })).toMatchObject(refused('it has a claim'));
  });
});

describe('a letter before claim', () => {
  it('gives an individual 30 days by the protocol, with its forms and the fee', async () => {
    const { claim, pdf, person, remind, mails } = await begin('consumer');
    const letter = { kind: 'letter_before_claim', debtor: 'individual', agreement } as const;
    expect(await claim({ ...letter, amount: 10_293.15 })).toMatchObject(
      refused('It comes to £10,000.00 today'),
    );
    const { body } = await claim({ ...letter, amount: 10_000 });
    expect(body).toMatchObject({
      ...{ interest: 0, compensation: 0, rate: null, total: 10_000 },
      court: {
        ...{ from: '2026-12-22', fee: 455, hearingFee: 346, isSmallClaim: true, feesKnownTo: '2026-07-12' },
        source: expect.stringContaining('gov.uk'),
      },
    });
    const { id } = body as { id: number };
    const paper = await pdf(id);
    for (const words of [
      'Letter before claim',
      'Reply Form',
      'Information Sheet',
      'Financial Statement',
      '22 Dec 2026',
    ])
      expect(paper).toContain(words);
    expect(paper).toContain('You asked us in your yard');
    expect(paper).not.toMatch(/Late Payment of Commercial Debts|compensation/i);
    expect((await remind('letter')).status).toBe(200);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Letter before claim: invoice INV-7');
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['CL-1.pdf']);
    expect(mail?.body.text).toMatch(/Letter before claim CL-1\n\s+To pay:\s+£.*Reference:\s+INV-7\n/s);
    const after = await person.call(invoices.updateClaim, {
      params: { id },
      body: { documentsGivenOn: '2026-11-22' },
    });
    expect(after.court?.from).toBe('2026-12-22');
    expect(
      await person.answer(invoices.updateClaim, { params: { id }, body: { noticeOn: '2027-01-01' } }),
    ).toMatchObject(refused('in the future'));
  });

  it('gives a company 14 days, adds what the law gives, and needs its facts', async () => {
    const { claim, pdf, person, params } = await begin('business');
    const letter = { kind: 'letter_before_claim', amount: 10_293.15 } as const;
    expect(await claim(letter)).toMatchObject({
      status: 400,
      body: { issues: expect.arrayContaining([expect.objectContaining({ path: 'debtor' })]) },
    });
    const { body } = await claim({
      ...letter,
      debtor: 'company',
      agreement: { ...agreement, how: 'written' },
    });
    expect(body).toMatchObject({
      total: 10_293.15,
      court: { from: '2026-12-06', fee: 514.65, isSmallClaim: false },
    });
    const paper = await pdf((body as { id: number }).id);
    expect(paper).toContain('Practice Direction on Pre-Action Conduct');
    expect(paper).not.toContain('Reply Form');
    const stranger = await system.someone();
    expect((await stranger.answer(invoices.claims, { params })).status).toBe(404);
    expect((await person.answer(invoices.claimPdf, { params: { id: 1 } })).status).toBe(404);
  });
});
