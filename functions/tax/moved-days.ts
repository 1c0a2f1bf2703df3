import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { highestId } from '#functions/lib/list.ts';
import { walk } from '#functions/lib/walk.ts';
import { receiptEntity } from '#functions/receipts/entity.ts';
import { addDays } from '#shared/dates.ts';
import type { TaxDay } from '#shared/domain/tax/days.ts';
import type { TaxTerms } from '#shared/domain/tax/terms.ts';
import { movedDays, transitionsIn } from '#shared/domain/tax/transition.ts';
import type { TaxShare } from '#shared/domain/taxed/groups.ts';
import { sharesOfInvoice } from '#shared/domain/taxed/sales.ts';
import { sharesOfReceipt } from '#shared/domain/taxed/spending.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { daysIn } from './days.ts';
import { spentOf, taxedOf } from './records/taxed.ts';

interface Period {
  from: string;
  to: string;
}

/** The tax shares, before a day, of invoices and of bills that were not paid immediately. */
async function* sharesBefore(firmId: FirmId, day: string): AsyncGenerator<TaxShare[]> {
  const sold = invoiceEntity.query.byId({ firmId }).where(({ tax }, { lt }) => lt(tax.point, day));
  for await (const page of walk(invoiceEntity, taxedOf(sold))) yield* page.map(sharesOfInvoice);
  const bought = receiptEntity.query
    .byDate({ firmId })
    .between({ receiptDate: '0000-01-01' }, { receiptDate: addDays(day, -1), id: highestId })
    .where(({ dueOn, paidOn }, { exists }) => `${exists(dueOn)} OR ${exists(paidOn)}`);
  for await (const page of walk(receiptEntity, spentOf(bought))) yield* page.map(sharesOfReceipt);
}

/**
 * The days of a period for its VAT: what was counted on them, and what joining or leaving cash accounting moves to them. Records
 * are read only for a trader who joined or left.
 */
export const vatDaysIn = async (firmId: FirmId, terms: TaxTerms, period: Period): Promise<TaxDay[]> => {
  const transitions = transitionsIn(terms, period);
  const counted = daysIn(firmId, period);
  const last = transitions
    .map(({ before }) => before)
    .sort()
    .at(-1);
  if (last === undefined) return counted;
  const moved: TaxDay[] = [];
  for await (const shares of sharesBefore(firmId, last))
    moved.push(...movedDays(shares, transitions, period));
  return [...(await counted), ...moved];
};
