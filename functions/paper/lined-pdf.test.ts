import { describe, expect, test } from 'vitest';
import type { CreditNoteDocument, InvoiceDocument, PaperDocument, QuoteDocument } from './document.ts';
import { paperPdf } from './paper-pdf.ts';
import { fourRates, hours, linedInvoice, lineOf, manyLines } from './testing/lined.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sample } from './testing/sample.ts';

const read = async (paper: PaperDocument) => readPdf(await paperPdf(paper));
const reversed = [{ ...hours, vat: 'rc' as const }, lineOf({ vat: 'rc5', unitPrice: 40 })];

describe('the lines of an invoice', () => {
  test('with quantity, net price, rate and net amount, and VAT worked out once', async () => {
    const { text } = await read(linedInvoice([hours, lineOf()]));
    expect(text).toContain('Description Quantity Net price VAT Net');
    expect(text).toContain('Fitting and testing 2.5 hours £48.00 20% £120.00');
    expect(text).toContain('Compact boiler filter, 22 mm, with two valves 2 £59.99 20% £119.98');
    expect(text).toContain('£239.98 Net total £48.00 VAT at 20% Total due by 15 Nov 2026 £287.98');
    expect(text).toContain('VAT number GB 123 4567 82');
    expect(text).not.toContain('VAT by rate');
  });

  test('say nothing of VAT where the seller is not registered', async () => {
    const lines = [lineOf({ vat: 'o' }), lineOf({ vat: 'o', discount: 12.5 })];
    const { text } = await read(linedInvoice(lines, { showsVat: false }));
    expect(text).toContain('Description Quantity Unit price Amount');
    expect(text).toContain('Less 12.5% 2 £59.99 £104.98 Total due by 15 Nov 2026 £224.96');
    expect(text).not.toMatch(/VAT/);
  });

  test('of prices with VAT show both, and a net price as exact as it is', async () => {
    const { text } = await read(linedInvoice([hours, lineOf()], { pricesInclude: 'gross' }));
    expect(text).toContain('Net price VAT Net With VAT');
    expect(text).toContain('2 £49.9917 20% £99.98 £119.98');
    expect(text).toContain('£199.98 Net total £40.00 VAT at 20% Total due by 15 Nov 2026 £239.98');
  });

  test('of several rates come to a sum for each, exempt and zero-rated apart', async () => {
    const { text } = await read(linedInvoice(fourRates, { discount: { percent: 10 } }));
    expect(text).toContain('£875.00 Before discount -£87.50 Discount 10% £787.50 Net total £32.40 VAT');
    for (const row of [
      'Standard rate, 20% £108.00 £21.60 £129.60',
      'Reduced rate, 5% £216.00 £10.80 £226.80',
      'Zero-rated, 0% £432.00 £0.00 £432.00',
      'Exempt £31.50 £0.00 £31.50',
    ])
      expect(text).toContain(row);
  });

  test('take a deposit off with the VAT it had', async () => {
    const deposit = lineOf({
      kind: 'deposit',
      description: 'Deposit invoice INV-3',
      quantity: 1,
      unitPrice: -100,
      vatAmount: -20,
    });
    const { text } = await read(linedInvoice([hours, lineOf(), deposit]));
    expect(text).toMatch(/Deposit invoice INV-3 +20% -£100.00/);
    expect(text).toContain('£139.98 Net total £28.00 VAT at 20%');
  });

  test('under a reverse charge say who pays which VAT, in words and outside every total', async () => {
    const { text } = await read(linedInvoice(reversed));
    expect(text).toContain('RC 20% £120.00');
    expect(text).toContain('Reverse charge, 5% £80.00 £0.00 £80.00');
    expect(text).toContain('Total due by 15 Nov 2026 £200.00');
    expect(text).toContain(
      'Reverse charge: Customer to pay the VAT to HMRC. VAT for the customer to pay to HMRC: £24.00 at 20%, £4.00 at 5%. It is not in the total.',
    );
  });
});

