import { asRead } from '#functions/invoices/as-read.ts';
import { invoiceEntity } from '#functions/invoices/entity.ts';
import { readIssued } from '#functions/invoices/issue/read.ts';
import { Moved } from '#functions/lib/latest.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { addShares, countTax } from '#functions/tax/count.ts';
import { taxDayEntity } from '#functions/tax/entity.ts';
import { taxOf } from '#functions/tax/of-issued.ts';
import { type TaxSums, taxNames } from '#shared/domain/tax/names.ts';
import { sharesOfInvoice } from '#shared/domain/tax/sales.ts';
import { shareOfReceipt } from '#shared/domain/tax/spending.ts';
import { type Drift, driftOf, unmoved } from './drift.ts';
import type { Records } from './records.ts';

/** What a day says or should say: the names that are nought in both would fill the log. */
const countsOf = (kept: TaxSums | undefined, sums: TaxSums | undefined): TaxSums =>
  Object.fromEntries(
    taxNames.filter((name) => kept?.[name] || sums?.[name]).map((name) => [name, sums?.[name] ?? 0]),
  );

/** What is wrong in what tax counts by day. */
export const taxDrifts = ({ userId, invoices, receipts, taxDays }: Records): Drift[] => {
  const shares = [...invoices.flatMap(sharesOfInvoice), ...receipts.map(shareOfReceipt)];
  const sums = addShares(new Map(), shares);
  const kept = new Map(taxDays.map((item) => [item.date, item]));
  return [...new Set([...kept.keys(), ...sums.keys()])].flatMap((date) => {
    const item = kept.get(date);
    const expected = countsOf(item, sums.get(date));
    const repair = () =>
      taxDayEntity.upsert({ userId, date }).set(expected).add({ revision: 1 }).where(unmoved(item));
    return driftOf({ where: `tax of ${date}`, item, expected, repair });
  });
};

/** Of one user in one night: the rest waits for the next. */
const mostANight = 500;

type Invoice = Records['invoices'][number];

const fill = async (invoice: Invoice): Promise<void> => {
  const issued = await readIssued(invoice);
  if (!issued) return;
  const { userId, id } = invoice;
  const tax = taxOf(issued.document);
  const patch = invoiceEntity.patch({ userId, id }).set({ tax }).where(asRead(invoice));
  const moved = countTax(userId, sharesOfInvoice(invoice), sharesOfInvoice({ ...invoice, tax }));
  await transact([write(patch, () => new Moved()), ...moved]).catch((error: unknown) => {
    // Changed meanwhile: the next night finds it.
    if (!(error instanceof Moved)) throw error;
  });
};

/** Gives invoices with lines from before tax was kept beside them what their documents say of it. */
export const fillTax = async ({ invoices }: Records): Promise<void> => {
  const old = invoices.filter(({ hasLines, tax }) => hasLines && !tax).slice(0, mostANight);
  for (const invoice of old) await fill(invoice);
};
