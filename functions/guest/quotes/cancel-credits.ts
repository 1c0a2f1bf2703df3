import { crediterOf, numberedCredit } from '#functions/invoices/credits/new-credit.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { Write } from '#functions/lib/transact.ts';
import { drawTogether, readSeries, type SeriesMoved } from '#functions/numbering/series.ts';
import { newId } from '#shared/ids.ts';
import { creditsOfOne } from '#shared/invoices/credits.ts';

/** True if an invoice can be credited: something is left of it, and the trader need not do it by hand. */
const isCreditable = ({ voidedAt, credited = 0, amount, creditIds = [] }: StoredInvoice): boolean =>
  !voidedAt && credited < amount && creditIds.length < creditsOfOne;

const creditOf = async (firm: StoredFirm, invoice: StoredInvoice, number: string) => {
  const reason = 'Cancelled by the customer within 14 days';
  return numberedCredit(await crediterOf(firm, invoice, { reason }), newId(), number);
};

/** An invoice before and after its credit. */
export type Credited = Awaited<ReturnType<typeof creditOf>>;

/** Credits everything left on the invoices, each with its own credit note and number; call it inside `untilDrawn`. */
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
