import type { EntityItem } from 'electrodb';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { firstIdAfter, highestId, pageOf } from '#functions/lib/list.ts';
import { walk } from '#functions/lib/walk.ts';
import { addDays, addYears } from '#shared/dates.ts';
import { byMoney, firstAfter } from '#shared/domain/tax/records.ts';
import { sharesOfInvoice } from '#shared/domain/taxed/sales.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { firstIdAt } from '#shared/ids.ts';
import { type Found, readSizes, type Walk } from './rows.ts';

type Invoice = EntityItem<typeof invoiceEntity>;

/** A range of ids, inclusive. */
interface Ids {
  first: number;
  last: number;
}

const idAt = (day: string): number => firstIdAt(Date.parse(day));

/** How many parts of the later invoices are read in parallel. */
const slices = 4;

/** The last part is open-ended, because an id may come from a clock that is ahead. */
const sliced = ({ first, last }: Ids): Ids[] => {
  const step = Math.ceil((Math.min(last, firstIdAt(Date.now())) - first + 1) / slices);
  if (step < 1) return [{ first, last }];
  return Array.from({ length: slices }, (_, at) => ({
    first: first + at * step,
    last: at === slices - 1 ? last : first + (at + 1) * step - 1,
  })).filter((slice) => slice.first <= slice.last);
};

/**
 * The invoices raised after the period with a tax point in it, or paid before a later tax point, newest first; the query filters
 * out the others. Such a payment is dated at most a year before its invoice (checkPaidOn), and no invoice has a tax point after
 * its date.
 */
const raisedLater = async (firmId: FirmId, ids: Ids, { from, to }: Walk<unknown>): Promise<Invoice[]> => {
  const lastOfEarly = addDays(addYears(to, 1), 1);
  const parts = sliced(ids).map(async ({ first, last }) => {
    const found: Invoice[] = [];
    const query = invoiceEntity.query
      .byId({ firmId })
      .between({ id: first }, { id: last })
      .where(
        ({ tax, received }, { between, exists }) =>
          `${between(tax.point, from, to)} OR (${between(tax.point, addDays(to, 1), lastOfEarly)} AND ${exists(received)})`,
      );
    for await (const page of walk(invoiceEntity, query)) found.push(...page);
    return found.reverse();
  });
  return (await Promise.all(parts)).reverse().flat();
};

/** The invoices up to an id with reclaimed VAT, or with fees, newest first. */
const having = async (firmId: FirmId, last: number, name: 'badDebtOn' | 'fees'): Promise<Invoice[]> => {
  const found: Invoice[] = [];
  const query = invoiceEntity.query
    .byId({ firmId })
    .between({ id: 0 }, { id: last })
    .where((invoice, { exists }) => exists(invoice[name]));
  for await (const page of walk(invoiceEntity, query)) found.push(...page);
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
    const read = await pageOf(invoiceEntity, all, size());
    yield read.rows;
    if (!read.last) return;
    end = read.last.id - 1;
  }
}

/**
 * The invoices that may contribute to a period's figures. One may be paid up to a year before it is raised (checkPaidOn) and at
 * any time after, and is raised at most a year before its tax point. Those raised after the period come last: few of them count
 * but all must be searched, and a page should not wait for them. In either part, a cursor's id says how far it got.
 */
async function* mayAdd(firmId: FirmId, page: Walk<unknown>): AsyncGenerator<Invoice[]> {
  const { figures, from, to, cursor, terms, sums } = page;
  const end = firstIdAfter(cursor);
  if (figures.every((figure) => figure === 'box4')) {
    if (sums.badDebtVat) yield await having(firmId, end, 'badDebtOn');
    return;
  }
  if (figures.every((figure) => figure === 'expense')) {
    if (sums.feesPaid) yield await having(firmId, end, 'fees');
    return;
  }
  if (figures.some((figure) => byMoney({ figure, from, to }, terms))) {
    const last = Math.min(end, idAt(addDays(addYears(to, 1), 2)));
    return yield* backwards(firmId, { first: 0, last }, page);
  }
  const after = firstAfter(page);
  const isAmongLater = cursor !== undefined && end >= after;
  if (!isAmongLater) {
    const first = Math.max(0, idAt(addYears(from, -1)));
    yield* backwards(firmId, { first, last: Math.min(end, after - 1) }, page);
    if (hasOldDebts(page)) yield await having(firmId, Math.min(end, first - 1), 'badDebtOn');
  }
  yield await raisedLater(firmId, { first: after, last: isAmongLater ? end : highestId }, page);
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
