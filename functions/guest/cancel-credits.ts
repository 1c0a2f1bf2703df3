import { crediterOf, numberedCredit } from '#functions/invoices/credits/new-credit.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { Write } from '#functions/lib/transact.ts';
import { drawTogether, readSeries, type SeriesMoved } from '#functions/numbering/series.ts';
import { newId } from '#shared/ids.ts';
import { creditsOfOne } from '#shared/invoices/credits.ts';

/** An invoice is credited unless nothing is left of it, or its trader has to see to it by hand. */
const isCreditable = ({ voidedAt, credited = 0, amount, creditIds = [] }: StoredInvoice): boolean =>
  !voidedAt && credited < amount && creditIds.length < creditsOfOne;

const creditOf = async (firm: StoredFirm, invoice: StoredInvoice, number: string) => {
  const reason = 'Cancelled by the customer within 14 days';
  return numberedCredit(await crediterOf(firm, invoice, { reason }), newId(), number);
};

/** An invoice as it was and as it stands credited. */
export type Credited = Awaited<ReturnType<typeof creditOf>>;

/** Credits all that is left of invoices, each by a note of its own with the next number; inside `untilDrawn`. */
export const creditsOfAll = async (
  firm: StoredFirm,
  invoices: readonly StoredInvoice[],
  again: SeriesMoved | undefined,
): Promise<{ credits: Credited[]; writes: Write[] }> => {
  const creditable = invoices.filter(isCreditable);
  if (creditable.length === 0) return { credits: [], writes: [] };
  const series = await readSeries(firm.firmId, 'credit');
  const { numbers, writes } = await drawTogether(series, creditable.length, again);
  const credits = await Promise.all(
    creditable.map((invoice, at) => creditOf(firm, invoice, numbers[at] ?? '')),
  );
  return { credits, writes: [...credits.flatMap((credit) => credit.writes), ...writes] };
};
