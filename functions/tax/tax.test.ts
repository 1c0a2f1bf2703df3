import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/dates.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { readPdf } from '../paper/testing/read-pdf.ts';
import { rightClockAfterEach, setClock } from '../testing/clock.ts';
import { receiptForm, whiteDot } from '../testing/forms.ts';
import { partitionOf, recounted } from '../testing/partition.ts';
import { moveTo } from '../testing/sessions.ts';

const system = localSystem();
rightClockAfterEach();
const { books, clients, invoices, payments, quotes, receipts, settings, tax } = routes;

const registered = {
  ownName: 'Robin Example',
  address: '2 Quay',
  vatScheme: 'standard' as const,
  vatNumber: 'GB123456782',
};
const line = { kind: 'labour', description: 'Work', quantity: 1, unit: 'each', unitPrice: 100, vat: 's' };
const quarter = { from: '2026-04-01', to: '2026-06-30' };

const begin = async (business: object = registered) => {
  setClock('2026-04-10T10:00:00Z');
  const person = await system.someone();
  await person.call(settings.updateBusiness, { body: business });
  const { id: clientId } = await person.call(clients.create, {
    body: { name: 'Mill', address: '1 Mill Ln' },
  });
  const on = (day: string) => moveTo(person, `${day}T10:00:00Z`);
  const raise = async (day: string, lines: object[], more: object = {}) => {
    await on(day);
    return person.call(invoices.create, {
      body: { clientId, dueDate: addDays(day, 30), lines, ...more } as never,
    });
  };
  const raiseOne = async (day: string, amount: number) => {
    await on(day);
    const invoiceNumber = `One-${day}-${amount}`;
    return person.call(invoices.create, {
      body: { clientId, invoiceNumber, amount, dueDate: addDays(day, 30) },
    });
  };
  const pay = async (invoiceId: number, paidOn: string, amount: number, method: 'bank' | 'cis' = 'bank') => {
    await on(paidOn);
    return person.call(payments.record, { body: { invoiceId, amount, method, paidOn } });
  };
  const keep = async (receiptDate: string, amount: number, vatAmount: number, more: object = {}) => {
    const data = { receiptDate, vendor: 'Harbour Supplies', amount, vatAmount, ...more };
    const { body } = await person.send({ method: 'POST', path: '/api/receipts', body: receiptForm(data) });
    return body as Receipt;
  };
  return { person, clientId, on, raise, raiseOne, pay, keep };
};

/** Registers again under another scheme, with no earlier start date. */
const anew = async (person: Someone, vatScheme: 'standard' | 'cash' | 'flat') => {
  await person.call(settings.updateBusiness, { body: { vatScheme: 'none' } });
  await person.call(settings.updateBusiness, { body: { vatScheme } });
};

const vat = (person: Someone, query = quarter) => person.call(tax.vat, { query });
const boxes = (...of: number[]) => Object.fromEntries(of.map((amount, at) => [`box${at + 1}`, amount]));
const records = (person: Someone, query: object) =>
  person.call(tax.records, { query: { ...quarter, ...query } as never });
