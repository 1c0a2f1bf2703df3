import { describe, expect, it } from 'vitest';
import type { Client } from '#shared/clients/client.ts';
import { matched } from '../../../forms/csv/columns.ts';
import { dayIn, orderOf, timeIn } from '../../../forms/csv/days.ts';
import { readSheet } from '../../../forms/csv/parse.ts';
import { quotesTarget } from '../quotes/target.ts';
import { type Answers, checkMove } from './check.ts';
import { invoicesTarget } from './invoices-target.ts';
import { jobsTarget } from './jobs-target.ts';
import type { MovingTarget } from './target.ts';

const none: Answers = { finished: false, renumber: false, remind: false, who: {} };
const client = (id: number, name: string, email: string | null = null) =>
  ({ id, name, email, phone: null, address: null }) as Client;

const moved = async <Fields extends { clientId: number }>(
  target: MovingTarget<Fields>,
  lines: readonly string[],
  { clients = [] as Client[], answers = {} as Partial<Answers> } = {},
) => {
  const sheet = await readSheet(new File([lines.join('\r\n')], 'file.csv'), target.columns);
  return checkMove(target, sheet, matched(target.columns, sheet.headings), clients, { ...none, ...answers });
};

// The headings are from each program's files (docs/import-headings.md); all people are invented.
const xero = [
  'ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,SAAddressLine1,SAAddressLine2,SAAddressLine3,SAAddressLine4,SACity,SARegion,SAPostalCode,SACountry,InvoiceNumber,Reference,InvoiceDate,DueDate,PlannedDate,Total,TaxTotal,InvoiceAmountPaid,InvoiceAmountDue,InventoryItemCode,Description,Quantity,UnitAmount,Discount,LineAmount,AccountCode,TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,Type,Sent,Status',
  'Harbour Café,hello@example.com,Unit 2,Mill Yard,Upper Mill,1 Quay,Whitby,North Yorkshire,YO21 1AA,,,,,,,,,,INV-0042,Kitchen,02/10/2026,01/11/2026,,"1,440.00",240.00,400.00,"1,040.00",,Labour,10,100.00,,"1,000.00",200,20% (VAT on Income),200.00,,,,,GBP,Sales invoice,Sent,Awaiting Payment',
  'Harbour Café,hello@example.com,Unit 2,Mill Yard,Upper Mill,1 Quay,Whitby,North Yorkshire,YO21 1AA,,,,,,,,,,INV-0042,Kitchen,02/10/2026,01/11/2026,,"1,440.00",240.00,400.00,"1,040.00",,Copper pipe,20,10.00,,200.00,200,20% (VAT on Income),40.00,,,,,GBP,Sales invoice,Sent,Awaiting Payment',
  'Bob Example,,,,,,,,,,,,,,,,,,INV-0043,,13/10/2026,12/11/2026,,96.00,16.00,96.00,0.00,,Call-out,1,80.00,,80.00,200,20% (VAT on Income),16.00,,,,,GBP,Sales invoice,Sent,Paid',
  'Bob Example,,,,,,,,,,,,,,,,,,INV-0044,,13/10/2026,12/11/2026,,96.00,16.00,0.00,96.00,,Call-out,1,80.00,,80.00,200,20% (VAT on Income),16.00,,,,,GBP,Sales invoice,,Draft',
  'Bob Example,,,,,,,,,,,,,,,,,,CN-1,,13/10/2026,,,96.00,16.00,0.00,96.00,,Back,1,80.00,,80.00,200,20% (VAT on Income),16.00,,,,,GBP,Sales credit note,,Awaiting Payment',
];

