import { countFigures } from '#functions/figures/moved.ts';
import { nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { IdTaken } from '#functions/lib/ids.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { type Working, workingOf } from '#shared/domain/quotes/working.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { sumsOf } from '#shared/lines/sums.ts';
import type { QuoteInput } from '#shared/quotes/contract.ts';
import { quoteEntity, quoteLinesEntity, quoteNumberGuard } from './entity.ts';
import { relink } from './links.ts';
import type { WholeQuote } from './read.ts';
import { packedWorking } from './working.ts';

/** What the head says of what is being worked on. */
export const headOf = (working: Working) => ({
  total: sumsOf(working).total,
  validUntil: working.validUntil,
  deposit: working.deposit,
});

interface Naming {
  firmId: FirmId;
  id: number;
  number: string;
  /** Thrown where another quote has the number. */
  taken: () => Error;
}

/** A new draft of a quote, and what writes it. Throws 400 naming `lines` that are too long to keep. */
export const newQuote = ({ firmId, id, number, taken }: Naming, input: QuoteInput) => {
  const working = workingOf(input, today());
  const at = nextInstant();
  const { clientId, jobId, title, followUps } = input;
  const head = {
    ...withoutNulls({ jobId, followUps, ...headOf(working) }),
    ...{ firmId, id, createdAt: at, updatedAt: at, clientId, number, title },
    ...{ status: 'draft' as const, total: sumsOf(working).total, validUntil: working.validUntil },
  };
  /** Of the quote alone. */
  const own: Write[] = [
    write(quoteEntity.create(head), () => new IdTaken()),
    write(quoteLinesEntity.put({ firmId, id, packed: packedWorking(working) })),
    write(quoteNumberGuard.create({ firmId, number, quoteId: id }), taken),
  ];
  const counted = countFigures(firmId, [{ kind: 'quote', before: undefined, after: head }]);
  const writes = [...own, ...relink(undefined, head), ...counted];
  const quote: WholeQuote = { ...head, working };
  return { quote, own, writes };
};
