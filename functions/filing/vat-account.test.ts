import { beforeAll, describe, expect, it } from 'vitest';
import { receiptForm } from '#functions/testing/forms.ts';
import { recounted } from '#functions/testing/partition.ts';
import { addDays } from '#shared/dates.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { rightClockAfterEach, setClock } from '../testing/clock.ts';
import { moveTo } from '../testing/sessions.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, filing, invoices, payments, settings, tax } = routes;

const line = { kind: 'labour', description: 'Work', quantity: 1, unit: 'each', vat: 's' } as const;
const standard = {
  ownName: 'Robin Example',
  address: '2 Quay',
  vatScheme: 'standard',
  vatNumber: 'GB123456782',
} as const;

const begin = async (day: string, business: object = standard) => {
  setClock(`${day}T10:00:00Z`);
  const person = await system.someone();
  await person.call(settings.updateBusiness, { body: business });
  const client = await person.call(clients.create, { body: { name: 'Mill', address: '1 Mill Ln' } });
  const on = (to: string) => moveTo(person, `${to}T10:00:00Z`);
  const raise = async (raised: string, net: number, dueDate = addDays(raised, 30), work: object = {}) => {
    await on(raised);
    const body = { clientId: client.id, dueDate, ...work, lines: [{ ...line, unitPrice: net }] };
    return person.call(invoices.create, { body: body as never });
  };
  const pay = async (invoiceId: number, paidOn: string, amount: number) => {
    await on(paidOn);
    return person.call(payments.record, { body: { invoiceId, amount, method: 'bank', paidOn } });
  };
  const buy = async (receiptDate: string, amount: number, vatAmount: number, more: object = {}) => {
    const data = { receiptDate, vendor: 'Harbour Supplies', amount, vatAmount, ...more };
    const { body } = await person.send({ method: 'POST', path: '/api/receipts', body: receiptForm(data) });
    return body as Receipt;
  };
  return { person, on, raise, pay, buy };
};

const vat = (person: Someone, from: string, to: string) => person.call(tax.vat, { query: { from, to } });
const behind = (person: Someone, figure: string, from: string, to: string) =>
  person.call(tax.records, { query: { figure, from, to } as never });
const expectTrueCounters = async ({ firmId }: Someone) => {
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
};