const sumOf = (rows: { amount: number }[]) =>
  Math.round(rows.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100;
const expectTrueCounters = async ({ firmId }: Someone) => {
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
};

describe('a VAT return', () => {
  it('puts sales by tax point and purchases by date into their boxes, in whole pounds below', async () => {
    const { person, on, clientId, raise, keep } = await begin();
    const first = await raise('2026-04-10', [line, { ...line, vat: 'r', unitPrice: 40.5 }]);
    await raise('2026-04-11', [line], { taxPoint: '2026-03-31' });
    await raise('2026-07-02', [{ ...line, unitPrice: 10 }], { taxPoint: '2026-06-30' });
    const gone = await raise('2026-05-01', [line]);
    await person.call(invoices.void, { params: { id: gone.id }, body: { reason: 'Wrong client' } });
    await person.call(invoices.createDraft, { body: { clientId, lines: [line] as never } });
    await on('2026-05-02');
    await person.call(invoices.credit, {
      params: { id: first.id },
      body: { lines: [{ ...line, unitPrice: 25 }] as never },
    });
    await keep('2026-04-01', 120.99, 20);
    await keep('2026-06-30', 50, 5, { isVatReceipt: false });
    await keep('2026-07-01', 60, 10);
    expect(await vat(person)).toMatchObject({
      scheme: 'standard',
      dueBy: '2026-08-07',
      // 20 + 2.03 + 2 − 5 of VAT on 100 + 40.50 + 10 − 25; 20 of VAT in 170.99 of receipts.
      boxes: boxes(19.03, 0, 19.03, 20, 0.97, 125, 150, 0, 0),
      outcome: 'reclaim',
      marks: [{ code: 'reverse_purchases', amount: 0 }],
    });
    const [six, one, four] = await Promise.all(
      ['box6', 'box1', 'box4'].map((figure) => records(person, { figure })),
    );
    expect(sumOf(six ?? [])).toBe(125.5);
    expect(sumOf(one ?? [])).toBe(19.03);
    expect(four).toMatchObject([
      { kind: 'receipt', on: '2026-04-01', label: 'Harbour Supplies', amount: 20 },
    ]);
    expect(one?.map(({ kind, on, amount }) => [kind, on, amount])).toEqual([
      ['invoice', '2026-04-10', 22.03],
      ['credit_note', '2026-05-02', -5],
      // Raised after the quarter, but with its tax point in it.
      ['invoice', '2026-06-30', 2],
    ]);
    await expectTrueCounters(person);
  });

  it('counts a deposit in the period it came in, and the rest in the invoice’s', async () => {
    const { person, raise, pay } = await begin();
    const lines = [{ ...line, unitPrice: 3000 }];
    const work = { workEndDate: '2026-07-15' };
    const early = await raise('2026-07-20', lines, work);
    await pay(early.id, '2026-06-20', 1200);
    expect(await vat(person)).toMatchObject({ boxes: boxes(200, 0, 200, 0, 200, 1000, 0, 0, 0) });
    const next = { from: '2026-07-01', to: '2026-09-30' };
    expect(await vat(person, next)).toMatchObject({ boxes: { box1: 400, box6: 2000 } });
    for (const [figure, first, rest] of [
      ['box1', 200, 400],
      ['box6', 1000, 2000],
    ] as const) {
      expect(await records(person, { figure })).toMatchObject([
        { kind: 'payment', id: early.id, on: '2026-06-20', label: early.invoiceNumber, amount: first },
      ]);
      expect(await records(person, { ...next, figure })).toMatchObject([
        { kind: 'invoice', id: early.id, on: '2026-07-20', amount: rest },
      ]);
    }
    // Issued after the work and within 14 days of it, the invoice sets the tax point, whether or not it was paid before (VATA
    // s.6(5)).
    const done = await raise('2026-07-20', lines, work);
    await pay(done.id, '2026-07-16', 3600);
    expect(await vat(person, next)).toMatchObject({ boxes: { box1: 1000, box6: 5000 } });

    const accruals = { ...next, figure: 'turnover' };
    await person.call(settings.updateTax, { body: { basis: 'accruals' } });
    expect(sumOf(await records(person, accruals))).toBe(6000);
    // Imported late, because the table's name is known only after the system has started.
    const { recountFirm } = await import('../upkeep/recount.ts');
    await recountFirm(person.firmId);
    expect(await vat(person)).toMatchObject({ boxes: { box1: 200, box6: 1000 } });
    expect(await vat(person, next)).toMatchObject({ boxes: { box1: 1000, box6: 5000 } });
    await expectTrueCounters(person);
  });

  it('has reverse-charge sales in box 6 alone, and leaves out what does not say its VAT', async () => {
    const { person, clientId, raise, raiseOne } = await begin();
    const contractor = { kind: 'business', cisContractor: 'yes', vatNumber: 'GB123456782' } as const;
    await person.call(clients.update, { params: { id: clientId }, body: { name: 'Mill', ...contractor } });
    await raise('2026-05-05', [{ ...line, vat: 'rc', unitPrice: 2500 }]);
    await raiseOne('2026-05-06', 300);
    expect(await vat(person)).toMatchObject({
      boxes: boxes(0, 0, 0, 0, 0, 2500, 0, 0, 0),
      outcome: 'nil',
      marks: [{ code: 'one_amount', amount: 300 }, { code: 'reverse_purchases' }],
    });
    await expectTrueCounters(person);
  });

  it('puts reverse-charge VAT in boxes 1 and 4 and the net in box 7, whatever the scheme', async () => {
    const { person, raise, keep } = await begin();
    await raise('2026-05-01', [line]);
    await keep('2026-05-02', 120, 20);
    const bill = { reverseCharge: 'rc', vatAmount: null, vendor: 'Marsh Roofing' };
    const { id, updatedAt } = await keep('2026-05-03', 1000.1, 0, bill);
    await keep('2026-05-04', 200, 0, { ...bill, reverseCharge: 'rc5' });
    // 20 % of 1,000.10 is 200.02, 5 % of 200 is 10; 20 of VAT on the sale, and the same on the shop's receipt.
    const standard = boxes(230.02, 0, 230.02, 230.02, 0, 100, 1300, 0, 0);
    expect(await vat(person)).toMatchObject({
      boxes: standard,
      outcome: 'nil',
      marks: [{ code: 'reverse_purchases', amount: 210.02 }],
    });
    const one = await records(person, { figure: 'box1' });
    expect(one.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['invoice', 20],
      ['receipt', 10],
      ['receipt', 200.02],
    ]);
    const cut: unknown[] = [];
    for (let path = `/api/tax/records?from=2026-04-01&to=2026-06-30&figure=box1&limit=2`; path; ) {
      const { body, headers } = await person.send({ method: 'GET', path });
      cut.push(...(body as unknown[]));
      path = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(cut).toEqual(one);
    expect(sumOf(await records(person, { figure: 'box4' }))).toBe(230.02);
    expect(sumOf(await records(person, { figure: 'box7' }))).toBe(1300.1);
    await expectTrueCounters(person);

    await anew(person, 'flat');
    await person.call(settings.updateTax, { body: { flatRate: 10 } });
    expect(await vat(person)).toMatchObject({
      boxes: boxes(222.02, 0, 222.02, 210.02, 12, 120, 1200, 0, 0),
    });
    const wrong = { params: { id }, body: { vatAmount: 3, updatedAt } };
    const refused = await person.answer(routes.receipts.change, wrong);
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'vatAmount' }] } });
    const plain = { reverseCharge: null, vatAmount: 166.68, updatedAt };
    await person.call(routes.receipts.change, { params: { id }, body: plain });
    await anew(person, 'standard');
    expect(await vat(person)).toMatchObject({
      boxes: { box1: 30, box4: 196.68, box7: 1133 },
    });
    await expectTrueCounters(person);
  });

  it('goes by payments under cash accounting, in parts and back with a refund', async () => {
    const { person, on, raise, pay } = await begin({ ...registered, vatScheme: 'cash' });
    const invoice = await raise('2026-04-10', [{ ...line, unitPrice: 83.33 }]);
    expect(invoice.amount).toBe(100);
    await pay(invoice.id, '2026-06-30', 33.33);
    const rest = await pay(invoice.id, '2026-07-01', 70);
    expect(await vat(person)).toMatchObject({ boxes: { box1: 5.56, box6: 27 } });
    // The overpayment of 3.33 is not a sale.
    const next = { from: '2026-07-01', to: '2026-09-30' };
    expect(await vat(person, next)).toMatchObject({ boxes: { box1: 11.11, box6: 55 } });
    await on('2026-10-05');
    await person.call(payments.refund, { params: { id: rest.id }, body: { amount: 70, on: '2026-10-05' } });
    const last = { from: '2026-10-01', to: '2026-12-31' };
    expect(await vat(person, last)).toMatchObject({ boxes: { box1: -11.11, box6: -55 } });
    const paid = await person.call(tax.records, { query: { ...last, figure: 'box1' } });
    expect(paid).toMatchObject([{ kind: 'payment', id: invoice.id, on: '2026-10-05', amount: -11.11 }]);
    await expectTrueCounters(person);
  });

  it('goes under cash accounting by what is left of an invoice that was credited in part', async () => {
    const { person, on, raise, pay } = await begin({ ...registered, vatScheme: 'cash' });
    const sold = (unitPrice: number, vat: string) => ({ ...line, unitPrice, vat });
    const credit = async (id: number, day: string, unitPrice: number, vat: string) => {
      await on(day);
      await person.call(invoices.credit, {
        params: { id },
        body: { lines: [sold(unitPrice, vat)] } as never,
      });
    };
    const refund = async (id: number, day: string, amount: number) => {
      await on(day);
      await person.call(payments.refund, { params: { id }, body: { amount, on: day } });
    };
    const expectBoxes = async (from: string, to: string, box1: number, box6: number) =>
      expect(await vat(person, { from, to })).toMatchObject({ boxes: { box1, box6 } });

    const first = await raise('2026-05-01', [sold(100, 's'), sold(100, 'z')]);
    await credit(first.id, '2026-05-02', 100, 'z');
    await pay(first.id, '2026-05-03', 120);
    await expectBoxes('2026-05-01', '2026-05-03', 20, 100);

    const early = await raise('2026-05-04', [sold(1000, 's'), sold(1000, 'z')]);
    await pay(early.id, '2026-05-05', 1000);
    await expectBoxes('2026-05-04', '2026-05-05', 90.91, 909);
    await credit(early.id, '2026-05-06', 1000, 's');
    await expectBoxes('2026-05-04', '2026-05-06', 0, 1000);
    expect(await records(person, { from: '2026-05-06', to: '2026-05-06', figure: 'box1' })).toMatchObject([
      { kind: 'credit_note', id: early.id, amount: -90.91 },
    ]);

    const whole = await raise('2026-05-07', [sold(1000, 's'), sold(1000, 'z')]);
    const paid = await pay(whole.id, '2026-05-08', 2200);
    await credit(whole.id, '2026-05-09', 1000, 'z');
    await expectBoxes('2026-05-07', '2026-05-09', 200, 2000);
    await refund(paid.id, '2026-05-10', 1000);
    await expectBoxes('2026-05-07', '2026-05-10', 200, 1000);

    // What was already paid is reduced only by a refund.
    const over = await raise('2026-05-11', [sold(100, 's')]);
    const all = await pay(over.id, '2026-05-12', 120);
    await credit(over.id, '2026-05-13', 50, 's');
    await expectBoxes('2026-05-11', '2026-05-13', 20, 100);
    await refund(all.id, '2026-05-14', 30);
    await expectBoxes('2026-05-11', '2026-05-14', 15, 75);
    await refund(all.id, '2026-05-15', 30);
    await expectBoxes('2026-05-11', '2026-05-15', 10, 50);

    const beyond = await raise('2026-05-16', [sold(100, 's')]);
    await credit(beyond.id, '2026-05-17', 50, 's');
    await pay(beyond.id, '2026-05-18', 120);
    await expectBoxes('2026-05-16', '2026-05-18', 10, 50);

    const mixed = await raise('2026-05-19', [sold(1000, 's'), sold(1000, 'z')]);
    await pay(mixed.id, '2026-05-20', 1200);
    await credit(mixed.id, '2026-05-21', 1000, 's');
    // £1,000 of the credited £1,200 were unpaid; VAT is still due on the £200 to be refunded.
    await expectBoxes('2026-05-19', '2026-05-21', 33.33, 1166);
    await expectTrueCounters(person);
  });

  it('under the flat rate is a part of turnover with VAT, and needs its percentage', async () => {
    const { person, raise, keep } = await begin({ ...registered, vatScheme: 'flat' });
    await raise('2026-04-10', [{ ...line, unitPrice: 1000 }]);
    await keep('2026-04-11', 120, 20);
    expect(await vat(person)).toMatchObject({ boxes: null, outcome: null, flatRate: null });
    await person.call(settings.updateTax, { body: { flatRate: 9.5 } });
    expect(await vat(person)).toMatchObject({
      flatRate: 9.5,
      boxes: boxes(114, 0, 114, 0, 114, 1200, 0, 0, 0),
      marks: [{ code: 'reverse_purchases' }, { code: 'flat_capital_goods' }, { code: 'goods_asked' }],
    });
  });

  it('uses the scheme of each day where it changed, in the records too', async () => {
    const { person, on, raise, pay, keep } = await begin({ ...registered, vatScheme: 'flat' });
    await person.call(settings.updateTax, { body: { flatRate: 10 } });
    const early = await raise('2026-04-10', [{ ...line, unitPrice: 1000.5 }]);
    await keep('2026-04-20', 120, 20);
    await on('2026-05-11');
    const earlierSchemes = [{ until: '2026-05-10', scheme: 'flat' as const, flatRate: 10 }];
    await person.call(settings.updateTax, { body: { earlierSchemes } });
    await anew(person, 'standard');
    const late = await raise('2026-05-11', [{ ...line, unitPrice: 500.7 }]);
    await keep('2026-05-12', 60, 10);
    // 10 % of 1,200.60 and 20 % of 500.70; box 6 is truncated to pounds once, after adding both parts.
    expect(await vat(person)).toMatchObject({
      scheme: 'standard',
      boxes: boxes(220.2, 0, 220.2, 10, 210.2, 1701, 50, 0, 0),
      parts: [
        { to: '2026-05-10', scheme: 'flat', flatRate: 10, boxes: { box1: 120.06, box4: 0, box6: 1200 } },
        {
          from: '2026-05-11',
          scheme: 'standard',
          flatRate: null,
          boxes: { box1: 100.14, box4: 10, box7: 50 },
        },
      ],
      marks: [
        { code: 'scheme_changed' },
        { code: 'reverse_purchases' },
        { code: 'flat_capital_goods' },
        { code: 'goods_asked' },
      ],
    });
    expect((await records(person, { figure: 'box1' })).map(({ amount }) => amount)).toEqual([100.14, 120.06]);
    expect(await vat(person, { from: '2026-07-01', to: '2026-09-30' })).toMatchObject({
      scheme: 'standard',
      parts: [],
      marks: [{ code: 'reverse_purchases' }],
    });
    // If nobody said how a scheme was left, its unpaid amounts can't be relied on.
    await on('2026-06-02');
    const left = { until: '2026-06-01', scheme: 'standard' as const };
    await person.call(settings.updateTax, { body: { earlierSchemes: [...earlierSchemes, left] } });
    await anew(person, 'cash');
    await pay(early.id, '2026-06-03', 1200.6);
    await pay(late.id, '2026-06-03', 600.84);
    const mixed = await vat(person);
    expect(mixed.parts.map(({ from, scheme }) => [from, scheme])).toEqual([
      ['2026-04-01', 'flat'],
      ['2026-05-11', 'standard'],
      ['2026-06-02', 'cash'],
    ]);
    expect(mixed.marks).toContainEqual({ code: 'cash_changed', amount: null });
    const twice = { earlierSchemes: [...earlierSchemes, ...earlierSchemes] };
    const refused = await person.answer(settings.updateTax, { body: twice });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'earlierSchemes' }] } });
    await person.call(settings.updateTax, { body: { earlierSchemes: [] } });
    expect(await vat(person)).toMatchObject({ scheme: 'cash', parts: [] });
  });

  it('says what lies outside a registration', async () => {
    const { person, raiseOne } = await begin({ ...registered, vatFrom: '2026-05-01' });
    await raiseOne('2026-04-20', 500);
    expect(await vat(person)).toMatchObject({
      boxes: boxes(0, 0, 0, 0, 0, 0, 0, 0, 0),
      marks: [{ code: 'part_unregistered', amount: 500 }, { code: 'reverse_purchases' }],
    });
    const { person: leaving } = await begin({ ...registered, vatTo: '2026-06-10' });
    expect(await vat(leaving)).toMatchObject({
      marks: [{ code: 'reverse_purchases' }, { code: 'stock_kept', amount: null }],
    });
    const { person: nobody } = await begin({ vatScheme: 'none' });
    expect(await vat(nobody)).toMatchObject({ scheme: 'none', boxes: null });
  });

  it('refuses a range turned round, too long or no date, and a figure that has no records', async () => {
    const { person } = await begin();
    const wrong: [object, string][] = [
      [{ from: '2026-06-30', to: '2026-04-01' }, 'to'],
      [{ from: '2026-04-01', to: '2027-04-02' }, 'to'],
      [{ from: '2026-02-30', to: '2026-04-01' }, 'from'],
      [{ ...quarter, figure: 'box2' }, 'figure'],
      [{ ...quarter, figure: 'expense', category: 'beer' }, 'category'],
      [{ ...quarter, figure: 'box1', category: 'adminCosts' }, 'category'],
      [{ ...quarter, figure: 'box1', cursor: 'x' }, 'cursor'],
    ];
    for (const [query, path] of wrong) {
      const route = 'figure' in query ? tax.records : tax.vat;
      const { status, body } = await person.answer(route, { query: query as never });
      expect({ status, paths: (body as { issues: { path: string }[] }).issues.map((it) => it.path) }).toEqual(
        {
          status: 400,
          paths: [path],
        },
      );
    }
  });
});