describe('invoices', () => {
  it('of Xero are one for all rows of a number, with what was paid', async () => {
    const checked = await moved(invoicesTarget([]), xero);
    expect(checked.fresh).toEqual([
      {
        number: 2,
        input: {
          fields: {
            ...{ clientId: 1, invoiceNumber: 'INV-0042', amount: 1440, paid: 400, paidOn: null },
            ...{ issuedOn: '2026-10-02', dueDate: '2026-11-01' },
            vat: [{ code: 's', net: 1200, vat: 240 }],
            workDescription: 'Labour (10 × £100.00)\nCopper pipe (20 × £10.00)\nReference: Kitchen',
          },
          who: {
            key: '["harbour café","hello@example.com"]',
            client: expect.objectContaining({
              name: 'Harbour Café',
              address: 'Unit 2\nMill Yard\nUpper Mill\n1 Quay\nWhitby\nNorth Yorkshire\nYO21 1AA',
            }),
          },
        },
      },
    ]);
    expect(checked.passed.map(({ number, reason }) => [number, reason])).toEqual([
      [4, 'Already paid'],
      [5, 'It’s a draft in your old program. Create it here when you need it'],
      [6, 'It’s something else: Sales credit note'],
    ]);
    expect(checked).toMatchObject({ finished: 1, added: 1, bad: [], isOrderUnknown: false });
    const asked = await moved(invoicesTarget([]), xero, { answers: { finished: true, remind: true } });
    expect(asked.fresh.map(({ input: { fields } }) => [fields.paid, fields.remind])).toEqual([
      [400, true],
      [96, undefined],
    ]);
  });

  it('of QuickBooks begin below what the report says of itself', async () => {
    const checked = await moved(invoicesTarget([]), [
      'Example Plumbing,,,,,,,',
      'Invoice List,,,,,,,',
      '"1 January - 31 October, 2026",,,,,,,',
      '',
      'Date,Transaction type,Num,Name,Memo/Description,Due date,Amount,Open balance',
      '25/09/2026,Invoice,1041,Ann Example,New tap,25/10/2026,"1,200.00",700.00',
      '26/09/2026,Payment,1041,Ann Example,,,-500.00,0.00',
      'Total,,,,,,"1,200.00",700.00',
    ]);
    expect(checked.fresh).toMatchObject([
      {
        number: 6,
        input: { fields: { invoiceNumber: '1041', amount: 1200, paid: 500, dueDate: '2026-10-25' } },
      },
    ]);
    expect(checked.bad).toEqual([]);
    expect(checked.passed).toMatchObject([
      { number: 7, reason: 'It’s something else: Payment' },
      { number: 8, reason: 'Is a total of other rows' },
    ]);
  });

  it('and jobs may begin with the word Total: only a row of sums is none, and is said', async () => {
    const checked = await moved(invoicesTarget([]), [
      '*ContactName,*InvoiceNumber,*InvoiceDate,*DueDate,Total,InvoiceAmountDue',
      'Total Heating Ltd,INV-1,20/11/2026,20/12/2026,1200,1200',
      'Total,INV-2,20/11/2026,20/12/2026,100,100',
      'Total for Ann Example,,,,100,£100.00',
      'Grand total:,,,,"$1,400.00",1400',
    ]);
    expect(checked.fresh.map(({ input }) => input.fields.invoiceNumber)).toEqual(['INV-1', 'INV-2']);
    expect(checked.passed.map(({ number }) => number)).toEqual([4, 5]);
    const jobs = await moved(jobsTarget([]), ['Title,Client', 'Total rewire,Ann', 'Total,Bob']);
    expect(jobs.fresh.map(({ input }) => input.fields.title)).toEqual(['Total rewire', 'Total']);
  });

  it('of QuickBooks’ own form are summed from their lines', async () => {
    const { fresh, bad } = await moved(invoicesTarget([]), [
      '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,*ItemTaxCode,ItemTaxAmount,Currency,Service Date',
      '1041,Ann Example,2026-09-25,2026-10-25,,,,Labour,Fitting,2,50,100,20.0% S,20,GBP,',
      '1041,Ann Example,2026-09-25,2026-10-25,,,,Parts,A tap,1,40,40,20.0% S,8,GBP,',
    ]);
    expect(bad).toEqual([]);
    expect(fresh).toMatchObject([
      { input: { fields: { amount: 168, paid: 0, workDescription: 'Fitting (2 × £50.00)\nA tap' } } },
    ]);
    expect(fresh[0]?.input.fields.vat).toEqual([{ code: 's', net: 140, vat: 28 }]);
  });

  it('keep the VAT that the file tells, by line, by total, or not at all', async () => {
    const vatIn = async (heading: string, ...rows: string[]) => {
      const head = 'Client,Invoice number,Invoice date,Due date,Total';
      const lines = rows.map((row) => `Ann,1,2026-09-01,2026-10-01,${row}`);
      const { fresh, bad } = await moved(invoicesTarget([]), [`${head},${heading}`, ...lines]);
      expect(bad).toEqual([]);
      return fresh[0]?.input.fields.vat;
    };
    const byLine = 'LineAmount,TaxAmount,TaxType';
    expect(
      await vatIn(
        byLine,
        '230,100,20,20% (VAT on Income)',
        '230,60,0,Zero Rated Income',
        '230,50,0,Domestic Reverse Charge @ 20% (VAT on Income)',
      ),
    ).toEqual([
      { code: 's', net: 100, vat: 20 },
      { code: 'z', net: 60, vat: 0 },
      { code: 'rc', net: 50, vat: 0 },
    ]);
    // Lines with gross prices.
    expect(await vatIn(byLine, '120,120,20,20% (VAT on Income)')).toEqual([{ code: 's', net: 100, vat: 20 }]);
    expect(await vatIn('Tax total', '120,20')).toEqual([{ code: 's', net: 100, vat: 20 }]);
    expect(await vatIn('Tax', '105,5')).toEqual([{ code: 'r', net: 100, vat: 5 }]);
    expect(await vatIn('VAT', '170,20')).toEqual([
      { code: 's', net: 100, vat: 20 },
      { code: 'z', net: 50, vat: 0 },
    ]);
    expect(await vatIn('VAT', '170,0')).toBeUndefined();
    expect(await vatIn('Paid', '170,0')).toBeUndefined();
  });

  it('whose rows of one number tell of different ones stay out, with why', async () => {
    const checked = await moved(invoicesTarget([]), [
      'Client,Invoice number,Invoice date,Due date,Total,Balance',
      'Ann,1,2026-09-01,2026-10-01,100,',
      'Bob,1,2026-09-01,2026-10-01,100,',
      'Ann,2,2026-09-01,2026-10-01,100,60',
      ',2,2026-09-02,,,50',
      'Ann,3,2026-09-01,2026-10-01,100,',
      ' ann,3,2026-09-01,2026-10-01,£100.00,',
      'ann,3,,,,',
    ]);
    expect(checked.fresh.map(({ input }) => input.fields.invoiceNumber)).toEqual(['3']);
    expect(checked.bad).toEqual([
      { number: 2, name: '1 · Ann', reason: 'Row 3 has the same number but a different Client' },
      { number: 4, name: '2 · Ann', reason: 'Row 5 has the same number but a different Invoice date' },
    ]);
    const quotes = await moved(quotesTarget([], 'o'), ['Number,Client,Total', '1,Ann,100', '1,Ann,50']);
    expect(quotes.bad).toMatchObject([
      { reason: 'Row 3 has the same number but a different Total with VAT' },
    ]);
  });

  it('of one amount a line are summed only when you say so', async () => {
    const lines = [
      'Invoice No,Customer,Date,Due,Description,Amount',
      '1,Ann,2026-09-01,2026-10-01,Pipe,50',
      '1,Ann,2026-09-01,2026-10-01,Tap,70',
      '2,Ann,2026-09-01,2026-10-01,Pipe,50',
      '2,Ann,2026-09-01,2026-10-01,Pipe,50',
      '3,Ann,2026-09-01,2026-10-01,Pipe,50',
    ];
    const checked = await moved(invoicesTarget([]), lines);
    expect(checked.fresh.map(({ input }) => input.fields.invoiceNumber)).toEqual(['3']);
    const reason = (row: number) =>
      `Row ${row} has the same number. If each row is one item, choose that column as Line amount instead of Total`;
    expect(checked.bad).toMatchObject([{ reason: reason(3) }, { reason: reason(5) }]);
    const summed = await moved(invoicesTarget([]), [
      (lines[0] ?? '').replace('Amount', 'Line amount'),
      ...lines.slice(1),
    ]);
    expect(summed.fresh.map(({ input }) => input.fields.amount)).toEqual([120, 100, 50]);
  });

  it('with a cell more than there are headings are said and not read', async () => {
    const { fresh, bad } = await moved(invoicesTarget([]), [
      'Number,Client,Date,Due date,Total',
      '1,Ann,2026-09-01,2026-10-01,1,200.50',
      '1,Ann,2026-09-01,2026-10-01,"1,200.50"',
    ]);
    expect(fresh).toMatchObject([{ number: 3, input: { fields: { amount: 1200.5 } } }]);
    expect(bad).toMatchObject([{ number: 2, reason: expect.stringContaining('more cells') }]);
  });

  it('of Jobber have months in words and what is left to pay', async () => {
    const checked = await moved(invoicesTarget([]), [
      'Invoice #,Client name,Client email,Subject,Created date,Issued date,Due date,Late by,Marked paid date,Job #s,Status,Total ($),Balance ($)',
      '77,Ann Example,ann@example.com,Boiler,"Sep 01, 2026","Sep 03, 2026","Oct 03, 2026",5 days,,12,Past Due,240.00,240.00',
      '78,Ann Example,ann@example.com,Old debt,"Sep 01, 2026","Sep 03, 2026","Oct 03, 2026",,,12,Bad Debt,50.00,50.00',
    ]);
    expect(checked.fresh).toMatchObject([
      {
        input: {
          fields: {
            invoiceNumber: '77',
            issuedOn: '2026-09-03',
            dueDate: '2026-10-03',
            amount: 240,
            paid: 0,
          },
        },
      },
    ]);
    expect(checked.passed).toMatchObject([{ reason: 'Not owed in your old program: Bad Debt' }]);
  });

  it('ask how dates are written where none of them tells, and never guess by the row', async () => {
    const lines = ['Number,Client,Date,Due date,Total', '1,Ann,03/04/2026,05/06/2026,10'];
    expect((await moved(invoicesTarget([]), lines)).isOrderUnknown).toBe(true);
    const us = await moved(invoicesTarget([]), lines, { answers: { order: 'month' } });
    expect(us).toMatchObject({
      isOrderUnknown: false,
      fresh: [{ input: { fields: { issuedOn: '2026-03-04' } } }],
    });
    const told = await moved(invoicesTarget([]), [...lines, '2,Ann,04/25/2026,05/25/2026,10']);
    expect(told).toMatchObject({ isOrderUnknown: false, bad: [] });
    expect(told.fresh.map(({ input }) => input.fields.issuedOn)).toEqual(['2026-03-04', '2026-04-25']);
  });

  it('know what is there, and leave out a number that another has, or give it one', async () => {
    const known = [
      { invoiceNumber: '1', clientId: 5, amount: 10 },
      { invoiceNumber: '2', clientId: 5, amount: 99 },
    ];
    const lines = [
      'Number;Client;Date;Due date;Total',
      '1;Ann;2026-09-01;2026-10-01;£10.00',
      '2;ann ;2026-09-01;2026-10-01;£10.00',
    ];
    const clients = [client(5, 'Ann')];
    const checked = await moved(invoicesTarget(known), lines, { clients });
    expect([checked.fresh, checked.existing.length, checked.taken.length]).toEqual([[], 1, 1]);
    const given = await moved(invoicesTarget(known), lines, { clients, answers: { renumber: true } });
    expect(given.fresh).toMatchObject([{ input: { fields: { invoiceNumber: '2/2' }, who: { id: 5 } } }]);
    const again = [...known, { invoiceNumber: '2/2', clientId: 5, amount: 10 }];
    const later = await moved(invoicesTarget(again), lines, { clients, answers: { renumber: true } });
    expect([later.fresh, later.existing.length]).toEqual([[], 2]);
  });

  it('name errors by the sheet’s headings, and a cut-off file loses only its last row', async () => {
    const { fresh, bad } = await moved(invoicesTarget([]), [
      'Number,Client,Date,Due date,Total,Balance',
      '1,Ann,2026-09-01,2026-10-01,100,100',
      '2,,2026-09-01,31/31/2026,ten,',
      '3,Ann,2026-09',
    ]);
    expect(fresh).toHaveLength(1);
    expect(bad.map(({ number, reason }) => [number, reason])).toEqual([
      [3, 'Client is missing. Total: enter a number like 1,234.50. Due date: enter a date like 20 Nov 2026'],
      [4, 'Total is missing. Invoice date: enter a date like 20 Nov 2026. Due date is missing'],
    ]);
  });
});