describe('beside the lines', () => {
  test('CIS is a note with its UTR, never a line', async () => {
    const cis = {
      utr: '1234567890',
      rate: 20,
      labour: 12000,
      materials: 11998,
      deduction: 2400,
      expected: 26398,
      estimated: true,
    };
    const { text } = await read(linedInvoice([hours, lineOf()], {}, { cis }));
    expect(text).toContain('Total due by 15 Nov 2026 £287.98');
    expect(text).toContain(
      'This is the deduction we expect at 20%. The contractor confirms it with HMRC. Materials are shown as charged.',
    );
    expect(text).toContain('UTR 1234567890 Labour £120.00 Materials and other costs £119.98');
    expect(text).toContain('Expected deduction £24.00 Expected payment £263.98');
    expect(text).toContain('Please pay £263.98 (£287.98 less an expected £24.00 for CIS) by 15 Nov 2026');
  });

  test('an invoice to a contractor has no page with its code alone, however many lines there are', async () => {
    const cis = {
      utr: '1955839661',
      rate: 20,
      labour: 12000,
      materials: 11998,
      deduction: 2400,
      expected: 26398,
      estimated: true,
    };
    const online = 'https://fettle.example/i/0123456789abcdef0123456789abcdef';
    for (let count = 1; count <= 40; count++) {
      const { pages } = await read(linedInvoice(manyLines(count), {}, { cis, online }));
      const coded = pages.find(({ text }) => text.includes('View online'));
      expect(coded?.text, `${count} lines`).toContain('How to pay');
    }
    const small = linedInvoice(
      [hours, lineOf()],
      { showsVat: false },
      { cis, online, notes: null, seller: { ...sample.seller, address: '1 Quay' } },
    );
    expect((await read(small)).pages).toHaveLength(1);
    const charged = linedInvoice([{ ...hours, vat: 'rc' }], {}, { cis, online, notes: null });
    expect((await read(charged)).pages).toHaveLength(1);
  });

  test('a quote has its notice and form for cancelling on as few pages as they fit', async () => {
    const cancellation = {
      text: 'You can cancel within 14 days. '.repeat(20),
      form: 'To: Example Plumbing\nI cancel.',
    };
    const { table, seller } = linedInvoice([hours, lineOf()]);
    const quote: QuoteDocument = {
      ...{ kind: 'quote', seller, client: sample.client, number: 'Q-1', issued: '2026-10-16', work: {} },
      ...{
        table,
        amountPence: 28798,
        validUntil: '2026-11-15',
        terms: 'We start on the day agreed. '.repeat(15),
      },
      cancellation,
    };
    const { pages } = await read(quote);
    expect(pages.length).toBeLessThanOrEqual(2);
    expect(pages.at(-1)?.text).toContain('Cancellation form');
  });

  test('a company is named with its number, part of the kingdom and office', async () => {
    const { text } = await read(linedInvoice([hours]));
    expect(text).toContain('From Example Plumbing & Heating Ltd trading as Example Plumbing');
    expect(text).toContain(
      'Example Plumbing & Heating Ltd is registered in England and Wales under number 01234567. Registered office: 9 Canal Wharf, Leeds, LS1 2BB',
    );
  });

  test('the account has its holder’s name, and a reference that banks carry', async () => {
    const { text } = await read(linedInvoice([hours], {}, { number: 'harbour_café/INV-2026-0000418207' }));
    expect(text).toContain('Account name Example Plumbing & Heating Ltd Sort code 12-34-56');
    expect(text).toContain('Payment reference NV-2026-0000418207');
  });

  test('the tax point, where it is another day than that of issue', async () => {
    const { text } = await read(linedInvoice([hours], {}, { taxPoint: '2026-10-15' }));
    expect(text).toContain('Tax point 15 Oct 2026');
  });
});

describe('other papers', () => {
  const lined = linedInvoice([hours, lineOf()]);

  test('a receipt of all of it and of a part', async () => {
    const move = { on: '2026-11-03', how: 'by bank transfer', pence: 28798 };
    const whole: InvoiceDocument = {
      ...lined,
      kind: 'receipt',
      status: 'paid',
      paidOn: '2026-11-03',
      balancePence: 0,
      payments: [move],
    };
    const paid = await read(whole);
    expect(paid.text).toContain('Receipt PAID');
    expect(paid.text).toContain('£287.98 Received by bank transfer on 3 Nov 2026');
    expect(paid.text).not.toContain('Sort code');
    const part = { ...whole, status: 'unpaid' as const, balancePence: 18798 };
    const { text } = await read({ ...part, payments: [{ ...move, pence: 10000 }] });
    expect(text).toContain('Still to pay £187.98');
    expect(text).toContain('Please pay £187.98 by 15 Nov 2026');
    expect(text).not.toContain('PAID');
  });

  test('a credit note names the invoice it takes from, and why', async () => {
    const { seller, client, issued, table, amountPence } = lined;
    const note: CreditNoteDocument = {
      ...{ kind: 'credit_note', seller, client, issued, table, amountPence, work: {} },
      number: 'CN-3',
      credits: { number: 'INV-9', issued: '2026-10-02' },
      reason: 'One filter was sent back.',
    };
    const { text, info } = await read(note);
    expect(text).toContain('Credit note number CN-3 Issued 16 Oct 2026 Credits invoice INV-9');
    expect(text).toContain('Invoice of 2 Oct 2026 Credited £287.98');
    expect(text).toContain('Reason One filter was sent back.');
    expect(text).not.toMatch(/How to pay|Sort code/);
    expect(info.Title).toBe('Credit note CN-3 from Example Plumbing');
  });

  test('a quote says until when it holds, and that it is no VAT invoice', async () => {
    const optional = linedInvoice([hours, lineOf({ description: 'Magnetic cleaner', optional: true })]);
    const { seller, client, issued, table, amountPence } = optional;
    const quote: QuoteDocument = {
      ...{ kind: 'quote', seller, client, issued, table, amountPence, work: {} },
      number: 'Q-7',
      validUntil: '2026-12-15',
      depositPence: 5000,
      terms: 'Fourteen days.',
    };
    const { text } = await read(quote);
    expect(text).toContain('Quote number Q-7 Date 16 Oct 2026 Valid until 15 Dec 2026 Total £144.00');
    expect(text).toContain('Magnetic cleaner Optional, not in the total');
    expect(text).toContain('A deposit of £50.00 is due when you accept.');
    expect(text).toContain('This is not a VAT invoice.');
    expect(text).not.toMatch(/Invoice|How to pay/);
  });
});