describe('a bad debt', () => {
  let it1: Awaited<ReturnType<typeof begin>>;
  let unpaid: { id: number };
  const claim = (invoiceIds: number[]) => it1.person.answer(filing.claimBadDebts, { body: { invoiceIds } });
  beforeAll(async () => {
    it1 = await begin('2026-01-10');
    unpaid = await it1.raise('2026-01-10', 1000, '2026-02-09');
    await it1.pay(unpaid.id, '2026-03-01', 300);
  });

  it('is claimed from six months after it was due, once, in the return of that day', async () => {
    const { person, on } = it1;
    await on('2026-08-08');
    expect(await person.call(filing.badDebts, {})).toEqual({ invoices: [], vat: 0 });
    const message = 'You can claim this VAT back from 9 Aug 2026';
    expect(await claim([unpaid.id])).toMatchObject({
      status: 409,
      body: { message, issues: [{ path: 'invoiceIds.0', message }] },
    });
    await on('2026-08-09');
    expect(await person.call(filing.badDebts, {})).toMatchObject({
      invoices: [{ invoiceId: unpaid.id, due: '2026-02-09', vat: 150 }],
      vat: 150,
    });
    expect(await claim([unpaid.id])).toEqual(
      expect.objectContaining({
        status: 200,
        body: { claimed: [{ invoiceId: unpaid.id, vat: 150, end: '2026-09-30' }] },
      }),
    );
    expect(await claim([unpaid.id])).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'invoiceIds.0' }] },
    });
    expect(await vat(person, '2026-07-01', '2026-09-30')).toMatchObject({
      boxes: { box1: 0, box4: 150, box7: 0 },
    });
    expect(await behind(person, 'box4', '2026-07-01', '2026-09-30')).toMatchObject([
      { kind: 'invoice', why: 'badDebt', id: unpaid.id, on: '2026-08-09', amount: 150 },
    ]);
    expect(await person.call(invoices.get, { params: { id: unpaid.id } })).toMatchObject({
      remindersOff: true,
    });
    await expectTrueCounters(person);
  });

  it('goes back with the money that comes after all', async () => {
    const { person, pay } = it1;
    await pay(unpaid.id, '2027-05-20', 600);
    const spring = ['2027-04-01', '2027-06-30'] as const;
    expect(await vat(person, ...spring)).toMatchObject({ boxes: { box1: 100, box4: 0, box6: 0 } });
    expect(await behind(person, 'box1', ...spring)).toMatchObject([
      { kind: 'payment', why: 'badDebtBack', id: unpaid.id, on: '2027-05-20', amount: 100 },
    ]);
    await expectTrueCounters(person);
    // Imported late, because the table's name is known only after the system has started.
    const { recountFirm } = await import('../upkeep/recount.ts');
    await recountFirm(person.firmId);
    expect(await vat(person, ...spring)).toMatchObject({ boxes: { box1: 100 } });
  });

  // VATA s.36(3): what was received by the time of the claim is not outstanding. VR reg 171(2): what comes later is due in box 1.
  it('is only of what was not paid by the end of its day, and later money is due in box 1', async () => {
    const { person, raise, pay, on } = await begin('2026-01-10');
    const { id } = await raise('2026-01-10', 1000, '2026-02-09');
    await on('2026-08-09');
    await person.call(filing.claimBadDebts, { body: { invoiceIds: [id] } });
    const summer = ['2026-07-01', '2026-09-30'] as const;
    expect(await vat(person, ...summer)).toMatchObject({ boxes: { box1: 0, box4: 200 } });
    await pay(id, '2026-08-09', 600);
    expect(await vat(person, ...summer)).toMatchObject({ boxes: { box1: 0, box4: 100 } });
    await pay(id, '2026-08-10', 300);
    expect(await vat(person, ...summer)).toMatchObject({ boxes: { box1: 50, box4: 100 } });
    await expectTrueCounters(person);
  });

  it('is none under cash accounting', async () => {
    const { person, raise, on } = await begin('2026-01-10', { ...standard, vatScheme: 'cash' });
    const { id } = await raise('2026-01-10', 1000, '2026-02-09');
    await on('2026-09-01');
    expect(await person.call(filing.badDebts, {})).toMatchObject({ invoices: [] });
    expect(await person.answer(filing.claimBadDebts, { body: { invoiceIds: [id] } })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('cash accounting') },
    });
  });
});

describe('a bill that is not paid at once', () => {
  const bill = { category: 'materials', dueOn: '2026-03-01' };

  it('gives its VAT back six months after it was due, and gets it when it is paid', async () => {
    const { person, buy, on } = await begin('2026-02-01');
    const { id, updatedAt } = await buy('2026-02-01', 600, 100, bill);
    await buy('2026-02-02', 60, 10, { ...bill, paidOn: '2026-09-01' });
    expect(await vat(person, '2026-01-01', '2026-03-31')).toMatchObject({ boxes: { box4: 110, box7: 550 } });
    const summer = ['2026-07-01', '2026-09-30'] as const;
    expect(await vat(person, ...summer)).toMatchObject({ boxes: { box4: -100, box7: 0 } });
    expect(await behind(person, 'box4', ...summer)).toMatchObject([
      { kind: 'receipt', why: 'unpaid', id, on: '2026-09-01', amount: -100 },
    ]);
    await on('2026-10-20');
    await person.call(routes.receipts.change, { params: { id }, body: { paidOn: '2026-10-15', updatedAt } });
    expect(await vat(person, '2026-10-01', '2026-12-31')).toMatchObject({ boxes: { box4: 100, box7: 0 } });
    await expectTrueCounters(person);
  });

  it('counts by its money under cash accounting', async () => {
    const { person, buy } = await begin('2026-02-01', { ...standard, vatScheme: 'cash' });
    await buy('2026-02-01', 600, 100, bill);
    await buy('2026-02-02', 60, 10, { ...bill, paidOn: '2026-04-10' });
    await buy('2026-02-03', 120, 20);
    expect(await vat(person, '2026-01-01', '2026-03-31')).toMatchObject({ boxes: { box4: 20, box7: 100 } });
    expect(await vat(person, '2026-04-01', '2026-06-30')).toMatchObject({ boxes: { box4: 10, box7: 50 } });
    expect(await vat(person, '2026-07-01', '2026-09-30')).toMatchObject({ boxes: { box4: 0 } });
    await expectTrueCounters(person);
  });
});