describe('the watch over registration', () => {
  it('tells by the month end that was over when to notify and from when one is registered', async () => {
    const { person, on, raiseOne, clientId } = await begin({ ...registered, vatScheme: 'none' });
    await raiseOne('2026-04-10', 40_000);
    await raiseOne('2026-07-31', 50_000);
    await on('2026-08-15');
    const quote = await person.call(quotes.create, {
      body: { clientId, title: 'Extension', lines: [{ ...line, vat: 'o', unitPrice: 0.01 }] as never },
    });
    const mill = { name: 'Mill', address: '1 Mill Ln', email: 'mill@example.com' };
    await person.call(clients.update, { params: { id: clientId }, body: mill });
    await person.call(quotes.send, { params: { id: quote.id }, body: { to: 'mill@example.com' } });
    // Exactly £90,000 is not over the threshold; a penny more would be.
    expect(await person.call(tax.registration, {})).toMatchObject({
      ...{ turnover: 90_000, percent: 100, warning: 95, isRegistered: false, mayDeregister: false },
      past: { isOver: false, monthEnd: '2026-07-31', rolling: 90_000 },
      future: { isOver: false, expected: 0 },
      crossing: [{ id: quote.id, total: 0.01 }],
    });
    await raiseOne('2026-08-20', 0.01);
    await on('2026-10-02');
    expect(await person.call(tax.registration, { query: { expected: '90000.01' } })).toMatchObject({
      turnover: 90_000.01,
      past: {
        isOver: true,
        monthEnd: '2026-08-31',
        notifyBy: '2026-09-30',
        registeredFrom: '2026-10-01',
      },
      future: { isOver: true, notifyBy: '2026-10-31', registeredFrom: '2026-10-02' },
      ...{ crossing: [], mayAskException: false },
    });
    // It was over the threshold then, and has fallen below since.
    await on('2027-05-02');
    expect(await person.call(tax.registration, {})).toMatchObject({
      ...{ turnover: 50_000.01, mayAskException: true },
      past: { isOver: true, monthEnd: '2026-08-31' },
    });
  });

  it('lets who is registered see when they may leave, counting no VAT and nothing exempt', async () => {
    const { person, raise } = await begin();
    await raise('2026-05-01', [
      { ...line, unitPrice: 88_000 },
      { ...line, vat: 'e', unitPrice: 5000 },
    ]);
    expect(await person.call(tax.registration, {})).toMatchObject({
      ...{ turnover: 88_000, warning: null, isRegistered: true, mayDeregister: true },
      past: { isOver: false },
    });
  });
});