describe('clients of a file', () => {
  const lines = (...rows: string[]) => ['Title,Client,Email', ...rows];
  const who = async (rows: string[], clients: Client[], answers: Partial<Answers> = {}) => {
    const checked = await moved(jobsTarget([]), lines(...rows), { clients, answers });
    return { checked, who: checked.fresh.map(({ input }) => input.who) };
  };

  it('are found by name, and by name and email where more have it', async () => {
    const clients = [
      client(1, 'Ann Example'),
      client(2, 'Bob', 'b@example.com'),
      client(3, 'Bob', 'c@example.com'),
    ];
    const found = await who(['A,ann  EXAMPLE,', 'B,Bob,C@example.com', 'C,Zoë,'], clients);
    expect(found.who).toMatchObject([{ id: 1 }, { id: 3 }, { key: '["zoë",""]' }]);
    expect(found.checked).toMatchObject({ added: 1, waiting: 0, questions: [] });
  });

  it('are asked for where it could be more than one, and rows wait for the answer', async () => {
    const clients = [client(1, 'Ann', 'a@example.com'), client(2, 'Bob'), client(3, 'Bob')];
    const rows = ['A,Ann,other@example.com', 'B,Bob,', 'C,Bob,'];
    const { checked } = await who(rows, clients);
    expect(checked).toMatchObject({ fresh: [], waiting: 3, added: 0 });
    expect(checked.questions.map(({ name, candidates }) => [name, candidates.length])).toEqual([
      ['Ann', 1],
      ['Bob', 2],
    ]);
    const [ann = '', bob = ''] = checked.questions.map(({ key }) => key);
    const answered = await who(rows, clients, { who: { [ann]: 'new', [bob]: '3' } });
    expect(answered.who).toMatchObject([{ key: ann }, { id: 3 }, { id: 3 }]);
    expect(answered.checked).toMatchObject({ waiting: 0, added: 1 });
  });

  it('have their telephone, else their mobile', async () => {
    const { fresh } = await moved(jobsTarget([]), [
      'Title,Client,Job Contact Phone,Job Contact Mobile',
      'A,Ann,,07700 900001',
      'B,Bob,01632 960001,',
    ]);
    const phones = fresh.map(({ input: { who } }) => 'client' in who && who.client.phone);
    expect(phones).toEqual(['07700 900001', '01632 960001']);
  });

  it('that are new are one for all rows of a name, whose email one of them may give', async () => {
    const { checked } = await who(['A,Ann,', 'B,ann,a@example.com', 'C,Ann,'], []);
    expect(checked).toMatchObject({ added: 1 });
    expect(checked.fresh).toHaveLength(3);
  });
});

