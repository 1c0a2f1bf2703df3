import { countFigures } from '#functions/figures/moved.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { withdrawnBy } from '#shared/domain/quotes/rules.ts';
import { shownQuote } from '#shared/domain/quotes/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { asRead } from './as-read.ts';
import { namesOf, readWhole } from './read.ts';

/** Withdraws a quote that was sent and not answered; its links keep working and say so. Throws 404 and 409. */
export const withdrawQuote = (firmId: FirmId, id: number) =>
  withLatest(
    () => readWhole(firmId, id),
    undefined,
    async (current) => {
      const changes = { ...withdrawnBy(current), updatedAt: nextInstant(current.updatedAt) };
      const after = { ...current, ...changes };
      const patch = quoteEntity.patch({ firmId, id }).set(changes).where(asRead(current));
      const names = await namesOf(current);
      await transact([
        write(patch, () => new Moved()),
        ...countFigures(firmId, [{ kind: 'quote', before: current, after }]),
      ]);
      return shownQuote(after, names);
    },
  );
