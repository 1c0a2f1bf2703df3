import { rebuilt } from '#functions/payments/rebuild.ts';
import { creditTaxOf } from '#shared/domain/taxed/sales.ts';
import { canonicalJson } from '#shared/kernel/canonical.ts';
import { roundToPence, toPence } from '#shared/money.ts';
import { type Drift, driftOf } from './drift.ts';
import { grouped } from './grouped.ts';
import type { Records } from './records.ts';

/** Wrong credited amounts of invoices. */
export const creditDrifts = ({ invoices, credits }: Records): Drift[] => {
  const notes = grouped(credits, ({ invoiceId }) => invoiceId);
  return invoices.flatMap((invoice) => {
    const { id, settledCount: revision, credited = 0, creditedVat = 0 } = invoice;
    const { creditIds = [], creditTax = [] } = invoice;
    // In the order they were written, as the invoice lists them: ids need not be ascending.
    const own = (notes.get(id) ?? []).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    const right = {
      credited: roundToPence(own.reduce((sum, { amount }) => sum + amount, 0)),
      creditedVat: roundToPence(own.reduce((sum, { vat }) => sum + vat, 0)),
      creditIds: own.map((note) => note.id),
      creditTax: own.map(creditTaxOf),
    };
    const item = {
      creditedPence: toPence(credited),
      creditedVatPence: toPence(creditedVat),
      credits: creditIds.length,
      creditTax: canonicalJson(creditTax),
      revision,
    };
    const expected = {
      creditedPence: toPence(right.credited),
      creditedVatPence: toPence(right.creditedVat),
      credits: own.length,
      creditTax: canonicalJson(right.creditTax),
    };
    const repair = () => rebuilt(invoice, right);
    return driftOf({ where: `credits of invoice ${id}`, item, expected, repair });
  });
};
