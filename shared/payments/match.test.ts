import { describe, expect, it } from 'vitest';
import { type OpenInvoice, proposals } from './match.ts';

const harbour = { clientId: 1, clientName: 'Harbour Café Ltd' };
const mill = { clientId: 2, clientName: 'The Old Mill' };
const open: OpenInvoice[] = [
  { id: 1, ...harbour, invoiceNumber: 'INV-001', balance: 240 },
  { id: 2, ...harbour, invoiceNumber: 'INV-002', balance: 100.1 },
  { id: 3, ...mill, invoiceNumber: 'INV-003', balance: 60 },
  { id: 4, ...mill, invoiceNumber: 'INV-0031', balance: 75 },
  { id: 5, ...mill, invoiceNumber: '7', balance: 33 },
];
/** Numbers that are the beginning or the end of longer ones. */
const longer: OpenInvoice[] = [
  { id: 7, ...harbour, invoiceNumber: 'INV-7', balance: 200 },
  { id: 100, ...harbour, invoiceNumber: 'INV-100', balance: 50 },
  { id: 1001, ...mill, invoiceNumber: '1001', balance: 60 },
];
const match = (amount: number, text: string, invoices = open) => {
  const [proposal] = proposals([{ paidOn: '2026-11-20', amount, text }], invoices);
  return [proposal?.how, ...(proposal?.pays.map((each) => [each.invoiceId, each.amount]) ?? [])];
};
const wide = (count: number): OpenInvoice[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ id: n + 1, ...harbour, invoiceNumber: `W-${n + 100}`, balance: 2 ** n },
  }));

