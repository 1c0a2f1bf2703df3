import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { firstIdAfter as cursorsEnd, highestId, pageOf } from '#functions/lib/list.ts';
import { walk } from '#functions/lib/walk.ts';
import { addDays, addYears } from '#shared/dates.ts';
import { byMoney } from '#shared/domain/tax/records.ts';
import { transitionsIn } from '#shared/domain/tax/transition.ts';
import { firstIdAfter } from '#shared/domain/taxed/backdated.ts';
import { sharesOfInvoice } from '#shared/domain/taxed/sales.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { firstIdAt } from '#shared/ids.ts';
import { backdatedOf, type Ids, raisedLater, sharesIn } from './raised-later.ts';
import { type Found, readSizes, type Walk } from './rows.ts';
import { type Invoice, taxedOf } from './taxed.ts';

const idAt = (day: string): number => firstIdAt(Date.parse(day));

/** The invoices up to an id with reclaimed VAT, or with fees, newest first. */
const having = async (firmId: FirmId, last: number, name: 'badDebtOn' | 'fees'): Promise<Invoice[]> => {
  const found: Invoice[] = [];
  const query = invoiceEntity.query
    .byId({ firmId })
    .between({ id: 0 }, { id: last })
    .where((invoice, { exists }) => exists(invoice[name]));
  for await (const page of walk(invoiceEntity, taxedOf(query))) found.push(...page);
  return found.reverse();
};

/** True if invoices of any age may contribute bad debt relief, claimed or repaid. */
const hasOldDebts = ({ figures, sums: { badDebtVat = 0, badDebtBackVat = 0 } }: Walk<unknown>): boolean =>
  (figures.includes('box1') && badDebtBackVat !== 0) || (figures.includes('box4') && badDebtVat !== 0);

/** The invoices of an id range, newest first. */
async function* backwards(
  firmId: FirmId,
  { first, last }: Ids,
  page: Walk<unknown>,
): AsyncGenerator<Invoice[]> {
  const size = readSizes(page);
  let end = last;
  while (end >= first) {
    const all = invoiceEntity.query.byId({ firmId }).between({ id: first }, { id: end });
    const read = await pageOf(invoiceEntity, taxedOf(all), size());
    yield read.rows;
    if (!read.last) return;
    end = read.last.id - 1;
  }
}

/** The last id of an invoice that may be paid in a period: if none was paid before it was raised, of one raised by its end. */
const lastPaid = ({ from, to, terms, sums }: Walk<unknown>): number =>
  sums.backdated || transitionsIn(terms, { from, to }).length > 0
    ? idAt(addDays(addYears(to, 1), 2))
    : firstIdAfter(to) - 1;

/**
 * How many shares of the period are still to be found. What a page before the cursor found isn't known; what a change of scheme
 * moves isn't counted.
 */
const sharesLeft = ({ cursor, sums: { shares = 0 }, terms, from, to }: Walk<unknown>): number =>
  cursor === undefined && transitionsIn(terms, { from, to }).length === 0 ? shares : Number.POSITIVE_INFINITY;

/** By payment: newest first, until all that counts in the period was found. */
async function* byPayment(firmId: FirmId, end: number, page: Walk<unknown>): AsyncGenerator<Invoice[]> {
  let left = sharesLeft(page);
  if (left <= 0) return;
  for await (const invoices of backwards(firmId, { first: 0, last: Math.min(end, lastPaid(page)) }, page)) {
    yield invoices;
    left -= sharesIn(invoices, page).length;
    if (left <= 0) return;
  }
}

/** By tax point, those raised after the period last. */
async function* byPoint(firmId: FirmId, end: number, page: Walk<unknown>): AsyncGenerator<Invoice[]> {
  const { from, to, cursor, sums } = page;
  const after = firstIdAfter(to);
  const isAmongLater = cursor !== undefined && end >= after;
  let { backdated: later = 0 } = sums;
  if (!isAmongLater) {
    let left = sharesLeft(page);
    const [start, first] = [idAt(from), Math.max(0, idAt(addYears(from, -1)))];
    for await (const invoices of backwards(firmId, { first, last: Math.min(end, after - 1) }, page)) {
      yield invoices;
      later -= backdatedOf(invoices, page);
      left -= sharesIn(invoices, page).length;
      if (left <= later && (invoices.at(-1)?.id ?? 0) < start) break;
    }
    if (left > later && hasOldDebts(page)) yield await having(firmId, Math.min(end, first - 1), 'badDebtOn');
  }
  yield await raisedLater(firmId, { first: after, last: isAmongLater ? end : highestId }, page, later);
}

/**
 * The invoices that may contribute to a period's figures. One may be paid up to a year before it is raised (checkPaidOn) and at
 * any time after, and is raised at most a year before its tax point. Those raised after the period come last: few of them count,
 * and a page should not wait for them. In either part, a cursor's id says how far it got.
 */
async function* mayAdd(firmId: FirmId, page: Walk<unknown>): AsyncGenerator<Invoice[]> {
  const { figures, from, to, cursor, terms, sums } = page;
  const end = cursorsEnd(cursor);
  if (figures.every((figure) => figure === 'box4')) {
    if (sums.badDebtVat) yield await having(firmId, end, 'badDebtOn');
    return;
  }
  if (figures.every((figure) => figure === 'expense')) {
    if (sums.feesPaid) yield await having(firmId, end, 'fees');
    return;
  }
  const isByMoney = figures.some((figure) => byMoney({ figure, from, to }, terms));
  yield* isByMoney ? byPayment(firmId, end, page) : byPoint(firmId, end, page);
}

/** Walks the invoices until a page is full; the rows of one invoice stay together. */
export const ofInvoices = async <Row>(firmId: FirmId, page: Walk<Row>): Promise<Found<Row>> => {
  const { limit, rowsOf } = page;
  const rows: Row[] = [];
  for await (const invoices of mayAdd(firmId, page))
    for (const invoice of invoices) {
      const { id, invoiceNumber: label } = invoice;
      rows.push(...rowsOf(sharesOfInvoice(invoice), { id, label }));
      if (rows.length >= limit) return { rows, next: String(id) };
    }
  return { rows, next: undefined };
};
