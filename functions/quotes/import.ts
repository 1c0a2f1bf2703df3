import { countFigures } from '#functions/figures/moved.ts';
import { refuseVat } from '#functions/invoices/lines.ts';
import { IdTaken } from '#functions/lib/ids.ts';
import { importRows, Met } from '#functions/lib/importing.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import type { Write } from '#functions/lib/transact.ts';
import type { QuoteToBring } from '#shared/quotes/importing.ts';
import { quoteEntity, quoteNumberGuard } from './entity.ts';
import { newQuote } from './new-quote.ts';
import { withUsual } from './store.ts';

const metInstead = ({ item, refused }: Write): Write => ({
  item,
  refused: refused && (() => (refused() instanceof IdTaken ? new Met() : refused())),
});

const draftOf = (user: StoredUser, id: number, { number, ...input }: QuoteToBring) => {
  const taken = () => new Met();
  return newQuote({ userId: user.userId, id, number, taken }, withUsual(user, input));
};

/**
 * Writes the quotes that are not there yet as drafts with the numbers they bring, which are not drawn from the series. Throws 400 for
 * another's client and for VAT that the user may not charge.
 */
export const importQuotes = (user: StoredUser, rows: QuoteToBring[]) => {
  const { userId } = user;
  for (const row of rows) refuseVat(user, row);
  return importRows(
    {
      userId,
      name: 'quote',
      // Each is up to five items: itself, its lines, its number, its mark and its client; a transaction holds 98.
      rowsPerTransaction: 19,
      identityOf: ({ number }) => number,
      keyOf: (id) => keyOf(quoteEntity, { userId, id }),
      heldBy: ({ number }) => keyOf(quoteNumberGuard, { userId, number }),
      heldAs: 'taken',
      writes: (fresh) => {
        const drafts = fresh.map(({ id, row }) => draftOf(user, id, row));
        return [
          ...drafts.flatMap(({ own }) => own.map(metInstead)),
          ...countFigures(
            userId,
            drafts.map(({ quote }) => ({ kind: 'quote', before: undefined, after: quote })),
          ),
        ];
      },
    },
    rows,
  );
};
