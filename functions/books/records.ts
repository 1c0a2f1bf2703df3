import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { workedWeeks } from '#functions/time/week-row.ts';
import type { BookParams } from '#shared/books/contract.ts';
import { freeagentExpense, freeagentExpenseColumns, freeagentMove } from '#shared/books/freeagent.ts';
import {
  boughtColumns,
  creditColumns,
  moveColumns,
  plainBought,
  plainMove,
  plainSale,
  plainWeek,
  saleColumns,
  weekColumns,
} from '#shared/books/plain.ts';
import {
  quickbooksBill,
  quickbooksBillColumns,
  quickbooksColumns,
  quickbooksSale,
} from '#shared/books/quickbooks.ts';
import type { BankMove, BookRecord, Bought, Sale } from '#shared/books/sale.ts';
import {
  xeroBankColumns,
  xeroBill,
  xeroBillColumns,
  xeroMove,
  xeroSale,
  xeroSalesColumns,
} from '#shared/books/xero.ts';
import { addDays } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { ownNameOf } from '#shared/own-name.ts';
import { mondayOf } from '#shared/time/weeks.ts';
import { boughtOf, receiptsOf } from './bought.ts';
import { filedReturns } from './filing.ts';
import { bankMovesOf } from './moves.ts';
import { creditsOf, type Days, invoicesOf } from './sales.ts';

/** What one kind of file consists of. */
export interface Book {
  /** The heading row; FreeAgent accepts none. */
  heading?: string[];
  /** A byte order mark for spreadsheets, which misread UTF-8 without it; accounting programs reject it. */
  bom?: boolean;
  records: (firmId: FirmId, days: Days) => AsyncIterable<BookRecord>;
}

async function* written<T>(
  all: AsyncIterable<T> | Promise<T[]>,
  write: (one: T) => BookRecord,
): AsyncGenerator<BookRecord> {
  for await (const one of await all) yield write(one);
}

async function* salesOf(firmId: FirmId, days: Days): AsyncGenerator<Sale> {
  yield* invoicesOf(firmId, days);
  yield* creditsOf(firmId, days);
}

const moves =
  (write: (move: BankMove) => BookRecord, which: 'bank' | 'cis' = 'bank') =>
  (firmId: FirmId, days: Days) =>
    written(bankMovesOf(firmId, days, which), write);

/** Purchases in a program's format. */
const purchases = (write: (bought: Bought) => BookRecord) => (firmId: FirmId, days: Days) =>
  written(receiptsOf(firmId, days), (receipt) => write(boughtOf(receipt)));

/** Same, as a person's expenses, under the trader's name. */
async function* claims(firmId: FirmId, days: Days): AsyncGenerator<BookRecord> {
  const { data: firm } = await firmEntity.get({ firmId }).go();
  const claimant = firm?.business?.ownName ?? ownNameOf(firm ?? {});
  yield* purchases((bought) => freeagentExpense(bought, claimant))(firmId, days);
}

/** The weeks that start in these days. */
async function* weeksIn(firmId: FirmId, { from, to }: Days): AsyncGenerator<BookRecord> {
  const { data: firm } = await firmEntity.get({ firmId }).go();
  if (!firm) return;
  const first = mondayOf(from);
  for (let monday = first < from ? addDays(first, 7) : first; monday <= to; monday = addDays(monday, 7))
    for (const week of await workedWeeks(firm, monday)) yield plainWeek(week);
}

const books: Record<string, Book> = {
  'xero/sales': {
    heading: xeroSalesColumns,
    records: (firmId, days) => written(salesOf(firmId, days), xeroSale),
  },
  'xero/bank': { heading: xeroBankColumns, records: moves(xeroMove) },
  'xero/cis': { heading: xeroBankColumns, records: moves(xeroMove, 'cis') },
  'xero/bills': { heading: xeroBillColumns, records: purchases(xeroBill) },
  'quickbooks/sales': {
    heading: quickbooksColumns,
    records: (firmId, days) => written(invoicesOf(firmId, days), quickbooksSale),
  },
  'quickbooks/credits': {
    heading: quickbooksColumns,
    records: (firmId, days) => written(creditsOf(firmId, days), quickbooksSale),
  },
  'quickbooks/expenses': { heading: quickbooksBillColumns, records: purchases(quickbooksBill) },
  'freeagent/bank': { records: moves(freeagentMove) },
  'freeagent/cis': { records: moves(freeagentMove, 'cis') },
  'freeagent/expenses': { heading: freeagentExpenseColumns, records: claims },
  'receipts/csv': {
    heading: boughtColumns,
    bom: true,
    records: purchases(plainBought),
  },
};

/** The tables of the accountant's ZIP, by name. */
export const accountantBooks: Record<string, Book> = {
  sales: {
    heading: saleColumns,
    bom: true,
    records: (firmId, days) => written(invoicesOf(firmId, days), plainSale),
  },
  'credit-notes': {
    heading: creditColumns,
    bom: true,
    records: (firmId, days) => written(creditsOf(firmId, days), plainSale),
  },
  payments: {
    heading: moveColumns,
    bom: true,
    records: (firmId, days) => written(bankMovesOf(firmId, days, 'all'), plainMove),
  },
  receipts: { heading: boughtColumns, bom: true, records: purchases(plainBought) },
  'vat-returns': filedReturns,
  time: { heading: weekColumns, bom: true, records: weeksIn },
};

async function* ofAccountant(firmId: FirmId, days: Days): AsyncGenerator<BookRecord> {
  for (const { records } of Object.values(accountantBooks)) yield* records(firmId, days);
}

/** The records for a kind of file in a range of days, including a ZIP. */
export const recordsFor = (params: BookParams): Book['records'] =>
  params.kind === 'zip' ? ofAccountant : bookOf(params).records;

/** How a kind of CSV file is made. */
export const bookOf = ({ format, kind }: BookParams): Book => {
  const book = books[`${format}/${kind}`];
  if (!book) throw new Error(`There is no CSV file ${format}/${kind}`);
  return book;
};
