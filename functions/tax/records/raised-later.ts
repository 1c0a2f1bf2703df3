import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { walk } from '#functions/lib/walk.ts';
import { addDays, addYears } from '#shared/dates.ts';
import { firstIdAfter, isBackdated } from '#shared/domain/taxed/backdated.ts';
import { sharesOfInvoice } from '#shared/domain/taxed/sales.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { firstIdAt } from '#shared/ids.ts';
import type { Walk } from './rows.ts';
import { type Invoice, taxedOf } from './taxed.ts';

/** A range of ids, inclusive. */
export interface Ids {
  first: number;
  last: number;
}

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
 * The invoices of an id range with a tax point in the period, or paid before a later tax point, newest first; the query filters
 * out the others. Such a payment is dated at most a year before its invoice (checkPaidOn), and no invoice has a tax point after
 * its date.
 */
const raisedIn = async (firmId: FirmId, ids: Ids[], { from, to }: Walk<unknown>): Promise<Invoice[]> => {
  const lastOfEarly = addDays(addYears(to, 1), 1);
  const parts = ids.map(async ({ first, last }) => {
    const found: Invoice[] = [];
    const query = invoiceEntity.query
      .byId({ firmId })
      .between({ id: first }, { id: last })
      .where(
        ({ tax, received }, { between, exists }) =>
          `${between(tax.point, from, to)} OR (${between(tax.point, addDays(to, 1), lastOfEarly)} AND ${exists(received)})`,
      );
    for await (const page of walk(invoiceEntity, taxedOf(query))) found.push(...page);
    return found.reverse();
  });
  return (await Promise.all(parts)).reverse().flat();
};

/** The shares of invoices that count in the period. */
export const sharesIn = (invoices: readonly Invoice[], { from, to }: Walk<unknown>) =>
  invoices
    .flatMap((invoice) => sharesOfInvoice(invoice).map(({ day }) => ({ id: invoice.id, day })))
    .filter(({ day }) => day >= from && day <= to);

/** How many of them count on a day before their invoice was raised. */
export const backdatedOf = (invoices: readonly Invoice[], page: Walk<unknown>): number =>
  sharesIn(
    invoices.filter(({ id }) => isBackdated(id, page.from)),
    page,
  ).filter(({ id, day }) => isBackdated(id, day)).length;

/** Most invoices of a period are raised by the time its return is due, a month and seven days after it. */
const soonDays = 38;

/**
 * The invoices of an id range after the period that count in it, newest first. `left` is the most shares that they can have in it:
 * nothing is read without any, and no further than needed.
 */
export const raisedLater = async (
  firmId: FirmId,
  { first, last }: Ids,
  page: Walk<unknown>,
  left: number,
): Promise<Invoice[]> => {
  if (left <= 0 || first > last) return [];
  const split = Math.min(last, firstIdAfter(addDays(page.to, soonDays)) - 1);
  const soon = await raisedIn(firmId, [{ first, last: split }], page);
  if (split === last || backdatedOf(soon, page) >= left) return soon;
  return [...(await raisedIn(firmId, sliced({ first: split + 1, last }), page)), ...soon];
};
