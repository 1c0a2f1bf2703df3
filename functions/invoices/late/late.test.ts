import { describe, expect, it } from 'vitest';
import type { ClientKind } from '#shared/clients/tax.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import { rightClockAfterEach, setClock } from '../../testing/clock.ts';
import { mailTo } from '../../testing/inbox.ts';
import { runReminders } from '../../testing/morning.ts';
import { setItem } from '../../testing/partition.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, invoices, payments, settings } = routes;

let counter = 0;

/** Creates a debtor with an invoice of £10,000, due on an agreed day, 23 September. */
const begin = async (kind: ClientKind | null, changes: object = {}) => {
  const person = await system.someone();
  const email = `late${++counter}-${process.pid}@example.com`;
  const client = await person.call(clients.create, { body: { name: 'Harbour Holdings', email, kind } });
  const fields = { invoiceNumber: 'INV-7', clientId: client.id, amount: 10_000, dueDate: '2026-09-23' };
  const invoice = await person.call(invoices.create, { body: { ...fields, ...changes } });
  const params = { id: invoice.id };
  const read = () => person.call(invoices.get, { params });
  const isBusiness = kind === 'business' || kind === 'public';
  if (isBusiness) await person.call(invoices.lateTerms, { params, body: { dayAgreed: 'yes' } });
  return { person, client, invoice, params, read, email };
};

const pay = (person: Someone, invoiceId: number, amount: number, paidOn: string) =>
  person.call(payments.record, { body: { invoiceId, amount, method: 'bank', paidOn } });