describe('the flat rate', () => {
  const flat = { ...standard, vatScheme: 'flat', vatFrom: '2026-02-01' };
  const winter = ['2027-01-01', '2027-03-31'] as const;
  const sell = async () => {
    const of = await begin('2027-01-10', flat);
    await of.person.call(settings.updateTax, { body: { flatRate: 9.5 } });
    await of.raise('2027-01-10', 5000);
    await of.raise('2027-02-10', 10_000);
    return of;
  };

  it('has a point off until the first anniversary of the registration', async () => {
    const { person } = await sell();
    const shown = await vat(person, ...winter);
    expect(shown).toMatchObject({ boxes: { box1: 1650, box6: 18_000 } });
    expect(shown.parts.map(({ to, flatRate }) => [to, flatRate])).toEqual([
      ['2027-01-31', 8.5],
      ['2027-03-31', 9.5],
    ]);
    const codes = shown.marks.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['flat_first_year', 'goods_asked']));
    expect(codes).not.toContain('scheme_changed');
    expect((await behind(person, 'box1', ...winter)).map(({ amount }) => amount)).toEqual([1140, 510]);
  });

  it('is that of a limited cost trader where few goods were bought, by what receipts say', async () => {
    const { person, buy } = await sell();
    const tools = await buy('2027-02-11', 300, 50, { category: 'tools' });
    expect(await vat(person, ...winter)).toMatchObject({
      boxes: { box1: 2910 },
      marks: expect.arrayContaining([{ code: 'limited_cost', amount: null }]),
    });
    expect((await behind(person, 'box1', ...winter)).map(({ amount }) => amount)).toEqual([1980, 930]);
    await buy('2027-02-12', 100, 0, { category: 'office', goods: true });
    expect(await vat(person, ...winter)).toMatchObject({ boxes: { box1: 1650 } });
    const { id, updatedAt } = tools;
    await person.call(routes.receipts.change, { params: { id }, body: { goods: false, updatedAt } });
    expect(await vat(person, ...winter)).toMatchObject({ boxes: { box1: 2910 } });
    await expectTrueCounters(person);
  });
});

