import { countFigures } from '#functions/figures/moved.ts';
import { readIssued } from '#functions/invoices/issue/read.ts';
import { asRead } from '#functions/ledger/invoice-as-read.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { Moved } from '#functions/lib/latest.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { taxOf } from '#shared/domain/taxed/of-issued.ts';
import type { Records } from './records.ts';

/** The maximum for one firm in one night; the rest waits for the next. */
const mostANight = 500;

type Invoice = Records['invoices'][number];

const fill = async (invoice: Invoice): Promise<void> => {
  const issued = await readIssued(invoice);
  if (!issued) return;
  const { firmId, id } = invoice;
  const tax = taxOf(issued.document);
  const patch = invoiceEntity.patch({ firmId, id }).set({ tax }).where(asRead(invoice));
  const moved = countFigures(firmId, [{ kind: 'invoice', before: invoice, after: { ...invoice, tax } }]);
  await transact([write(patch, () => new Moved()), ...moved]).catch((error: unknown) => {
    // Changed meanwhile: the next night will find it.
    if (!(error instanceof Moved)) throw error;
  });
};

/** Adds `tax`, from their documents, to invoices with lines that are older than that field. */
export const fillTax = async ({ invoices }: Records): Promise<void> => {
  const old = invoices.filter(({ hasLines, tax }) => hasLines && !tax).slice(0, mostANight);
  for (const invoice of old) await fill(invoice);
};