describe('lateness of an invoice', () => {
  it('shows interest with the rate of its first day, its source and each day’s sum', async () => {
    setClock('2026-11-22T12:00:00Z');
    const { read } = await begin('business');
    // The government's own example: £10,000, 60 days, 11.75 %.
    expect((await read()).late).toEqual({
      relevantDay: '2026-09-23',
      from: '2026-09-24',
      referenceDate: '2026-06-30',
      base: 3.75,
      rate: 11.75,
      source: expect.stringMatching(/30 Jun 2026 \(3\.75%\).*Interest\) Act 1998.*SI 2002\/1675/),
      asOf: '2026-11-22',
      days: 60,
      principal: 10_000,
      perDay: 3.22,
      interest: 193.15,
      compensation: 100,
      total: 293.15,
      dayAgreed: 'yes',
      ownTerms: 'no',
    });
  });

  it('counts from a printed day only once somebody says that it was agreed', async () => {
    setClock('2026-11-10T12:00:00Z');
    const person = await system.someone();
    const client = await person.call(clients.create, { body: { name: 'Harbour Ltd', kind: 'business' } });
    const fields = { invoiceNumber: 'INV-1', clientId: client.id, amount: 500, dueDate: '2026-11-03' };
    const { id } = await person.call(invoices.create, { body: fields });
    const params = { id };
    // Notice was given on 20 October, so the statutory 30 days end on 18 November.
    const sentAt = '2026-10-20T12:00:00.000Z';
    await setItem(person.firmId, `invoice#${`${id}`.padStart(16, '0')}`, { sentAt });
    const read = () => person.call(invoices.get, { params });
    expect((await read()).late).toMatchObject({
      relevantDay: '2026-11-18',
      days: 0,
      total: 0,
      dayAgreed: 'no',
    });
    await person.call(invoices.lateTerms, { params, body: { dayAgreed: 'yes' } });
    expect((await read()).late).toMatchObject({ relevantDay: '2026-11-03', days: 7, compensation: 40 });
    await person.call(invoices.lateTerms, { params, body: { dayAgreed: 'no' } });
    await pay(person, id, 500, '2026-11-10');
    expect(await read()).not.toHaveProperty('late');
  });

  it('goes by the bank holidays of where the customer is, else by those that the trader chose', async () => {
    setClock('2026-11-22T12:00:00Z');
    const { person, client, invoice, read } = await begin('public', { dueDate: '2026-10-01' });
    // A Friday after work; the Monday is a holiday only in Northern Ireland.
    const sentAt = '2026-07-10T17:30:00.000Z';
    await setItem(person.firmId, `invoice#${`${invoice.id}`.padStart(16, '0')}`, { sentAt });
    const england = { calendar: 'england-and-wales', relevantDay: '2026-08-11' };
    const ulster = { calendar: 'northern-ireland', relevantDay: '2026-08-12' };
    expect((await read()).late).toMatchObject(england);
    await person.call(settings.updateBusiness, { body: { bankHolidays: 'northern-ireland' } });
    expect((await read()).late).toMatchObject(ulster);
    const moveTo = (address: string) =>
      person.call(clients.update, {
        params: { id: client.id },
        body: { name: 'Harbour Holdings', kind: 'public', address },
      });
    await moveTo('1 Quay\nWhitby YO21 3PU');
    expect((await read()).late).toMatchObject(england);
    await moveTo('9 Lagan Road\nBelfast BT1 5GS');
    expect((await read()).late).toMatchObject(ulster);
  });

  it('is told to nobody of a consumer, nor of who may be one, nor of what is not late', async () => {
    setClock('2026-11-22T12:00:00Z');
    for (const kind of ['consumer', null] as const) {
      const { person, params, read } = await begin(kind);
      expect(await read()).not.toHaveProperty('late');
      expect(await person.answer(invoices.lateTerms, { params, body: { ownTerms: 'yes' } })).toMatchObject({
        status: 409,
      });
    }
    const inTime = await begin('business', { dueDate: '2026-11-22' });
    expect(await inTime.read()).not.toHaveProperty('late');
    const settled = await begin('business');
    await pay(settled.person, settled.invoice.id, 10_000, '2026-09-23');
    expect(await settled.read()).not.toHaveProperty('late');
  });

  it('is told of nothing that falls due, or was done, on the last day of the calendar', async () => {
    setClock('2026-11-22T12:00:00Z');
    for (const kind of ['business', 'public'] as const) {
      const { person, params, read } = await begin(kind, { dueDate: '9999-12-31' });
      expect(await read()).toMatchObject({ dueDate: '9999-12-31', status: 'unpaid' });
      expect(await read()).not.toHaveProperty('late');
      const answered = await person.answer(invoices.lateTerms, { params, body: { dayAgreed: 'no' } });
      expect(answered.body).not.toHaveProperty('late');
    }
    const done = { dueDate: '2026-10-01', workEndDate: '9999-12-31' };
    expect((await (await begin('public', done)).read()).late).toMatchObject({ relevantDay: '2026-10-01' });
    const later = await begin('public', { ...done, dueDate: '9999-12-31' });
    expect(await later.read()).not.toHaveProperty('late');
  });

  it('runs on what is left after each payment, and can be claimed after the last', async () => {
    setClock('2026-11-22T12:00:00Z');
    const { person, invoice, read } = await begin('public');
    await pay(person, invoice.id, 4000, '2026-10-23');
    // 30 days on £10,000, then 30 days on £6,000.
    expect((await read()).late).toMatchObject({
      days: 60,
      interest: 154.52,
      perDay: 1.93,
      compensation: 100,
    });
    await pay(person, invoice.id, 6000, '2026-11-02');
    expect((await read()).late).toMatchObject({
      ...{ days: 40, asOf: '2026-11-02', perDay: 0, interest: 115.89, compensation: 100, total: 215.89 },
    });
  });

  it('counts what went back from the day it did, and nothing for what was paid too much', async () => {
    setClock('2026-11-22T12:00:00Z');
    const { person, invoice, read } = await begin('business');
    const paid = await pay(person, invoice.id, 12_000, '2026-10-03');
    const refund = (amount: number) =>
      person.call(payments.refund, { params: { id: paid.id }, body: { amount, on: '2026-11-12' } });
    await refund(2000);
    expect((await read()).late).toMatchObject({ days: 10, interest: 32.19 });
    await refund(1000);
    expect((await read()).late).toMatchObject({ days: 20, interest: 35.41, perDay: 0.32 });
  });

  it('begins later where the day was not agreed, and never where the contract has its own terms', async () => {
    setClock('2026-11-22T12:00:00Z');
    const { person, params } = await begin('business', { dueDate: '2026-11-20' });
    const answer = (body: { dayAgreed?: 'yes' | 'no'; ownTerms?: 'yes' | 'no' }) =>
      person.call(invoices.lateTerms, { params, body });
    // 30 days from the day of notice, which is the invoice's own day.
    expect((await answer({ dayAgreed: 'no' })).late).toMatchObject({
      ...{ relevantDay: '2026-12-21', days: 0, interest: 0, compensation: 0, dayAgreed: 'no' },
    });
    expect((await answer({ dayAgreed: 'yes' })).late).toMatchObject({ days: 2, compensation: 100 });
    expect((await answer({ ownTerms: 'yes' })).late).toMatchObject({
      total: 0,
      compensation: 0,
      ownTerms: 'yes',
    });
  });

  it('waits with the rate of a half-year that is not known', async () => {
    setClock('2027-02-01T12:00:00Z');
    const { read } = await begin('business', { dueDate: '2027-01-15' });
    expect((await read()).late).toMatchObject({
      ...{
        referenceDate: '2026-12-31',
        base: null,
        rate: null,
        interest: null,
        total: null,
        compensation: 100,
      },
    });
  });

  it('leaves out what a contractor keeps back for HMRC', async () => {
    setClock('2026-11-22T12:00:00Z');
    const { person, invoice, read } = await begin('business');
    await person.call(payments.record, {
      body: { invoiceId: invoice.id, amount: 2000, method: 'cis', paidOn: '2026-11-20' },
    });
    expect((await read()).late).toMatchObject({
      principal: 8000,
      days: 60,
      interest: 154.52,
      compensation: 70,
    });
  });
});