describe('Making Tax Digital', () => {
  it('adds up from the first day of the year by payment, with what only the user can place apart', async () => {
    const { person, raiseOne, pay, keep } = await begin({ businessKind: 'sole_trader', vatScheme: 'none' });
    const first = await raiseOne('2026-04-10', 4400);
    await pay(first.id, '2026-05-02', 4000);
    await pay(first.id, '2026-05-02', 400, 'cis');
    const second = await raiseOne('2026-07-01', 1000);
    await pay(second.id, '2026-07-06', 1000);
    await keep('2026-04-05', 999, 0, { category: 'fuel' });
    await keep('2026-04-06', 60, 10, { category: 'fuel' });
    await keep('2026-08-01', 25, 0, { category: 'meals' });
    const year = await person.call(tax.mtd, { query: { taxYear: '2026-27' } });
    expect(year).toMatchObject({ isFor: true, basis: 'cash', mayConsolidate: true, mandatedFrom: null });
    expect(year.updates.map(({ to, dueBy, figures }) => [to, dueBy, figures.turnover, figures.ask])).toEqual([
      ['2026-07-05', '2026-08-07', 4400, 0],
      ['2026-10-05', '2026-11-07', 5400, 25],
      ['2027-01-05', '2027-02-07', 5400, 25],
      ['2027-04-05', '2027-05-07', 5400, 25],
    ]);
    // Not registered, so expenses include their VAT. CIS deductions are not part of an update.
    expect(year.updates[0]?.figures).toMatchObject({
      expenses: [{ category: 'carVanTravelExpenses', amount: 60 }],
      taxTakenOffTradingIncome: 0,
    });
    expect(year.asked).toEqual([{ category: 'meals', amount: 25 }]);
    const body = {
      periods: 'calendar' as const,
      calendarSince: '2026-27',
      categories: { meals: 'adminCosts' as const },
    };
    await person.call(settings.updateTax, { body });
    const calendar = await person.call(tax.mtd, { query: { taxYear: '2026-27' } });
    expect(calendar.updates.map(({ to, figures }) => [to, figures.turnover, figures.ask])[1]).toEqual([
      '2026-09-30',
      5400,
      0,
    ]);
    const found = await records(person, { to: '2026-09-30', figure: 'expense', category: 'adminCosts' });
    expect(found).toMatchObject([{ on: '2026-08-01', amount: 25 }]);
    const before = await person.call(tax.mtd, { query: { taxYear: '2015-16' } });
    expect(before.updates.map(({ figures }) => figures.turnover)).toEqual([0, 0, 0, 0]);
    await expectTrueCounters(person);
  });

  it('goes by invoices less credits without VAT on accruals, and is not for a company', async () => {
    const { person, raise, keep } = await begin();
    const first = await raise('2026-04-10', [line]);
    await person.call(invoices.credit, {
      params: { id: first.id },
      body: { lines: [{ ...line, unitPrice: 30 }] as never },
    });
    await keep('2026-04-11', 120, 20, { category: 'materials' });
    await person.call(settings.updateTax, { body: { basis: 'accruals' } });
    const year = await person.call(tax.mtd, { query: { taxYear: '2026-27' } });
    expect(year).toMatchObject({ isNetOfVat: true });
    expect(year.updates[0]?.figures).toMatchObject({
      turnover: 70,
      expenses: [{ category: 'costOfGoods', amount: 100 }],
      totalExpenses: 100,
    });
    await person.call(settings.updateBusiness, { body: { businessKind: 'company' } });
    const company = await person.call(tax.mtd, { query: { taxYear: '2026-27' } });
    expect(company).toMatchObject({ isFor: false, updates: [] });
  });

  it('refuses a bad year, a category without a box, and calendar periods without a year', async () => {
    const { person } = await begin();
    for (const taxYear of ['2026', '2026-28', '26-27'])
      expect(await person.answer(tax.mtd, { query: { taxYear } })).toMatchObject({ status: 400 });
    for (const [body, path] of [
      [{ categories: { fuel: 'petrol' } }, 'categories.fuel'],
      [{ categories: { fuel: 'adminCosts', holidays: 'adminCosts' } }, 'categories.holidays'],
      [{ periods: 'calendar' }, 'calendarSince'],
      [{ flatRate: 101 }, 'flatRate'],
    ] as const) {
      const answer = await person.answer(settings.updateTax, { body: body as never });
      expect({ status: answer.status, body: answer.body }).toMatchObject({
        status: 400,
        body: { issues: [{ path }] },
      });
    }
    // A category without a box is refused in words, in the settings as in the records.
    const noBox = { issues: [{ message: "Is not one of HMRC's categories" }] };
    const placed = await person.answer(settings.updateTax, {
      body: { categories: { fuel: 'petrol' } } as never,
    });
    expect(placed.body).toMatchObject(noBox);
    const query = { ...quarter, figure: 'expense', category: 'beer' } as never;
    expect((await person.answer(tax.records, { query })).body).toMatchObject(noBox);
  });
});