describe('many lines', () => {
  test('stand whole under their head on every page, none of them lost', async () => {
    const { pages, text } = await read(linedInvoice(manyLines(40)));
    expect(pages.length).toBeGreaterThan(1);
    for (let room = 1; room <= 40; room += 1) expect(text).toMatch(new RegExp(`room ${room}[ ,]`));
    for (const page of pages.slice(0, -1))
      expect(page.text).toContain('Description Quantity Net price VAT Net');
  });

  test('of the longest words and sums stay on the paper', async () => {
    const wide = lineOf({
      description: 'W'.repeat(500),
      quantity: 9_999.999,
      unit: 'W'.repeat(20),
      unitPrice: 10_000_000,
    });
    const tall = lineOf({ description: 'a\n'.repeat(249) });
    const { pages } = await read(linedInvoice([wide, tall, wide, hours]));
    for (const page of pages) {
      for (const { text, x, y, width, height } of page.pieces) {
        const inside = x >= 50 && x + width <= page.width - 50 && y >= 30 && y + height <= page.height - 25;
        expect(inside ? '' : `${text} at ${x},${y}`).toBe('');
      }
    }
  });

  test('and sums of millions keep to one line, in the table and at the head', async () => {
    const { pages, text } = await read(
      linedInvoice(
        [lineOf({ quantity: 1234.567, unitPrice: 10_000 })],
        { pricesInclude: 'gross' },
        { taxPoint: '2026-10-01' },
      ),
    );
    expect(text).toContain('1,234.567');
    const sums = pages
      .flatMap(({ pieces }) => pieces.map((piece) => piece.text))
      .filter((piece) => /^£\d+,\d+,/.test(piece));
    expect(sums).toContain('£10,288,058.33');
    expect(sums.filter((sum) => sum === '£12,345,670.00').length).toBeGreaterThanOrEqual(3);
  });

  test('never end with a page that says how to pay and not what', async () => {
    const online = 'https://app.example.com/i/0123456789012345678901';
    for (let count = 1; count <= 40; count += 1) {
      const { pages } = await read(linedInvoice(manyLines(count), {}, { online, notes: null }));
      // Nor with totals that stand below none of their lines.
      expect(pages.at(-1)?.text, `${count} lines`).toMatch(/room \d+.*Total due by/s);
    }
  });

  test('of a quote never end with a page of terms alone', async () => {
    for (let count = 1; count <= 40; count += 1) {
      const { seller, table } = linedInvoice(manyLines(count));
      const quote: QuoteDocument = {
        ...{ kind: 'quote', seller, client: sample.client, number: 'Q-1', issued: '2026-10-16', work: {} },
        ...{ table, amountPence: 28798, validUntil: '2026-11-15' },
      };
      expect((await read(quote)).pages.at(-1)?.text, `${count} lines`).toMatch(
        /room \d+.*Total.*This price is valid/s,
      );
    }
  });

  test('are tagged in the order they are read, and always the same bytes', async () => {
    const paper = linedInvoice(fourRates);
    const [one, two] = [await paperPdf(paper), await paperPdf(paper)];
    expect(Buffer.compare(one, two)).toBe(0);
    const { pages } = await readPdf(one);
    for (const tag of ['Table', 'TR', 'TH', 'TD']) expect(pages[0]?.tags).toContain(`"role":"${tag}"`);
    expect((await read(sample)).pages).toHaveLength(1);
  });
});