describe('lateness of an invoice to a contractor', () => {
  /** £2,400 of labour, due on 1 October, with an expected deduction of £480. */
  const raise = async () => {
    setClock('2026-11-23T12:00:00Z');
    const person = await system.someone();
    const business = { tradingName: 'Harbour Plumbing', ownName: 'Robin Example', address: '2 Quay\nWhitby' };
    const registered = { vatScheme: 'standard', vatNumber: 'GB123456782', cisStatus: 'registered' } as const;
    await person.call(settings.updateBusiness, { body: { ...business, ...registered } });
    const contractor = { kind: 'business', cisContractor: 'yes', vatNumber: 'GB123456782' } as const;
    const client = await person.call(clients.create, {
      body: { name: 'Mill', address: '1 High St', ...contractor },
    });
    const work = { kind: 'labour', description: 'Pipes', quantity: 1, unit: 'each', vat: 'rc' } as const;
    const lines = [{ ...work, unitPrice: 2400 }];
    const invoice = await person.call(invoices.create, {
      body: { clientId: client.id, dueDate: '2026-10-01', lines },
    });
    const params = { id: invoice.id };
    await person.call(invoices.lateTerms, { params, body: { dayAgreed: 'yes' } });
    return {
      paid: (amount: number, method: 'bank' | 'cis', paidOn = '2026-10-01') =>
        person.call(payments.record, { body: { invoiceId: invoice.id, amount, method, paidOn } }),
      credit: (unitPrice: number) =>
        person.call(invoices.credit, { params, body: { lines: [{ ...work, unitPrice }] } }),
      late: async () => (await person.call(invoices.get, { params })).late,
    };
  };

  it('leaves out what is still expected to be kept back beside what was', async () => {
    const { paid, late } = await raise();
    expect(await late()).toMatchObject({ principal: 1920, compensation: 70 });
    await paid(960, 'bank');
    await paid(240, 'cis');
    expect(await late()).toMatchObject({ principal: 960, interest: 16.38, compensation: 40 });
  });

  it('goes by what was kept back where that is more', async () => {
    const { paid, late } = await raise();
    await paid(720, 'cis');
    expect(await late()).toMatchObject({ principal: 1680 });
  });

  it('goes by what was kept back once nothing is left of which more could be', async () => {
    const { paid, late } = await raise();
    await paid(400, 'cis', '2026-11-02');
    await paid(1950, 'bank', '2026-11-02');
    expect(await late()).toMatchObject({ principal: 1950, perDay: 0 });
    await paid(50, 'bank', '2026-11-02');
    expect(await late()).toMatchObject({ principal: 2000, perDay: 0 });
  });

  it('expects less of what was credited in part, and never less than was kept back', async () => {
    const { paid, credit, late } = await raise();
    await paid(240, 'cis');
    await credit(400);
    expect(await late()).toMatchObject({ principal: 1600 });
    await credit(1000);
    expect(await late()).toMatchObject({ principal: 760 });
  });
});

describe('a dispute', () => {
  it('stops every reminder until it is lifted, by hand and by the morning', async () => {
    const moveOn = setClock('2026-10-01T07:00:00Z');
    const { person, params, read, email } = await begin('business');
    await person.call(settings.updateReminders, { body: { remindersOn: true } });
    const body = { on: '2026-09-30', note: 'The boiler still leaks' };
    expect(await person.call(invoices.dispute, { params, body })).toMatchObject({ disputed: body });
    expect(await person.answer(invoices.remind, { params })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('disputed') },
    });
    await runReminders();
    expect(await mailTo(system.services.inbox, email)).toEqual([]);
    const [listed] = await person.call(invoices.list, {});
    expect(listed).toMatchObject({ disputed: body });
    expect((await person.answer(invoices.settleDispute, { params })).status).toBe(204);
    expect(await read()).toMatchObject({ disputed: null });
    moveOn(1000);
    await runReminders();
    expect(await mailTo(system.services.inbox, email)).toHaveLength(1);
  });

  it('lies in the past, is a stranger’s to nobody, and is kept when only its note is mended', async () => {
    setClock('2026-10-01T12:00:00Z');
    const { person, params } = await begin(null);
    const put = (body: { on?: string; note?: string | null }) =>
      person.answer(invoices.dispute, { params, body });
    expect(await put({ on: '2026-10-02' })).toMatchObject({ status: 409 });
    await put({ on: '2026-09-25', note: 'Too dear' });
    expect(await put({ note: null })).toMatchObject({ body: { disputed: { on: '2026-09-25', note: null } } });
    const stranger = await system.someone();
    expect((await stranger.answer(invoices.dispute, { params, body: {} })).status).toBe(404);
    expect((await stranger.answer(invoices.settleDispute, { params })).status).toBe(404);
  });
});
