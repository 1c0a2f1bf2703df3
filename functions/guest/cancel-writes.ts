import { note } from '#functions/dashboard/record.ts';
import { crediterOf, newCredit } from '#functions/invoices/credits/new-credit.ts';
import type { StoredInvoice } from '#functions/invoices/entity.ts';
import type { SeriesMoved } from '#functions/invoices/numbering/series.ts';
import { relink } from '#functions/invoices/references.ts';
import { recountAll } from '#functions/invoices/tally.ts';
import { changing } from '#functions/jobs/changing.ts';
import type { StoredJob } from '#functions/jobs/joined.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { Moved } from '#functions/lib/latest.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { quoteAnswerEntity } from '#functions/quotes/answer/entity.ts';
import { asRead } from '#functions/quotes/as-read.ts';
import { quoteEntity } from '#functions/quotes/entity.ts';
import type { StoredQuote } from '#functions/quotes/read.ts';
import { differenceOf, recountMonths, shareOf, tallyOf } from '#functions/quotes/tally.ts';
import { creditsOfOne } from '#shared/invoices/credits.ts';

interface Cancelled {
  user: StoredUser;
  quote: StoredQuote;
  /** What came of it. */
  job: StoredJob | undefined;
  invoice: StoredInvoice | undefined;
  /** The customer's name, as they typed it. */
  name: string;
}

/** The deposit is credited unless nothing is left of it, or its trader has to see to it by hand. */
const isCreditable = ({ voidedAt, credited = 0, amount, creditIds = [] }: StoredInvoice): boolean =>
  !voidedAt && credited < amount && creditIds.length < creditsOfOne;

const creditOf = async ({ user, invoice }: Cancelled, id: number, again: SeriesMoved | undefined) => {
  if (!invoice || !isCreditable(invoice)) return undefined;
  const reason = 'Cancelled by the customer within 14 days';
  return newCredit(await crediterOf(user, invoice, { reason }), id, again);
};

const quoteWrites = (before: StoredQuote, cancelledAt: string, name: string): Write[] => {
  const { userId, id, number: label } = before;
  const patch = quoteEntity
    .patch({ userId, id })
    .set({ status: 'cancelled', updatedAt: cancelledAt })
    .remove(['dueShard', 'dueKey'])
    .where(asRead(before));
  return [
    write(patch, () => new Moved()),
    write(quoteAnswerEntity.patch({ userId, id }).set({ cancelledAt, cancelledBy: name })),
    ...note(userId, { kind: 'quote_cancelled', label, subject: 'quotes', subjectId: id }),
  ];
};

/** The customer need not be told of what they did. */
const byThem = <Job extends { visitTold?: string | undefined }>(job: Job): Job => ({
  ...job,
  visitTold: undefined,
});

/** What cancels a quote with its job and its deposit, and counts all of it; inside `untilDrawn`. Throws Moved if one is not as read. */
export const cancelWrites = async (
  of: Cancelled,
  creditId: number,
  again: SeriesMoved | undefined,
): Promise<Write[]> => {
  const { quote, job, invoice, name } = of;
  const { userId } = quote;
  const cancelledAt = nextInstant(quote.updatedAt);
  const after = { ...quote, status: 'cancelled' as const };
  const ofJob =
    job && job.status !== 'cancelled' ? changing(byThem(job), { status: 'cancelled' }) : undefined;
  const credit = await creditOf(of, creditId, again);
  return [
    ...quoteWrites(quote, cancelledAt, name),
    ...(ofJob?.writes ?? []),
    ...(credit?.writes ?? []),
    ...(credit && invoice ? relink(userId, invoice, credit.after) : []),
    ...recountMonths(userId, quote, after),
    ...recountAll(userId, credit ? [{ before: invoice, after: credit.after }] : [], {
      counters: { ...differenceOf(tallyOf(quote), tallyOf(after)), ...ofJob?.counters },
      before: [shareOf(quote)],
      after: [shareOf(after)],
    }),
  ];
};