describe('jobs', () => {
  it('of Tradify get their title, day and time from what its file says', async () => {
    const checked = await moved(jobsTarget([]), [
      'Job Number,Customer,Customer Email Address(es),Status,Job Address,Latitude,Longitude,Place ID,Description,Job Contact,Job Contact Phone,Job Contact Mobile,Team Members,Schedule,Notes,Time,Materials,Entered By,Entered On',
      'JOB-12,Ann Example,"ann@example.com; a@example.com",Scheduled,"1 Quay\nWhitby",,,,"New tap\nThe old one drips",Ann,,07700 900001,,"Bob Example - 2026-12-01 09:00 to 2026-12-01 13:30",Key at no. 3,,,Bob,30/06/2026 11:01',
      'JOB-13,Ann Example,ann@example.com,Completed,1 Quay,,,,Old work,,,,,,,,,,01/06/2026 9:40',
      'JOB-14,Ann Example,ann@example.com,Quoting,1 Quay,,,,Maybe,,,,,,,,,,01/06/2026 9:40',
    ]);
    expect(checked.fresh).toMatchObject([
      {
        input: {
          fields: {
            ...{ title: 'New tap', status: 'pending', scheduledDate: '2026-12-01', startTime: '09:00' },
            ...{ location: '1 Quay, Whitby', amount: null },
            description: 'New tap\nThe old one drips\nKey at no. 3\nJob number: JOB-12',
          },
          who: { client: { name: 'Ann Example', email: 'ann@example.com', phone: '07700 900001' } },
        },
      },
    ]);
    expect(checked.passed.map(({ reason }) => reason)).toEqual([
      'Already finished',
      'It’s a quote. Choose this file under Import quotes too',
    ]);
  });

  it('of Jobber are finished where they were closed, and come then only when asked', async () => {
    const lines = [
      'Job #,Client name,Client email,Client phone,Title,Scheduled start date,Closed date,Total revenue ($)',
      '12,Ann Example,ann@example.com,,Boiler service,"Dec 01, 2026",,120.00',
      '11,Ann Example,ann@example.com,,Boiler service,"Dec 01, 2025","Dec 02, 2025",110.00',
    ];
    const checked = await moved(jobsTarget([]), lines);
    expect(checked.fresh).toMatchObject([
      { input: { fields: { scheduledDate: '2026-12-01', amount: 120 } } },
    ]);
    expect(checked.finished).toBe(1);
    const all = await moved(jobsTarget([]), lines, { answers: { finished: true } });
    expect(all.fresh.map(({ input }) => input.fields.status)).toEqual(['pending', 'completed']);
  });

  it('of ServiceM8 are told apart from its quotes, which its one file holds too', async () => {
    const lines = [
      'Job Number,Company Name,Status,Job Address,Job Description,Total',
      '101,Ann Example,Work Order,1 Quay,Mend the gutter,80.00',
      '102,Ann Example,Quote,1 Quay,New roof,"4,500.00"',
      '103,Ann Example,Unsuccessful,1 Quay,No roof,10.00',
    ];
    const jobs = await moved(jobsTarget([]), lines);
    expect(jobs.fresh.map(({ input }) => input.fields.title)).toEqual(['Mend the gutter']);
    const quotes = await moved(quotesTarget([], 's'), lines);
    expect(quotes.fresh).toMatchObject([
      {
        input: {
          fields: {
            ...{ number: '102', title: 'New roof', pricesInclude: 'gross' },
            lines: [{ unitPrice: 4500, vat: 's', quantity: 1 }],
          },
        },
      },
    ]);
  });

  it('are there already where client, title, day, place and description are the same', async () => {
    const known = [
      { clientId: 5, title: 'Tap', scheduledDate: '2026-12-01', location: 'Quay', description: null },
    ];
    const lines = [
      'Title,Client,Date,Address',
      'tap,Ann,2026-12-01,quay',
      'Tap,Ann,2026-12-02,quay',
      'Tap,Ann,2026-12-02,Quay',
    ];
    const checked = await moved(jobsTarget(known), lines, { clients: [client(5, 'Ann')] });
    expect(checked.existing.map(({ number }) => number)).toEqual([2, 4]);
    expect(checked.fresh.map(({ number }) => number)).toEqual([3]);
  });
});