describe('an invoice of one amount', () => {
  const taxed = [
    { code: 's', net: 100, vat: 20 },
    { code: 'z', net: 50, vat: 0 },
  ];

  it('from another program keeps its VAT in the boxes, the books and its credit', async () => {
    const bring = async ({ person, on, clientId }: Awaited<ReturnType<typeof begin>>) => {
      await on('2026-05-01');
      const days = { issuedOn: '2026-04-10', dueDate: '2026-05-10', paidOn: '2026-04-20' };
      const row = { clientId, invoiceNumber: 'OLD-1', amount: 170, paid: 85, vat: taxed, ...days };
      const { ids } = await person.call(invoices.import, { body: { rows: [row] as never } });
      return { id: ids?.[0] ?? 0 };
    };
    const byPayment = await begin({ ...registered, vatScheme: 'cash' });
    await bring(byPayment);
    expect(await vat(byPayment.person)).toMatchObject({ boxes: { box1: 10, box6: 75 } });
    const begun = await begin();
    const { person, clientId } = begun;
    const params = await bring(begun);
    expect(await vat(person)).toMatchObject({
      boxes: boxes(20, 0, 20, 0, 20, 150, 0, 0, 0),
      marks: [{ code: 'reverse_purchases' }],
    });
    const sales = { format: 'xero', kind: 'sales' } as const;
    const { bytes } = await person.answer(books.file, { params: sales, query: quarter });
    const file = `${Buffer.from(bytes)}`;
    expect(file).toContain('100.00,,200,20% (VAT on Income)');
    expect(file).toContain('50.00,,200,Zero Rated Income');
    const dear = await person.answer(invoices.update, {
      params,
      body: { clientId, invoiceNumber: 'OLD-1', dueDate: '2026-05-10', amount: 180 },
    });
    expect(dear).toMatchObject({ status: 409, body: { issues: [{ path: 'amount' }] } });
    expect(await person.call(invoices.credit, { params, body: {} })).toMatchObject({
      sums: { net: 150, vat: 20, total: 170 },
    });
    expect(await vat(person)).toMatchObject({ boxes: { box1: 0, box6: 0 } });
    await expectTrueCounters(person);
  });

  it('is refused from another program where its VAT is not that of its rates or not its total', async () => {
    const { person, clientId } = await begin();
    const refused = async (groups: object[], amount = 120) => {
      const row = { clientId, invoiceNumber: 'OLD-2', amount, issuedOn: '2026-04-01', dueDate: '2026-05-10' };
      const reply = await person.answer(invoices.import, {
        body: { rows: [{ ...row, vat: groups }] as never },
      });
      return (reply.body as { issues?: { message: string }[] }).issues?.map(({ message }) => message);
    };
    expect(await refused([{ code: 's', net: 100, vat: 10 }])).toEqual(['Does not come to the total']);
    expect(await refused([{ code: 's', net: 60, vat: 60 }])).toEqual(['Is more VAT than its rate makes']);
    expect(await refused([{ code: 'z', net: 100, vat: 20 }])).toEqual(['Is more VAT than its rate makes']);
    expect(await refused([{ code: 's', net: 100, vat: 20 }])).toBeUndefined();
  });

  it('carries VAT on paper and in the boxes only if its trader is registered', async () => {
    const { person, on, clientId } = await begin();
    await on('2026-04-12');
    const body = { clientId, invoiceNumber: 'ONE-1', amount: 240, dueDate: '2026-05-10' };
    const one = await person.call(invoices.create, { body: { ...body, vatCode: 's' } });
    expect(one).toMatchObject({ amount: 240, vatCode: 's', hasLines: false });
    expect(await vat(person)).toMatchObject({ boxes: { box1: 40, box6: 200 } });
    const { bytes } = await person.answer(invoices.pdf, { params: { id: one.id } });
    const { text } = await readPdf(bytes);
    expect(text).toContain('VAT number');
    expect(text).toContain('VAT at 20%');
    expect(text).toContain('£40.00');
    const change = (more: object) =>
      person.call(invoices.update, { params: { id: one.id }, body: { ...body, ...more } as never });
    expect(await change({ amount: 120 })).toMatchObject({ vatCode: 's' });
    expect(await vat(person)).toMatchObject({ boxes: { box1: 20, box6: 100 } });
    await change({ amount: 120, vatCode: 'z' });
    expect(await vat(person)).toMatchObject({ boxes: { box1: 0, box6: 120 } });
    await expectTrueCounters(person);
    const other = await begin({ ownName: 'Robin Example', address: '2 Quay' });
    const refused = await other.person.answer(invoices.create, {
      body: { ...body, clientId: other.clientId, vatCode: 's' },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'vatCode', message: 'You’re not registered for VAT. Choose No VAT' }] },
    });
  });
});