describe('joining and leaving cash accounting', () => {
  const quarters = {
    spring: ['2026-04-01', '2026-06-30'],
    summer: ['2026-07-01', '2026-09-30'],
    autumn: ['2026-10-01', '2026-12-31'],
    winter: ['2027-01-01', '2027-03-31'],
  } as const;
  const boxesIn = async (person: Someone, quarter: keyof typeof quarters) => {
    const [from, to] = quarters[quarter];
    const { boxes, marks } = await vat(person, from, to);
    expect(marks.map(({ code }) => code)).not.toContain('cash_changed');
    for (const [figure, box] of [
      ['box1', boxes?.box1],
      ['box4', boxes?.box4],
    ] as const) {
      const rows = await behind(person, figure, from, to);
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(box);
    }
    return [boxes?.box1, boxes?.box4];
  };
  const change = (person: Someone, schemeChange: object) =>
    person.answer(settings.updateTax, { body: { schemeChange } as never });
  const at = (name: string) => ({ status: 400, body: { issues: [{ path: `schemeChange.${name}` }] } });

  it('counts what went by its invoice no second time when it is paid', async () => {
    const { person, raise, pay, buy } = await begin('2026-06-20');
    const { id } = await raise('2026-06-20', 1000);
    const due = { isVatReceipt: true, dueOn: '2026-07-20' };
    const bill = await buy('2026-06-21', 600, 100, due);
    // A receipt of the last day before the change: it is moved as well.
    await buy('2026-06-30', 60, 10, { ...due, paidOn: '2026-07-20' });
    expect(await change(person, { scheme: 'cash', from: '2026-07-01' })).toMatchObject({ status: 200 });
    expect(await vat(person, ...quarters.summer)).toMatchObject({ scheme: 'cash' });
    await pay(id, '2026-07-15', 1200);
    await person.call(routes.receipts.change, {
      params: { id: bill.id },
      body: { paidOn: '2026-07-20' },
    } as never);
    const later = await raise('2026-07-16', 500);
    expect(await boxesIn(person, 'spring')).toEqual([200, 110]);
    expect(await boxesIn(person, 'summer')).toEqual([0, 0]);
    await pay(later.id, '2026-08-01', 300);
    expect(await boxesIn(person, 'summer')).toEqual([50, 0]);
    await expectTrueCounters(person);
  });

  it.each([
    ['at_once', [400, 0, 0]],
    ['six_months', [100, 150, 150]],
  ] as const)('accounts for what is unpaid %s', async (outstanding, [summer, autumn, winter]) => {
    const { person, raise, pay, buy } = await begin('2026-09-10', { ...standard, vatScheme: 'cash' });
    const { id } = await raise('2026-09-10', 2000);
    await buy('2026-09-11', 600, 100, { isVatReceipt: true, dueOn: '2026-10-20' });
    await pay(id, '2026-09-25', 600);
    expect(await change(person, { scheme: 'standard', from: '2026-10-01', outstanding })).toMatchObject({
      status: 200,
    });
    await pay(id, '2026-11-20', 900);
    const [now, last] = outstanding === 'at_once' ? [100, 0] : [0, 100];
    expect(await boxesIn(person, 'summer')).toEqual([summer, now]);
    expect(await boxesIn(person, 'autumn')).toEqual([autumn, 0]);
    expect(await boxesIn(person, 'winter')).toEqual([winter, last]);
  });

  it('leaves out what was invoiced before the work, or is due in over six months', async () => {
    const { person, raise, pay, on } = await begin('2026-09-01', { ...standard, vatScheme: 'cash' });
    const early = await raise('2026-09-01', 500, '2026-09-30', { workStartDate: '2026-11-02' });
    const long = await raise('2026-09-02', 1000, '2027-03-03');
    await raise('2026-09-03', 2000, '2027-03-03', { workStartDate: '2026-09-01', workEndDate: '2026-11-20' });
    expect(await boxesIn(person, 'summer')).toEqual([300, 0]);
    expect(await vat(person, ...quarters.summer)).toMatchObject({ boxes: { box6: 1500 } });
    await pay(early.id, '2026-11-20', 600);
    await pay(long.id, '2027-02-20', 1200);
    expect(await boxesIn(person, 'autumn')).toEqual([0, 0]);
    expect(await boxesIn(person, 'winter')).toEqual([0, 0]);
    await expectTrueCounters(person);
    // Nothing of it is unpaid for the return that ends cash accounting.
    await on('2027-02-21');
    await change(person, { scheme: 'standard', from: '2027-04-01', outstanding: 'at_once' });
    expect(await boxesIn(person, 'winter')).toEqual([400, 0]);
  });

  it('is taken back as long as it has not begun', async () => {
    const { person, raise, on } = await begin('2026-06-20');
    await raise('2026-06-20', 1000);
    expect(await change(person, { scheme: 'cash', from: '2026-07-01' })).toMatchObject({ status: 200 });
    const { earlierSchemes } = await person.call(settings.tax, {});
    expect(earlierSchemes).toMatchObject([{ until: '2026-06-30', scheme: 'standard' }]);
    await person.call(settings.updateTax, { body: { earlierSchemes: [] } });
    expect(await vat(person, ...quarters.summer)).toMatchObject({ scheme: 'standard' });
    expect(await boxesIn(person, 'spring')).toEqual([200, 0]);
    // Once it has begun, what is taken off the list is a part of the past.
    expect(await change(person, { scheme: 'cash', from: '2026-07-01' })).toMatchObject({ status: 200 });
    await on('2026-07-01');
    await person.call(settings.updateTax, { body: { earlierSchemes: [] } });
    expect(await vat(person, ...quarters.summer)).toMatchObject({ scheme: 'cash' });
  });

  it('is refused but from a day and in a way that can be', async () => {
    const { person, raise } = await begin('2026-09-10', { ...standard, vatScheme: 'cash' });
    const leave = { scheme: 'standard', from: '2026-10-01' };
    expect(await change(person, { scheme: 'cash', from: '2026-10-01' })).toMatchObject(at('scheme'));
    expect(await change(person, leave)).toMatchObject(at('outstanding'));
    const lateInQuarter = { ...leave, from: '2026-10-02', outstanding: 'at_once' };
    expect(await change(person, lateInQuarter)).toMatchObject(at('from'));
    await raise('2026-09-10', 1_350_001);
    expect(await change(person, { ...leave, outstanding: 'six_months' })).toMatchObject(at('outstanding'));
    expect(await change(person, { ...leave, outstanding: 'at_once' })).toMatchObject({ status: 200 });
    expect(await change(person, { scheme: 'cash', from: '2026-07-01' })).toMatchObject(at('from'));
  });
});