it('quotes of Jobber that wait for an answer become drafts with their number', async () => {
  const checked = await moved(quotesTarget([], 'o'), [
    'Quote #,Client name,Client email,Client phone,Title,Status,Subtotal ($),Discount ($),Total ($),Required deposit ($),Drafted date,Sent date,Approved date',
    '31,Ann Example,ann@example.com,,Bathroom,Awaiting Response,"1,000.00",0.00,"1,200.00",0.00,"Sep 01, 2026","Sep 02, 2026",',
    '32,Ann Example,ann@example.com,,Porch,Approved,100.00,0.00,120.00,0.00,"Sep 01, 2026","Sep 02, 2026","Sep 03, 2026"',
    '33,Ann Example,ann@example.com,,Shed,Archived,100.00,0.00,120.00,0.00,"Sep 01, 2026",,',
  ]);
  expect(checked.fresh).toMatchObject([
    {
      input: {
        fields: { number: '31', title: 'Bathroom', validUntil: null, lines: [{ unitPrice: 1200, vat: 'o' }] },
      },
    },
  ]);
  expect(checked.passed.map(({ reason }) => reason)).toEqual([
    'Already accepted. Import it as a job',
    'Closed in your old program: Archived',
  ]);
});

it('ten thousand invoices are sorted in a moment', async () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, n) => `INV-${n},Client ${n % 700},2026-09-01,2026-10-01,${n}.50`,
  );
  const began = performance.now();
  const checked = await moved(invoicesTarget([]), ['Number,Client,Date,Due date,Total', ...rows]);
  expect(checked.fresh).toHaveLength(10_000);
  expect(checked.added).toBe(700);
  // Quadratic time would take minutes.
  expect(performance.now() - began).toBeLessThan(20_000);
});