describe('what was bought', () => {
  it('is less by what a supplier gave back, in the boxes, the totals and the books', async () => {
    const { person, keep } = await begin();
    await keep('2026-04-12', 120, 20, { category: 'materials' });
    const back = await keep('2026-05-02', -48, -8, { category: 'materials', description: 'Two radiators' });
    expect(back).toMatchObject({ amount: -48, vatAmount: -8 });
    expect(await vat(person)).toMatchObject({ boxes: boxes(0, 0, 0, 12, 12, 0, 60, 0, 0) });
    expect(await records(person, { figure: 'box4' })).toMatchObject([{ amount: -8 }, { amount: 20 }]);
    expect(await person.call(receipts.stats, {})).toMatchObject({
      ...{ totalReceipts: 2, totalAmount: 72, totalVatAmount: 12 },
    });
    const params = { format: 'receipts', kind: 'csv' } as const;
    const { bytes } = await person.answer(books.file, { params, query: quarter });
    expect(`${Buffer.from(bytes)}`).toContain('2026-05-02,Harbour Supplies,-40.00,-8.00,-48.00,materials');
    await expectTrueCounters(person);
  });

  it('bears no more VAT than the rate can be, of a credit either', async () => {
    const { person } = await begin();
    const refusedFor = async (sums: object) => {
      const data = { receiptDate: '2026-04-12', ...sums };
      const reply = await person.send({ method: 'POST', path: '/api/receipts', body: receiptForm(data) });
      const { issues } = reply.body as { issues?: { path: string; message: string }[] };
      return issues?.map(({ path, message }) => `${path}: ${message}`);
    };
    const tooMuch = 'vatAmount: Is more than VAT at 20% can be: at most £16.67';
    expect(await refusedFor({ amount: 100, vatAmount: 50 })).toEqual([tooMuch]);
    expect(await refusedFor({ amount: -100, vatAmount: -50 })).toEqual([tooMuch]);
    expect(await refusedFor({ amount: -100, vatAmount: 10 })).toEqual([
      'amount: The amount and its VAT must be below zero together',
    ]);
    expect(await refusedFor({ amount: 100, vatAmount: 101 })).toEqual([
      'vatAmount: Cannot be more than the amount',
    ]);
    // Rounding line by line may add a few pence.
    expect(await refusedFor({ amount: 100, vatAmount: 16.7 })).toBeUndefined();
  });

  it('for entertaining clients reclaims no VAT, and an unmarked meal is asked about', async () => {
    const { person, on, keep } = await begin();
    const meal = { category: 'meals' };
    const asked = await keep('2026-04-12', 60, 10, meal);
    await keep('2026-04-13', 24, 4, { ...meal, isEntertaining: false });
    await keep('2026-04-14', 120, 20, { ...meal, isEntertaining: true });
    const marks = async () => (await vat(person)).marks.filter(({ code }) => code === 'meals_asked');
    expect(await vat(person)).toMatchObject({ boxes: { box4: 14 } });
    expect(await marks()).toEqual([{ code: 'meals_asked', amount: 10 }]);
    await on('2026-04-15');
    const answer = { params: { id: asked.id }, body: { isEntertaining: true } };
    expect(await person.call(receipts.change, answer)).toMatchObject({ isEntertaining: true });
    expect(await vat(person)).toMatchObject({ boxes: { box4: 4 } });
    expect(await marks()).toEqual([]);
    expect(await person.call(receipts.stats, {})).toMatchObject({ totalVatAmount: 4 });
    await expectTrueCounters(person);
  });
});

