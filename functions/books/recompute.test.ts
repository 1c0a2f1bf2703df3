import Papa from 'papaparse';
import { beforeAll, expect, it } from 'vitest';
import type { BookParams } from '#shared/books/contract.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { rightClockAfterEach, setClock } from '../testing/clock.ts';
import { receiptForm } from '../testing/forms.ts';
import { moveTo } from '../testing/sessions.ts';

const system = localSystem();
rightClockAfterEach();
const { books, clients, invoices, payments, settings, tax } = routes;

let person: Someone;
let clientId = 0;
const quarter = { from: '2026-10-01', to: '2026-12-31' };

type Row = Record<string, string>;
const rowsOf = async (format: string, kind: string): Promise<Row[]> => {
  const params = { format, kind } as BookParams;
  const { status, bytes } = await person.answer(books.file, { params, query: quarter });
  expect(status).toBe(200);
  return Papa.parse<Row>(new TextDecoder().decode(bytes), { header: true, skipEmptyLines: true }).data;
};

const pence = (pounds: string | number | undefined): number => Math.round(Number(pounds ?? 0) * 100);
const penny = (exact: number): number => Math.sign(exact) * Math.round(Math.abs(exact) + 1e-9);
const rateIn = (type: string): number => {
  if (/reverse/i.test(type)) return 0;
  return Number(/(\d+)%/.exec(type)?.[1] ?? 0) / 100;
};

/**
 * Calculates totals as Xero does: quantity × price less the discount, rounded to the penny, and VAT on that, rounded to the penny,
 * row by row.
 */
const asXero = (rows: Row[]) => {
  const papers = new Map<string, { net: number; vat: number }>();
  for (const row of rows) {
    const number = row['*InvoiceNumber'] ?? '';
    const { net, vat } = papers.get(number) ?? { net: 0, vat: 0 };
    const kept = 1 - Number(row.Discount || 0) / 100;
    const own = penny(Number(row['*Quantity']) * Number(row['*UnitAmount']) * 100 * kept);
    papers.set(number, { net: net + own, vat: vat + penny(own * rateIn(row['*TaxType'] ?? '')) });
  }
  return papers;
};

/** Seeded random figures, the same on every run. */
const figures = (seed: number) => {
  let state = seed;
  return (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return 1 + (state % most);
  };
};

beforeAll(async () => {
  setClock('2026-10-10T10:00:00Z');
  person = await system.someone();
  await person.call(settings.updateBusiness, {
    body: { ownName: 'Robin Example', address: '2 Quay', vatScheme: 'standard', vatNumber: 'GB123456782' },
  });
  clientId = (await person.call(clients.create, { body: { name: 'Mill', address: '1 Mill Ln' } })).id;
});

const raise = (fields: object) =>
  person.call(invoices.create, { body: { clientId, dueDate: '2030-01-31', ...fields } as never });

it('every invoice and credit note comes to its own total and VAT when Xero works it out again', async () => {
  await moveTo(person, '2026-10-11T10:00:00Z');
  const next = figures(7);
  const line = () => ({
    ...{ kind: 'labour', description: `Work ${next(99)}`, unit: 'each', quantity: next(4) / 2 },
    ...{ unitPrice: next(20_000) / 100, vat: next(4) === 1 ? 'r' : 's' },
  });
  const wanted = new Map<string, { net: number; vat: number }>();
  for (let at = 0; at < 40; at++) {
    const lines = Array.from({ length: next(9) }, line);
    const { invoiceNumber, sums } = await raise({
      lines,
      pricesInclude: at % 2 === 0 ? 'gross' : 'net',
      ...(at % 5 === 0 && { discount: { percent: 7.5 } }),
    });
    wanted.set(invoiceNumber, { net: pence(sums?.net), vat: pence(sums?.vat) });
  }
  // A price with VAT whose VAT no row calculation reproduces: 1.68 of 10.05, but 20 % of 8.37 is 1.67.
  const odd = await raise({
    lines: [{ ...line(), quantity: 1, unitPrice: 10.05, vat: 's' }],
    pricesInclude: 'gross',
  });
  wanted.set(odd.invoiceNumber, { net: 837, vat: 168 });
  const credit = await person.call(invoices.credit, { params: { id: odd.id }, body: {} });
  wanted.set(credit.number, { net: -837, vat: -168 });
  const one = await raise({ invoiceNumber: 'ONE-9', amount: 10.05, vatCode: 's' });
  wanted.set(one.invoiceNumber, { net: 837, vat: 168 });
  expect(Object.fromEntries(asXero(await rowsOf('xero', 'sales')))).toEqual(Object.fromEntries(wanted));
});

