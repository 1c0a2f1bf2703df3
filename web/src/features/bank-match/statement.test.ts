import { describe, expect, it } from 'vitest';
import { readTable } from '../../forms/csv/parse.ts';
import { missingColumn } from './bank-columns.ts';
import { matchedColumns, moneyIn, statementOf } from './statement.ts';

const read = async (text: string) => {
  const statement = statementOf('bank.csv', await readTable(new File([text], 'bank.csv')));
  const matching = matchedColumns(statement);
  return { statement, matching, ...moneyIn(statement, matching) };
};

const nothing = { unread: 0, out: 0, undone: 0, foreign: 0 };

const row = (text: string, account = '') => ({
  paidOn: '2026-11-20',
  amount: 1240.5,
  account,
  text,
  ordinal: 1,
});

describe('the file of', () => {
  it.each([
    [
      'Starling',
      `Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes
20/11/2026,A Byron,INV-1,FASTER PAYMENT,1240.50,2000.00,INCOME,
20/11/2026,Screws Ltd,,CARD,-20.00,1980.00,SHOPPING,`,
      row('A Byron INV-1'),
    ],
    [
      'Monzo',
      `Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
tx_1,20/11/2026,10:11:12,Faster payment,A Byron,,Income,1240.50,GBP,1240.50,GBP,INV-1,,,INV-1 BYRON,,,1240.50
tx_2,20/11/2026,10:11:12,Card payment,Screws,,Shopping,-20.00,GBP,-20.00,GBP,,,,SCREWS,,-20.00,`,
      row('A Byron INV-1 BYRON INV-1'),
    ],
    [
      'Barclays',
      `Number,Date,Account,Amount,Subcategory,Memo
 ,20/11/2026,20-00-00 12345678,1240.50,Direct Credit,BYRON A      INV-1      BGC
 ,20/11/2026,20-00-00 12345678,-20.00,Card Purchase,SCREWS`,
      row('BYRON A      INV-1      BGC', '20-00-00 12345678'),
    ],
    [
      'NatWest',
      `Date, Type, Description, Value, Balance, Account Name, Account Number
20 Nov 2026,BAC,"'BYRON A , INV-1",1240.50,2000.00,"'EXAMPLE","'600000-12345678"
20 Nov 2026,POS,"'SCREWS",-20.00,1980.00,"'EXAMPLE","'600000-12345678"`,
      row('BYRON A , INV-1', '600000-12345678'),
    ],
    [
      'Lloyds and Halifax',
      `Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
20/11/2026,FPI,'30-00-00,12345678,A BYRON INV-1,,1240.50,2000.00
20/11/2026,DEB,'30-00-00,12345678,SCREWS,20.00,,1980.00`,
      row('A BYRON INV-1', '12345678'),
    ],
    [
      'Metro Bank',
      `Date,Details,Transaction Type,In,Out,Balance
20/11/2026,A BYRON INV-1,Inward Payment,1240.50,,2000.00
20/11/2026,SCREWS,Card Purchase,,20.00,1980.00`,
      row('A BYRON INV-1'),
    ],
    [
      'HSBCnet',
      `Account number,Currency,Value date,Customer reference,Credit amount,Debit amount
12345678,GBP,20/11/2026,A BYRON INV-1,1240.50,
12345678,GBP,20/11/2026,SCREWS,,20.00`,
      row('A BYRON INV-1', '12345678'),
    ],
    [
      'HSBC, without headings',
      `20/11/2026,A BYRON INV-1,"1,240.50"\n20/11/2026,SCREWS,-20.00`,
      row('A BYRON INV-1'),
    ],
    [
      'a bank that says first whose account it is',
      `Account Name:,Current ****1234\nAccount Balance:,£2000.00\n\nDate,Transaction type,Description,Paid out,Paid in,Balance
20 Nov 2026,Bank credit,A BYRON INV-1,,"£1,240.50",£2000.00\n20 Nov 2026,Visa,SCREWS,£20.00,,£1980.00`,
      row('A BYRON INV-1'),
    ],
    [
      'Revolut',
      `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
TOPUP,Current,2026-11-19 23:50:00,2026-11-20 00:01:02,Payment from A Byron INV-1,1240.50,0.00,GBP,COMPLETED,2000.00
CARD_PAYMENT,Current,2026-11-20 09:00:00,2026-11-20 09:00:00,Screws,-20.00,0.00,GBP,COMPLETED,1980.00`,
      row('Payment from A Byron INV-1'),
    ],
    [
      'Revolut Business',
      `Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payer,Amount,Fee,Balance,Payment currency
2026-11-19,2026-11-20,a,TOPUP,COMPLETED,Payment,INV-1,A Byron,1240.50,0.00,2000.00,GBP`,
      row('A Byron Payment INV-1'),
    ],
    [
      'a bank that says the amount and what came in',
      `Date,Description,Amount,Money in,Money out\n20/11/2026,A BYRON INV-1,1240.50,1240.50,\n20/11/2026,SCREWS,20.00,,20.00`,
      row('A BYRON INV-1'),
    ],
  ])('%s is read as it comes', async (_, text, expected) => {
    const { matching, rows, left } = await read(text);
    expect(missingColumn(matching)).toBeUndefined();
    expect({ rows, left }).toEqual({ rows: [expected], left: nothing });
  });

  it('another bank asks for what it calls its columns', async () => {
    const { statement, matching } = await read('When,What,How much\n20.11.2026,A BYRON,12');
    expect(missingColumn(matching)).toBe('Date');
    const chosen = { date: '0', text: '1', amount: '2' };
    expect(moneyIn(statement, chosen).rows).toMatchObject([
      { paidOn: '2026-11-20', amount: 12, text: 'A BYRON' },
    ]);
  });
});