it('a CIS month has the materials left after a credit of labour or of materials', async () => {
  const { person, on, clientId, raise, pay } = await begin({ ...registered, cisStatus: 'registered' });
  const contractor = { kind: 'business', cisContractor: 'yes', vatNumber: 'GB123456782' } as const;
  await person.call(clients.update, { params: { id: clientId }, body: { name: 'Mill', ...contractor } });
  const labour = { ...line, vat: 'rc', unitPrice: 600 };
  const material = { ...line, kind: 'material', vat: 'rc', unitPrice: 400, cost: 400 };
  const credit = async (id: number, day: string, lines: object[]) => {
    await on(day);
    await person.call(invoices.credit, { params: { id }, body: { lines: lines as never } });
  };
  const month = async (monthEnd: string) => {
    const { contractors } = await person.call(tax.cis, { query: { taxYear: '2026-27' } });
    return contractors[0]?.months.find((each) => each.monthEnd === monthEnd);
  };
  // Credited before payment: 700 with 400 of materials; the deduction is 20 % of 300.
  const first = await raise('2026-04-10', [labour, material]);
  await credit(first.id, '2026-04-12', [{ ...labour, unitPrice: 300 }]);
  await pay(first.id, '2026-05-05', 640);
  await pay(first.id, '2026-05-05', 60, 'cis');
  expect(await month('2026-05-05')).toMatchObject({ gross: 700, materials: 400, deducted: 60, expected: 60 });
  // Underpaid, and the rest credited later: the materials were returned.
  const second = await raise('2026-05-06', [labour, material]);
  await pay(second.id, '2026-06-05', 480);
  await pay(second.id, '2026-06-05', 120, 'cis');
  await credit(second.id, '2026-06-20', [material]);
  expect(await month('2026-06-05')).toMatchObject({ gross: 600, materials: 0, deducted: 120, expected: 120 });
  // Paid in full, then credited and refunded in a later month: the statement stands while its deduction does, and no figure is
  // negative.
  const third = await raise('2026-06-08', [labour, material]);
  const paid = await pay(third.id, '2026-07-05', 880);
  const kept = await pay(third.id, '2026-07-05', 120, 'cis');
  await credit(third.id, '2026-07-10', [{ ...labour, unitPrice: 200 }]);
  await on('2026-08-05');
  await person.call(payments.refund, { params: { id: paid.id }, body: { amount: 160, on: '2026-08-05' } });
  expect(await month('2026-07-05')).toMatchObject({ gross: 1000, materials: 400, expected: 120 });
  expect(await month('2026-08-05')).toBeUndefined();
  // The contractor returns its part of the deduction too, and corrects that month.
  await person.call(payments.refund, { params: { id: kept.id }, body: { amount: 40, on: '2026-08-05' } });
  const right = { gross: 800, materials: 400, deducted: 80, expected: 80 };
  expect(await month('2026-07-05')).toMatchObject(right);
  // Credited and refunded in full: the remaining deduction is shown beside its gross.
  const fourth = await raise('2026-09-08', [labour, material]);
  const all = await pay(fourth.id, '2026-10-05', 880);
  const deduction = await pay(fourth.id, '2026-10-05', 120, 'cis');
  await on('2026-10-10');
  await person.call(invoices.credit, { params: { id: fourth.id }, body: {} });
  await person.call(payments.refund, { params: { id: all.id }, body: { amount: 880, on: '2026-10-10' } });
  expect(await month('2026-10-05')).toMatchObject({
    gross: 1000,
    materials: 400,
    deducted: 120,
    expected: 120,
  });
  await person.call(payments.refund, {
    params: { id: deduction.id },
    body: { amount: 120, on: '2026-10-10' },
  });
  expect(await month('2026-10-05')).toBeUndefined();
  // Money returned without a credit note: the statement falls only with the deduction that goes back too.
  const fifth = await raise('2026-10-11', [labour, material]);
  const money = await pay(fifth.id, '2026-11-05', 880);
  const held = await pay(fifth.id, '2026-11-05', 120, 'cis');
  const back = (id: number, amount: number) =>
    person.call(payments.refund, { params: { id }, body: { amount, on: '2026-11-06' } });
  await on('2026-11-06');
  await back(money.id, 880);
  expect(await month('2026-11-05')).toMatchObject({ gross: 1000, materials: 400, deducted: 120 });
  await back(held.id, 60);
  expect(await month('2026-11-05')).toMatchObject({ gross: 500, materials: 200, deducted: 60, expected: 60 });
  await back(held.id, 60);
  expect(await month('2026-11-05')).toBeUndefined();
  // On the day it came.
  const sixth = await raise('2026-11-07', [labour, material]);
  const soon = await pay(sixth.id, '2026-11-08', 880);
  await pay(sixth.id, '2026-11-08', 120, 'cis');
  await on('2026-11-08');
  await person.call(payments.refund, { params: { id: soon.id }, body: { amount: 880, on: '2026-11-08' } });
  expect(await month('2026-12-05')).toMatchObject({ gross: 1000, materials: 400, deducted: 120 });
});

