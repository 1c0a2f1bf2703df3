import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { invalid } from '#shared/kernel/refusal.ts';
import type { Line } from '#shared/lines/line.ts';

export interface Sourced {
  clientId: number;
  lines?: readonly Line[] | null | undefined;
  taxPoint?: string | null | undefined;
  /** The id of the invoice with these lines, if it has one: an invoice can't deduct itself. */
  ofInvoice?: number | undefined;
}

/**
 * The deposit invoices that lines deduct, each once. Throws 400 naming each line whose deposit invoice is not this client's. Their
 * current state is checked only on issue, because a draft may be out of date.
 */
export const sourcesOf = async (
  firmId: FirmId,
  { clientId, lines, ofInvoice }: Sourced,
): Promise<StoredInvoice[]> => {
  const named = (lines ?? []).flatMap(({ source }, at) =>
    source?.invoice ? [{ at, id: source.invoice }] : [],
  );
  if (named.length === 0) return [];
  const ids = [...new Set(named.map(({ id }) => id))];
  const items = await batchGet(ids.map((id) => keyOf(invoiceEntity, { firmId, id })));
  const found = items.flatMap((item) => rowIn(invoiceEntity, item) ?? []);
  const own = found.filter((invoice) => invoice.clientId === clientId && invoice.id !== ofInvoice);
  const wrong = named.filter(({ id }) => own.every((invoice) => invoice.id !== id));
  const message = 'Choose an invoice for this client';
  if (wrong.length > 0)
    throw invalid(wrong.map(({ at }) => ({ path: `lines.${at}.source.invoice`, message })));
  return own;
};