describe('the limits of a scheme', () => {
  const spring = ['2026-04-01', '2026-06-30'] as const;
  const markOf = async (person: Someone, code: string) =>
    (await vat(person, ...spring)).marks.find((mark) => mark.code === code);

  it('are told under cash accounting, near and over £1,600,000 a year', async () => {
    const { person, raise } = await begin('2025-06-30', { ...standard, vatScheme: 'cash' });
    // A day too early to count in the year to 30 June.
    await raise('2025-06-30', 900_000);
    await raise('2025-07-01', 1_439_999);
    expect(await markOf(person, 'cash_near')).toBeUndefined();
    await raise('2026-06-30', 1);
    expect(await markOf(person, 'cash_near')).toMatchObject({ amount: 1_440_000 });
    await raise('2026-06-30', 160_000);
    expect(await markOf(person, 'cash_over')).toBeUndefined();
    await raise('2026-06-30', 0.01);
    expect(await markOf(person, 'cash_over')).toMatchObject({ amount: 1_600_000.01 });
    expect(await markOf(person, 'cash_near')).toBeUndefined();
  });

  it('are told under the flat rate over £230,000 with VAT, and what was never paid beside them', async () => {
    const { person, raise, pay, on } = await begin('2025-12-01', { ...standard, vatScheme: 'flat' });
    await person.call(settings.updateTax, { body: { flatRate: 9.5 } });
    const { id } = await raise('2025-12-01', 1000, '2025-12-31');
    await raise('2026-06-01', 190_666.67, '2026-06-30');
    expect(await markOf(person, 'flat_over')).toBeUndefined();
    await raise('2026-06-02', 0.01, '2026-06-30');
    expect(await markOf(person, 'flat_over')).toMatchObject({ amount: 230_000.01 });
    expect(await markOf(person, 'flat_bad_debt')).toBeUndefined();
    await on('2026-06-30');
    expect(await markOf(person, 'flat_bad_debt')).toMatchObject({ amount: 200 });
    expect(await person.call(filing.badDebts, {})).toMatchObject({ invoices: [] });
    await pay(id, '2026-07-01', 1200);
    expect(await markOf(person, 'flat_bad_debt')).toBeUndefined();
  });
});

describe('what was bought before the registration', () => {
  const put = (person: Someone, items: object[]) =>
    person.answer(filing.putOnHand, { body: { items } as never });
  const first = ['2026-01-01', '2026-03-31'] as const;

  it('is claimed in the first return, as far as it was on hand', async () => {
    const { person, buy, on } = await begin('2026-01-10', {
      ...standard,
      vatScheme: 'none',
      vatNumber: null,
    });
    const tiles = await buy('2023-05-02', 240, 40, { category: 'materials', isVatReceipt: true });
    const advice = await buy('2025-07-31', 120, 20, { category: 'office', isVatReceipt: true });
    const old = await buy('2022-01-31', 60, 10, { category: 'materials', isVatReceipt: true });
    expect(await person.call(filing.onHand, {})).toEqual({ registeredFrom: null, receipts: [], vat: 0 });
    const half = { receiptId: tiles.id, share: 50 };
    expect(await put(person, [half])).toMatchObject({ status: 409, body: { issues: [{ path: 'vatFrom' }] } });
    await person.call(settings.updateBusiness, { body: { ...standard, vatFrom: '2026-02-01' } });
    const shown = { receiptId: tiles.id, vendor: 'Harbour Supplies', on: '2023-05-02', vat: 40 };
    expect(await person.call(filing.onHand, {})).toEqual({
      registeredFrom: '2026-02-01',
      receipts: [{ ...shown, share: 0, claimed: 0 }],
      vat: 0,
    });
    for (const { id } of [old, advice])
      expect(await put(person, [half, { receiptId: id, share: 100 }])).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'items.1.receiptId', message: expect.stringContaining('Too old') }] },
      });
    expect(await put(person, [half])).toMatchObject({ status: 200, body: { vat: 20 } });
    expect(await vat(person, ...first)).toMatchObject({ boxes: { box1: 0, box4: 20, box7: 0 } });
    expect(await behind(person, 'box4', ...first)).toMatchObject([
      { kind: 'receipt', why: 'onHand', id: tiles.id, on: '2026-02-01', amount: 20 },
    ]);
    await expectTrueCounters(person);
    await on('2026-02-02');
    await put(person, [{ ...half, share: 0 }]);
    expect(await vat(person, ...first)).toMatchObject({ boxes: { box4: 0 } });
    await expectTrueCounters(person);
  });
});
