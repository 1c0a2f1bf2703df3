import { rebuilt } from '#functions/payments/rebuild.ts';
import { receivedWith } from '#shared/domain/payments/received.ts';
import { type Drift, driftOf } from './drift.ts';
import { grouped } from './grouped.ts';
import type { Records } from './records.ts';

/** Wrong received amounts of invoices; one from before the ledger has none yet. */
export const ledgerDrifts = ({ invoices, payments }: Records): Drift[] => {
  const paid = grouped(payments, ({ invoiceId }) => invoiceId);
  return invoices.flatMap((invoice) => {
    const { id, received, settledCount: revision } = invoice;
    if (!received) return [];
    const right = receivedWith({}, paid.get(id) ?? []);
    const expected = Object.fromEntries(
      [...Object.keys(received), ...Object.keys(right)].map((month) => [month, right[month] ?? 0]),
    );
    const repair = () => rebuilt(invoice, { received: right });
    return driftOf({ where: `received of invoice ${id}`, item: { ...received, revision }, expected, repair });
  });
};

/** Wrong amounts on their way to invoices, compared with their payment pages. */
export const comingDrifts = ({ invoices, pages }: Records): Drift[] => {
  const coming = grouped(
    pages.filter(({ state }) => state === 'coming'),
    ({ invoiceId }) => invoiceId,
  );
  return invoices.flatMap((invoice) => {
    const { id, comingPence = 0, settledCount: revision } = invoice;
    const right = (coming.get(id) ?? []).reduce((sum, { pence }) => sum + pence, 0);
    const item = { ...{ comingPence }, revision };
    const repair = () => rebuilt(invoice, { comingPence: right });
    return driftOf({ where: `coming of invoice ${id}`, item, expected: { comingPence: right }, repair });
  });
};
