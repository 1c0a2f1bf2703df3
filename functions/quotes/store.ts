import { countFigures } from '#functions/figures/moved.ts';
import { namesFor } from '#functions/invoices/names.ts';
import { quoteEntity, quoteLinesEntity } from '#functions/ledger/quote-entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { quoteNumberGuard } from '#functions/numbering/guards.ts';
import { draw, readSeries, untilDrawn } from '#functions/numbering/series.ts';
import { today } from '#shared/dates.ts';
import { refuseVat } from '#shared/domain/invoices/issuing.ts';
import { refuseToRemove, withUsual } from '#shared/domain/quotes/rules.ts';
import { shownQuote } from '#shared/domain/quotes/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { NewQuote } from '#shared/quotes/contract.ts';
import { asRead } from './as-read.ts';
import { relink } from './links.ts';
import { makeQuote, type Origin } from './new-quote.ts';
import { readQuote, type StoredQuote } from './read.ts';

/** A quote's origin, and further writes for its transaction. */
interface Beside {
  from?: Origin;
  writes: (id: number) => Write[];
}

/**
 * Creates a quote. Throws 400 naming VAT the firm may not charge, a client or a job that is not the firm's, or lines that are too
 * large.
 */
export const createQuote = async (
  firm: StoredFirm,
  { id: chosen, ...input }: NewQuote,
  once: Once,
  { from, writes: beside }: Beside = { writes: () => [] },
) => {
  const { firmId } = firm;
  refuseVat(firm.business ?? {}, input, today());
  const names = await namesFor(firmId, input);
  const create = (id: number) =>
    untilDrawn(async (again) => {
      const drawn = await draw(await readSeries(firmId, 'quote'), again);
      const { number, taken = () => new Error(`${drawn.number} is already used`) } = drawn;
      const { quote, writes } = makeQuote(
        { firmId, id, number, taken, from },
        withUsual(firm.business ?? {}, input, today()),
      );
      const reply = shownQuote(quote, names);
      await transact([...writes, ...drawn.writes, ...beside(id), ...once.writes(reply)]);
      return reply;
    });
  return withNewId(create, chosen);
};

/** What a feature changes in its own records when a quote is deleted. */
export type GoesWithQuote = (quote: StoredQuote) => Promise<Write[]>;

/** Deletes a quote that was never sent. Throws 404, and 409 for one that was. */
export const removeQuote = (
  firmId: FirmId,
  id: number,
  { basedOn, going }: { basedOn: string | undefined; going: readonly GoesWithQuote[] },
): Promise<void> =>
  withLatest(
    () => readQuote(firmId, id),
    basedOn,
    async (quote) => {
      refuseToRemove(quote);
      const removal = quoteEntity.delete({ firmId, id }).where(asRead(quote));
      const beside = await Promise.all(going.map((goes) => goes(quote)));
      await transact([
        write(removal, () => new Moved()),
        write(quoteLinesEntity.delete({ firmId, id })),
        write(quoteNumberGuard.delete({ firmId, number: quote.number })),
        ...relink(quote, undefined),
        ...beside.flat(),
        ...countFigures(firmId, [{ kind: 'quote', before: quote, after: undefined }]),
      ]);
    },
  );