it('is of the quarter of its tax point, as the return is', async () => {
  await moveTo(person, '2027-01-05T10:00:00Z');
  const work = { kind: 'labour', description: 'Work', quantity: 1, unit: 'each', unitPrice: 100, vat: 's' };
  const late = await raise({ lines: [work], taxPoint: '2026-12-30' });
  const after = await raise({ lines: [work] });
  const rows = (await rowsOf('quickbooks', 'sales')).filter(({ '*InvoiceNo': number }) =>
    [late.invoiceNumber, after.invoiceNumber].includes(number ?? ''),
  );
  expect(rows).toMatchObject([{ '*InvoiceNo': late.invoiceNumber, '*InvoiceDate': '30/12/2026' }]);
  const papers = asXero(await rowsOf('xero', 'sales'));
  const { boxes } = await person.call(tax.vat, { query: quarter });
  const [net, vat] = [...papers.values()].reduce(
    ([sum, own], each) => [sum + each.net, own + each.vat],
    [0, 0],
  );
  expect(pence(boxes?.box1)).toBe(vat);
  expect(Math.trunc((net ?? 0) / 100)).toBe(boxes?.box6);
});

it('is cleared by the bank and what was kept back for HMRC together', async () => {
  await moveTo(person, '2026-10-12T10:00:00Z');
  const { id, invoiceNumber } = await raise({ invoiceNumber: 'CIS-1', amount: 2040 });
  const paid = { invoiceId: id, paidOn: '2026-10-12' };
  await person.call(payments.record, { body: { ...paid, amount: 1760, method: 'bank' } });
  await person.call(payments.record, { body: { ...paid, amount: 280, method: 'cis' } });
  const [bank, cis] = [await rowsOf('xero', 'bank'), await rowsOf('xero', 'cis')];
  expect([bank, cis].map((rows) => rows.map(({ Amount }) => Amount))).toEqual([['1760.00'], ['280.00']]);
  expect(cis[0]?.Description).toContain(invoiceNumber);
});

it('what was bought comes to its own VAT in each program, returns and several rates too', async () => {
  await moveTo(person, '2026-10-13T10:00:00Z');
  const receipts = [
    { amount: 12, vatAmount: 2, category: 'tools' },
    { amount: 10.05, vatAmount: 1.68, category: 'materials' },
    { amount: 105, vatAmount: 5, category: 'materials' },
    { amount: 110, vatAmount: 10, category: 'other' },
    { amount: -48, vatAmount: -8, category: 'materials' },
    { amount: 60, vatAmount: 10, category: 'meals', isEntertaining: true },
    { amount: 500, reverseCharge: 'rc' },
  ];
  for (const data of receipts) {
    const body = receiptForm({ receiptDate: '2026-10-13', vendor: 'Harbour Supplies', ...data });
    expect((await person.send({ method: 'POST', path: '/api/receipts', body })).status).toBe(201);
  }
  const claimed = [200, 168, 500, 1000, -800, 0, 0];
  const gross = receipts.map(({ amount }) => pence(amount));
  const bills = [...asXero(await rowsOf('xero', 'bills')).values()];
  expect(bills.map(({ vat }) => vat)).toEqual(claimed);
  expect(bills.map(({ net, vat }) => net + vat)).toEqual(gross);
  const expenses = await rowsOf('freeagent', 'expenses');
  const byReceipt = new Map<string, { gross: number; vat: number }>();
  for (const row of expenses) {
    const { gross: sum, vat } = byReceipt.get(row.receipt_reference ?? '') ?? { gross: 0, vat: 0 };
    const own = (row.type === 'Refund' ? -1 : 1) * pence(row.gross_value);
    const rate = Number(row.sales_tax_rate);
    byReceipt.set(row.receipt_reference ?? '', {
      gross: sum + own,
      vat: vat + penny((own * rate) / (100 + rate)),
    });
  }
  expect([...byReceipt.values()].map(({ vat }) => vat)).toEqual(claimed);
  expect([...byReceipt.values()].map((each) => each.gross)).toEqual(gross);
  const quickbooks = await rowsOf('quickbooks', 'expenses');
  const total = (of: string) => quickbooks.reduce((sum, row) => sum + pence(row[of]), 0);
  expect(total('LineTaxAmount')).toBe(claimed.reduce((sum, each) => sum + each, 0));
  expect(total('*LineAmount') + total('LineTaxAmount')).toBe(gross.reduce((sum, each) => sum + each, 0));
});