it('a CIS year tells what contractors kept back by tax month, and whose statement has not come', async () => {
  const { person, on, clientId, raise, pay } = await begin({ ...registered, cisStatus: 'registered' });
  const contractor = { kind: 'business', cisContractor: 'yes', vatNumber: 'GB123456782' } as const;
  await person.call(clients.update, { params: { id: clientId }, body: { name: 'Mill', ...contractor } });
  const material = { ...line, kind: 'material', vat: 'rc', unitPrice: 400, cost: 367 };
  const invoice = await raise('2026-04-10', [{ ...line, vat: 'rc', unitPrice: 2167 }, material]);
  await pay(invoice.id, '2026-05-05', 2127);
  await pay(invoice.id, '2026-05-05', 440, 'cis');
  await on('2026-05-20');
  const cis = () => person.call(tax.cis, { query: { taxYear: '2026-27' } });
  // HMRC's own example, CISR61230: 2,567.00 including 367.00 of materials; 20 % is 440.00.
  const month = { monthEnd: '2026-05-05', statementBy: '2026-05-19', gross: 2567, materials: 367 };
  expect(await cis()).toMatchObject({
    contractors: [
      {
        ...{ clientId, name: 'Mill' },
        months: [{ ...month, deducted: 440, expected: 440, statement: null, isMissing: true }],
      },
    ],
    totals: { gross: 2567, materials: 367, deducted: 440 },
  });
  const params = { clientId, monthEnd: '2026-05-05' };
  await person.call(tax.cisStatement, { params, body: { receivedOn: '2026-05-20', deducted: 439.5 } });
  expect((await cis()).contractors[0]?.months[0]).toMatchObject({
    statement: { receivedOn: '2026-05-20', deducted: 439.5 },
    difference: -0.5,
    isMissing: false,
  });
  // The statement's figures count; a month without recorded deductions is shown from its statement alone.
  const june = { clientId, monthEnd: '2026-06-05' };
  const said = { receivedOn: '2026-06-18', gross: 1000, materials: 100, deducted: 180 };
  const tooMuch = await person.answer(tax.cisStatement, { params: june, body: { ...said, materials: 1001 } });
  expect(tooMuch).toMatchObject({ status: 400, body: { issues: [{ path: 'materials' }] } });
  await person.call(tax.cisStatement, { params: june, body: said });
  const put = async (bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.append('file', new Blob([bytes]), 'june.pdf');
    return person.send({ method: 'PUT', path: `/api/tax/cis/${june.monthEnd}/${clientId}/file`, body });
  };
  const pdf = new Uint8Array(Buffer.from('%PDF-1.4\nstatement\n%%EOF'));
  expect(await put(new Uint8Array(Buffer.from('a text')))).toMatchObject({ status: 415 });
  expect(await put(pdf)).toMatchObject({ status: 200, body: { deducted: 180, fileType: 'application/pdf' } });
  // Changing its figures leaves its file unchanged.
  await person.call(tax.cisStatement, { params: june, body: { ...said, deducted: 181 } });
  const year = await cis();
  expect(year).toMatchObject({
    contractors: [
      {
        months: [
          { monthEnd: '2026-05-05', isStated: false, deducted: 440 },
          {
            monthEnd: '2026-06-05',
            isStated: true,
            gross: 1000,
            materials: 100,
            deducted: 181,
            isMissing: false,
          },
        ],
      },
    ],
    totals: { gross: 3567, materials: 467, deducted: 620.5 },
  });
  const { statement } = year.contractors[0]?.months[1] ?? {};
  expect(Buffer.from(await (await fetch(`${statement?.fileUrl}`)).arrayBuffer())).toEqual(Buffer.from(pdf));
  await put(whiteDot);
  expect((await fetch(`${statement?.fileUrl}`)).status).toBe(403);
  await person.call(tax.removeCisFile, { params: june });
  expect(await person.answer(tax.removeCisFile, { params: june })).toMatchObject({ status: 404 });
  expect((await cis()).contractors[0]?.months[1]?.statement).toMatchObject({ deducted: 181, fileUrl: null });
  await person.call(tax.removeCisStatement, { params: june });
  expect(await person.answer(tax.removeCisStatement, { params: june })).toMatchObject({ status: 404 });
  expect((await cis()).contractors[0]?.months).toHaveLength(1);
  expect(await partitionOf(person.firmId)).not.toContainEqual(
    expect.objectContaining({ __edb_e__: 'statementMark' }),
  );
  expect(await person.call(tax.cis, { query: { taxYear: '2025-26' } })).toMatchObject({ contractors: [] });
  const stranger = await system.someone();
  expect(await stranger.answer(tax.cisStatement, { params, body: {} })).toMatchObject({ status: 404 });
  expect(await stranger.call(tax.cis, { query: { taxYear: '2026-27' } })).toMatchObject({ contractors: [] });
  const noFifth = await person.answer(tax.cisStatement, {
    params: { clientId, monthEnd: '2026-05-06' },
    body: {},
  });
  expect([400, 404]).toContain(noFifth.status);
});

it('records raised after their period come last, each once, however the pages are cut', async () => {
  const { person, raise } = await begin();
  const billed = [1, 2, 3, 4, 5, 6, 7];
  for (const n of billed) {
    const day = n < 4 ? `2026-05-0${n}` : `2026-${`${n + 3}`.padStart(2, '0')}-15`;
    await raise(day, [{ ...line, unitPrice: n * 5 }], { taxPoint: `2026-05-0${n}` });
  }
  for (const limit of [1, 2, 3, 50]) {
    const amounts: number[] = [];
    let path = `/api/tax/records?from=2026-04-01&to=2026-06-30&figure=box1&limit=${limit}`;
    while (path) {
      const { body, headers } = await person.send({ method: 'GET', path });
      amounts.push(...(body as { amount: number }[]).map(({ amount }) => amount));
      path = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(amounts).toEqual([3, 2, 1, 7, 6, 5, 4]);
  }
});

it('records of payments come from invoices of any age, each once', async () => {
  const { person, raise, pay } = await begin({ ...registered, vatScheme: 'cash' });
  const old = await raise('2023-05-01', [line]);
  await raise('2025-06-01', [line]);
  const young = await raise('2026-04-10', [line]);
  await pay(old.id, '2026-05-01', 60);
  await pay(young.id, '2026-05-02', 120);
  for (const limit of [1, 50]) {
    const found: unknown[] = [];
    let path = `/api/tax/records?from=2026-04-01&to=2026-06-30&figure=box1&limit=${limit}`;
    while (path) {
      const { body, headers } = await person.send({ method: 'GET', path });
      found.push(...(body as { id: number; amount: number }[]).map(({ id, amount }) => [id, amount]));
      path = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(found).toEqual([
      [young.id, 20],
      [old.id, 10],
    ]);
  }
});

it('records come in pages without one being torn apart or told twice', async () => {
  const { person, raiseOne, keep } = await begin({ vatScheme: 'none' });
  for (let n = 1; n <= 5; n++) await raiseOne('2026-04-10', n);
  for (let n = 1; n <= 5; n++) await keep('2026-04-11', n, 0, { category: 'office' });
  for (const figure of ['registration', 'expense'] as const) {
    const amounts: number[] = [];
    let path = `/api/tax/records?from=2026-04-01&to=2026-06-30&figure=${figure}&limit=2`;
    while (path) {
      const { body, headers } = await person.send({ method: 'GET', path });
      amounts.push(...(body as { amount: number }[]).map(({ amount }) => amount));
      path = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(amounts).toEqual([5, 4, 3, 2, 1]);
  }
});
