import { rebuilt } from '#functions/payments/rebuild.ts';
import { feesWith, receivedWith } from '#shared/domain/payments/received.ts';
import { type Drift, driftOf } from './drift.ts';
import { grouped } from './grouped.ts';
import type { Records } from './records.ts';

type Days = Readonly<Record<string, number>>;

/** What each day of `found` should be. */
const daysLike = (found: Days, right: Days): Days =>
  Object.fromEntries([...Object.keys(found), ...Object.keys(right)].map((day) => [day, right[day] ?? 0]));

/** Wrong received amounts and fees of invoices; one from before the ledger has none yet. */
export const ledgerDrifts = ({ invoices, payments }: Records): Drift[] => {
  const paid = grouped(payments, ({ invoiceId }) => invoiceId);
  return invoices.flatMap((invoice) => {
    const { id, received, fees = {}, settledCount: revision } = invoice;
    if (!received) return [];
    const right = {
      received: receivedWith({}, paid.get(id) ?? []),
      fees: feesWith({}, paid.get(id) ?? []),
    };
    const drift = (name: 'received' | 'fees', found: Days): Drift[] =>
      driftOf({
        where: `${name} of invoice ${id}`,
        item: { ...found, revision },
        expected: daysLike(found, right[name]),
        repair: () => rebuilt(invoice, right),
      });
    return [...drift('received', received), ...drift('fees', fees)];
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
