import { countFigures } from '#functions/figures/moved.ts';
import { quoteEntity, quoteLinesEntity } from '#functions/ledger/quote-entity.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { IdTaken } from '#functions/lib/ids.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { quoteNumberGuard } from '#functions/numbering/guards.ts';
import { today } from '#shared/dates.ts';
import { newQuote } from '#shared/domain/quotes/rules.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { QuoteInput } from '#shared/quotes/contract.ts';
import { relink } from './links.ts';
import { packedWorking } from './working.ts';

interface Naming {
  firmId: FirmId;
  id: number;
  number: string;
  /** Makes the error to throw if another quote has the number. */
  taken: () => Error;
  from?: Origin | undefined;
}

/** The certificate whose defects the quote is for. */
export interface Origin {
  certificateId: number;
  certificateJobId: number;
}

/** A new draft of a quote and its writes. Throws 400 naming `lines` if they are too large. */
export const makeQuote = ({ firmId, id, number, taken, from }: Naming, input: QuoteInput) => {
  const at = nextInstant();
  const quote = newQuote(input, { firmId, id, ...madeNow(at), number, ...from }, today());
  const { working, ...head } = quote;
  /** The quote's own writes. */
  const own: Write[] = [
    write(quoteEntity.create(head), () => new IdTaken()),
    write(quoteLinesEntity.put({ firmId, id, packed: packedWorking(working) })),
    write(quoteNumberGuard.create({ firmId, number, quoteId: id }), taken),
  ];
  const counted = countFigures(firmId, [{ kind: 'quote', before: undefined, after: head }]);
  const writes = [...own, ...relink(undefined, head), ...counted];
  return { quote, own, writes };
};
