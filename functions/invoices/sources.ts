import { invalid } from '#functions/lib/errors.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { Line } from '#shared/lines/line.ts';
import { invoiceEntity } from './entity.ts';

interface Sourced {
  clientId: number;
  lines?: readonly Line[] | null | undefined;
}

/** Throws 400 naming each line that takes its deposit from an invoice which this client never had. */
export const refuseStrangeInvoices = async (userId: string, { clientId, lines }: Sourced): Promise<void> => {
  const named = (lines ?? []).flatMap(({ source }, at) =>
    source?.invoice ? [{ at, id: source.invoice }] : [],
  );
  if (named.length === 0) return;
  const keys = named.map(({ id }) => keyOf(invoiceEntity, { userId, id }));
  const found = await batchGet(keys, ['clientId', 'voidedAt']);
  const wrong = named.filter((_, index) => found[index]?.clientId !== clientId || found[index]?.voidedAt);
  const message = 'There is no such invoice of this client';
  if (wrong.length > 0)
    throw invalid(wrong.map(({ at }) => ({ path: `lines.${at}.source.invoice`, message })));
};
