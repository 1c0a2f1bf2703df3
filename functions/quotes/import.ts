import { countFigures } from '#functions/figures/moved.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { IdTaken } from '#functions/lib/ids.ts';
import { importRows, Met } from '#functions/lib/importing.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { Write } from '#functions/lib/transact.ts';
import { quoteNumberGuard } from '#functions/numbering/guards.ts';
import { today } from '#shared/dates.ts';
import { refuseVat } from '#shared/domain/invoices/issuing.ts';
import { withUsual } from '#shared/domain/quotes/rules.ts';
import type { QuoteToBring } from '#shared/quotes/importing.ts';
import { makeQuote } from './new-quote.ts';

const metInstead = ({ item, refused }: Write): Write => ({
  item,
  refused: refused && (() => (refused() instanceof IdTaken ? new Met() : refused())),
});

const draftOf = (firm: StoredFirm, id: number, { number, ...input }: QuoteToBring) => {
  const taken = () => new Met();
  return makeQuote(
    { firmId: firm.firmId, id, number, taken },
    withUsual(firm.business ?? {}, input, today()),
  );
};

/**
 * Imports the quotes we don't have yet as drafts, keeping their numbers, which don't count in the series. Throws 400 for another
 * firm's client and for VAT the firm may not charge.
 */
export const importQuotes = (firm: StoredFirm, rows: QuoteToBring[]) => {
  const { firmId } = firm;
  for (const row of rows) refuseVat(firm.business ?? {}, row, today());
  return importRows(
    {
      firmId,
      name: 'quote',
      // Each row writes up to five items (itself, its lines, its number, its mark and its client); a transaction holds 98.
      rowsPerTransaction: 19,
      identityOf: ({ number }) => number,
      keyOf: (id) => keyOf(quoteEntity, { firmId, id }),
      heldBy: ({ number }) => keyOf(quoteNumberGuard, { firmId, number }),
      heldAs: 'taken',
      writes: (fresh) => {
        const drafts = fresh.map(({ id, row }) => draftOf(firm, id, row));
        return [
          ...drafts.flatMap(({ own }) => own.map(metInstead)),
          ...countFigures(
            firmId,
            drafts.map(({ quote }) => ({ kind: 'quote', before: undefined, after: quote })),
          ),
        ];
      },
    },
    rows,
  );
};