describe('money in', () => {
  it.each([
    ['its number and its balance', 240, 'HARBOUR INV-001', ['sure', [1, 240]]],
    ['the number without its dash, in small letters', 240, 'payment inv001 thanks', ['sure', [1, 240]]],
    ['the number with spaces', 240, 'REF INV - 0 0 1', ['sure', [1, 240]]],
    ['a number that begins as another does', 75, 'INV-0031', ['sure', [4, 75]]],
    ['not the shorter number in it', 60, 'INV-0031', ['likely', [4, 60]]],
    ['a part', 100, 'INV-001', ['likely', [1, 100]]],
    ['more than is owed', 250, 'INV-001', ['likely', [1, 250]]],
    ['an amount and a word of the name', 60, 'OLD FRIENDS', ['likely', [3, 60]]],
    ['the accent left out', 100.1, 'CAFE', ['likely', [2, 100.1]]],
    ['an amount alone', 240, 'J EXAMPLE', ['else']],
    ['a name alone', 12, 'HARBOUR CAFE', ['else']],
    ['a word that names nobody', 240, 'SOMEBODY ELSE LTD', ['else']],
    ['two of one client together', 340.1, 'Harbour Cafe', ['likely', [1, 240], [2, 100.1]]],
    ['two by number', 340.1, 'INV-001 + INV-002', ['sure', [1, 240], [2, 100.1]]],
    [
      'a deposit and what is left, by number',
      340.1,
      'DEPOSIT INV-001/INV-002',
      ['sure', [1, 240], [2, 100.1]],
    ],
    ['what is left, the deposit long paid', 100.1, 'INV-0009 INV-002', ['sure', [2, 100.1]]],
    ['two by one number', 340.1, 'INV-001', ['likely', [1, 240], [2, 100.1]]],
    ['two of different clients', 300, 'INV-001 INV-003', ['else']],
    ['two together, nobody named', 340.1, 'TRANSFER', ['else']],
    ['a number that may be a house', 33, '7 HIGH ST', ['likely', [5, 33]]],
    ['a house', 20, '7 HIGH ST', ['else']],
  ])('with %s', (_, amount, text, expected) => {
    expect(match(amount, text)).toEqual(expected);
  });

  it('of an amount that two invoices have is left to the user, unless the number says which', () => {
    const alike = open.map((invoice) => ({ ...invoice, balance: 50 }));
    expect(match(50, 'HARBOUR CAFE', alike)).toEqual(['else']);
    expect(match(50, 'INV-002', alike)).toEqual(['sure', [2, 50]]);
    expect(match(50, 'INV-001 OR INV-002', alike)).toEqual(['else']);
  });

  it.each([
    ['a part of another number', 200, 'INV-7/2', ['else']],
    ['the same with dashes', 200, 'INV-7-2 MRS EXAMPLE', ['else']],
    ['a letter more', 50, 'INV-100B', ['else']],
    ['a bare number with a letter more', 60, '1001A', ['else']],
    ['a day that ends as a bare number does', 60, 'PAID 20/1001', ['else']],
  ])('is never sure by %s, nor likely by another amount', (_, amount, text, other) => {
    expect(match(amount, text, longer)[0]).toBe('likely');
    expect(match(amount - 1, text, longer)).toEqual(other);
  });

  it.each([
    ['INV-7 THANKS', 'sure'],
    ['INV7/MRS EXAMPLE', 'sure'],
    ['INV-7/MR EXAMPLE', 'sure'],
    ['INV-7.', 'sure'],
    ['INV-7,INV-9', 'sure'],
    ['INV7INV9', 'sure'],
    ['INV7/INV9', 'sure'],
    ['INV-7, FP 20/11/26', 'sure'],
    ['INV-7 20/11/2026', 'sure'],
    ['INV-7 20NOV26 10:11', 'sure'],
    ['INV-7 20 NOV', 'sure'],
    ['INV-7 309876', 'sure'],
    ['INV-7 A EXAMPLE', 'sure'],
    ['INV7EXAMPLE', 'sure'],
    ['INV-7/B', 'likely'],
    ['INV-7.2', 'likely'],
    ['INV-7 2', 'likely'],
    ['INV-7 2 BOILERS', 'likely'],
    ['INV-7/2 AND INV-7', 'sure'],
  ])('with exactly what INV-7 owes and %j is %s', (text, how) => {
    expect(match(200, text, longer)).toEqual([how, [7, 200]]);
  });

  it('goes to the longer of two numbers that fit, and of two as long to the one as written', () => {
    const both = [...longer, { id: 72, ...mill, invoiceNumber: 'INV-7/2', balance: 300 }];
    expect(match(200, 'INV-7/2', both)).toEqual(['likely', [72, 200]]);
    expect(match(300, 'INV-7/2', both)).toEqual(['sure', [72, 300]]);
    expect(match(200, 'INV-7 2 BOILERS', both)).toEqual(['likely', [7, 200]]);
    expect(match(200, 'INV-7', both)).toEqual(['sure', [7, 200]]);
    const alike = [...both, { id: 73, ...harbour, invoiceNumber: 'INV-72', balance: 300 }];
    expect(match(300, 'INV-7/2', alike)).toEqual(['sure', [72, 300]]);
    expect(match(300, 'INV-72', alike)).toEqual(['sure', [73, 300]]);
    expect(match(300, 'INV-72', both)).toEqual(['likely', [72, 300]]);
  });

  it('for two numbers of which the second is short of its beginning is likely both', () => {
    const two = [...longer, { id: 8, ...harbour, invoiceNumber: 'INV-8', balance: 30 }];
    for (const text of ['INV-7/8', 'INV-7, 8', 'INV-7 & 8'])
      expect(match(230, text, two)).toEqual(['likely', [7, 200], [8, 30]]);
  });

  it('for several is tried among twelve, and only where there is one way', () => {
    expect(match(2 ** 12 - 1, 'HARBOUR', wide(12))).toHaveLength(13);
    expect(match(3, 'HARBOUR', wide(13))).toEqual(['else']);
    const threes = wide(4).map((invoice, n) => ({ ...invoice, balance: n + 1 }));
    expect(match(5, 'HARBOUR', threes)).toEqual(['else']);
  });

  it('is never proposed for what a row before has paid, and the sure come first', () => {
    const row = (paidOn: string, amount: number, text: string) => ({ paidOn, amount, text });
    const rows = [
      row('2026-11-21', 240, 'INV-001'),
      row('2026-11-19', 100, 'INV-001'),
      row('2026-11-20', 240, 'INV-001'),
      row('2026-11-20', 60, 'OLD MILL'),
      row('2026-11-20', 60, 'OLD MILL'),
    ];
    expect(proposals(rows, open).map(({ how }) => how)).toEqual(['else', 'else', 'sure', 'likely', 'else']);
  });

  it('is sure with exactly what a contractor sends, less what is kept back, and says so', () => {
    const contractor = { clientId: 3, clientName: 'Northgate Build' };
    const deducted: OpenInvoice[] = [
      { id: 11, ...contractor, invoiceNumber: 'INV-400', balance: 2040, keptBack: 280 },
      { id: 12, ...contractor, invoiceNumber: 'INV-401', balance: 1000, keptBack: 200 },
    ];
    const of = (amount: number, text: string) =>
      proposals([{ paidOn: '2026-11-20', amount, text }], deducted)[0];
    const first = { invoiceId: 11, amount: 1760, keptBack: 280 };
    const second = { invoiceId: 12, amount: 800, keptBack: 200 };
    expect(of(1760, 'NORTHGATE INV-400')).toEqual({ how: 'sure', pays: [first] });
    expect(of(2040, 'INV-400')).toEqual({ how: 'sure', pays: [{ invoiceId: 11, amount: 2040 }] });
    expect(of(2560, 'INV-400 INV-401')).toEqual({ how: 'sure', pays: [first, second] });
    expect(of(1760, 'NORTHGATE')).toEqual({ how: 'likely', pays: [first] });
    expect(of(2560, 'NORTHGATE')).toEqual({ how: 'likely', pays: [first, second] });
    expect(of(1700, 'INV-400')).toEqual({ how: 'likely', pays: [{ invoiceId: 11, amount: 1700 }] });
    const twice = [1760, 280].map((amount) => ({ paidOn: '2026-11-20', amount, text: 'INV-400' }));
    expect(proposals(twice, deducted)).toEqual([
      { how: 'sure', pays: [first] },
      { how: 'else', pays: [] },
    ]);
  });

  it('knows a long number by the end that a transfer carries', () => {
    const long = [{ ...(open[0] as OpenInvoice), invoiceNumber: 'EXAMPLE-AND-SONS-2026-000123' }];
    expect(match(240, 'ANNS-2026-000123', long)).toEqual(['else']);
    expect(match(240, 'D-SONS-2026-000123', long)).toEqual(['sure', [1, 240]]);
  });
});