describe('a day', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T09:00:00Z', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['20.11.26 09:00', '2026-11-20'],
    ['20 Nov 2026', '2026-11-20'],
    ['1st September 2026', '2026-09-01'],
    ['Nov 20, 2026', '2026-11-20'],
    ['1/2/26', '2026-02-01'],
    ['20-Nov-26', '2026-11-20'],
    ['20/Nov/2026', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
    ['Fri 20 Nov 2026', '2026-11-20'],
    ['11/20/2026', '11/20/2026'],
    ['31/02/2026', '31/02/2026'],
    ['soon', 'soon'],
    ['', ''],
  ])('in %j is %j', (cell, day) => {
    expect(dayIn(cell, 'day')).toBe(day);
  });

  it('is told from a month by what cannot be one', () => {
    expect(orderOf(['2026-11-20'])).toBe('none');
    expect(orderOf(['03/04/2026', ''])).toBe('either');
    expect(orderOf(['03/03/2026'])).toBe('day');
    expect(orderOf(['03/04/2026', '13/04/2026'])).toBe('day');
    expect(orderOf(['03/04/2026', '04/13/2026'])).toBe('month');
  });

  it('may say a time', () => {
    expect(['9:05', '1:30 pm', '12:15am', 'Bob - 2026-12-01 09:00 to 13:30', 'noon'].map(timeIn)).toEqual([
      ...['09:05', '13:30', '00:15', '09:00', ''],
    ]);
  });
});
