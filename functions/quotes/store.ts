import { countFigures } from '#functions/figures/moved.ts';
import type { StoredFirm } from '#functions/firms/entity.ts';
import { refuseVat } from '#functions/invoices/lines.ts';
import { namesFor } from '#functions/invoices/names.ts';
import { draw, readSeries, untilDrawn } from '#functions/invoices/numbering/series.ts';
import { conflict } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { addDays, today } from '#shared/dates.ts';
import { shownQuote } from '#shared/domain/quotes/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { NewQuote, QuoteInput } from '#shared/quotes/contract.ts';
import { defaultValidDays } from '#shared/quotes/status.ts';
import { asRead } from './as-read.ts';
import { quoteEntity, quoteLinesEntity, quoteNumberGuard } from './entity.ts';
import { relink } from './links.ts';
import { newQuote } from './new-quote.ts';
import { readQuote } from './read.ts';

/** A quote that says nothing of how long it holds and on what terms has those of its firm's settings. */
export const withUsual = ({ business = {} }: StoredFirm, input: QuoteInput): QuoteInput => {
  const { quoteValidDays: days = defaultValidDays, quoteTerms } = business;
  const { validUntil = addDays(today(), days), terms = quoteTerms } = input;
  return { ...input, validUntil, terms };
};

/** Throws 400 naming VAT that the firm may not charge, a client or a job that is not theirs, or lines too long to keep. */
export const createQuote = async (firm: StoredFirm, { id: chosen, ...input }: NewQuote, once: Once) => {
  const { firmId } = firm;
  refuseVat(firm, input);
  const names = await namesFor(firmId, input);
  const create = (id: number) =>
    untilDrawn(async (again) => {
      const drawn = await draw(await readSeries(firmId, 'quote'), again);
      const { number, taken = () => new Error(`${drawn.number} is already used`) } = drawn;
      const { quote, writes } = newQuote({ firmId, id, number, taken }, withUsual(firm, input));
      const reply = shownQuote(quote, names);
      await transact([...writes, ...drawn.writes, ...once.writes(reply)]);
      return reply;
    });
  return withNewId(create, chosen);
};

/** Deletes a quote that nobody was sent. Throws 404, and 409 for one that was. */
export const removeQuote = (firmId: FirmId, id: number): Promise<void> =>
  withLatest(
    () => readQuote(firmId, id),
    undefined,
    async (quote) => {
      if (quote.status !== 'draft') throw conflict('it’s been sent. Withdraw it instead');
      const removal = quoteEntity.delete({ firmId, id }).where(asRead(quote));
      await transact([
        write(removal, () => new Moved()),
        write(quoteLinesEntity.delete({ firmId, id })),
        write(quoteNumberGuard.delete({ firmId, number: quote.number })),
        ...relink(quote, undefined),
        ...countFigures(firmId, [{ kind: 'quote', before: quote, after: undefined }]),
      ]);
    },
  );