it('counts rows that are the same, and those that cannot be read', async () => {
  const { rows, left } = await read(
    'Date,Description,Amount\n20/11/2026,CASH,50\n20/11/2026,CASH,50\n21/11/2026,CASH,50\n31/02/2026,CASH,50\n22/11/2026,CASH,lots',
  );
  expect(rows.map(({ paidOn, ordinal }) => [paidOn, ordinal])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-20', 2],
    ['2026-11-21', 1],
  ]);
  expect(left).toEqual({ ...nothing, unread: 2 });
});

it.each([
  ['CR/DR', 'CR', 'DR'],
  ['Debit/Credit', 'Credit', 'Debit'],
  ['Type', 'C', 'D'],
  ['Direction', 'In', 'OUT'],
])(
  'leaves out and counts what the column %s says is money out, where no amount has a sign',
  async (heading, into, out) => {
    const { rows, left } = await read(
      `Date,Description,${heading},Amount\n20/11/2026,A BYRON INV-1,${into},1240.50\n20/11/2026,REFUND INV-1,${out},1240.50\n20/11/2026,SCREWS,${out},-2`,
    );
    expect(rows).toEqual([row('A BYRON INV-1')]);
    expect(left).toEqual({ ...nothing, out: 1 });
  },
);

it.each([
  ['1.240,50', '-2,00'],
  ['1 240,50', '(2.00)'],
  ['1240.50 CR', '2.00 DR'],
  ['1,240.50', '2.00-'],
])('reads %s as money in and %s as money out', async (into, out) => {
  const { rows, left } = await read(
    `Date,Description,Amount\n20/11/2026,A BYRON INV-1,"${into}"\n20/11/2026,SCREWS,"${out}"\n20/11/2026,HM,1.240`,
  );
  expect(rows).toEqual([row('A BYRON INV-1')]);
  expect(left).toEqual({ ...nothing, unread: 1 });
});

it('counts a row with a cell too many as unread, for its amount has an unquoted comma', async () => {
  const { rows, left } = await read(
    'Date,Description,Amount\n20/11/2026,A BYRON INV-1,1,240.50\n20/11/2026,A BYRON INV-1,"1,240.50",',
  );
  expect(rows).toEqual([row('A BYRON INV-1')]);
  expect(left).toEqual({ ...nothing, unread: 1 });
});

it('knows its headings below a row that speaks of dates too', async () => {
  const { statement, rows } = await read(
    'Statement date range:,From 01/11/2026 to 30/11/2026\nDate,Description,Amount\n20/11/2026,A BYRON INV-1,1240.50',
  );
  expect(statement.headings).toEqual(['Date', 'Description', 'Amount']);
  expect(rows).toEqual([row('A BYRON INV-1')]);
});

it('leaves out and counts what never came in, and what is not in pounds', async () => {
  const tide = await read(
    `Date,Transaction description,Reference,Paid in,Paid out,Status\n20/11/2026,A BYRON,INV-1,1240.50,,Settled\n20/11/2026,A BYRON,INV-1,1240.50,,Declined`,
  );
  expect(tide.rows).toEqual([row('A BYRON INV-1')]);
  expect(tide.left).toEqual({ ...nothing, undone: 1 });
  const revolut = await read(
    `Started Date,Completed Date,Description,Amount,Currency,State
${['REVERTED', 'DECLINED', 'FAILED', 'PENDING'].map((state) => `2026-11-20,,INV-1,1240.50,GBP,${state}`).join('\n')}
2026-11-20,2026-11-20,INV-1,1240.50,EUR,COMPLETED
2026-11-20,2026-11-20,A BYRON INV-1,1240.50,gbp,COMPLETED
2026-11-20,2026-11-20,SCREWS,-20.00,EUR,DECLINED`,
  );
  expect(revolut.rows).toEqual([row('A BYRON INV-1')]);
  expect(revolut.left).toEqual({ ...nothing, undone: 4, foreign: 1 });
});

it('reads a day as people write it, day first, and leaves out a row without one', async () => {
  const days = ['20/11/2026', '20th Nov 2026', 'Fri 20 Nov 2026', '2026/11/20', '11/20/2026', '2026', ''];
  const written = await read(`Date,Description,Amount\n${days.map((day) => `${day},INV-1,5`).join('\n')}`);
  expect(written.rows.map(({ paidOn }) => paidOn)).toEqual(new Array(4).fill('2026-11-20'));
  expect(written.left).toMatchObject({ unread: 3 });
});
