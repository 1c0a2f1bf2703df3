import { note } from '#functions/figures/activity.ts';
import { countFigures } from '#functions/figures/moved.ts';
import { draftEntity } from '#functions/invoices/drafts/entity.ts';
import type { StoredDraft } from '#functions/invoices/drafts/read.ts';
import { changing } from '#functions/jobs/changing.ts';
import { countOnJob } from '#functions/jobs/references.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { Moved } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import type { SeriesMoved } from '#functions/numbering/series.ts';
import { quoteAnswerEntity } from '#functions/quotes/answer/entity.ts';
import { asRead } from '#functions/quotes/as-read.ts';
import type { StoredQuote } from '#functions/quotes/read.ts';
import { creditsOfAll } from './cancel-credits.ts';
import type { Consequences } from './consequences.ts';

interface Cancelled {
  firm: StoredFirm;
  quote: StoredQuote;
  consequences: Consequences;
  /** The customer's name, as typed. */
  name: string;
}

const quoteWrites = (before: StoredQuote, cancelledAt: string, name: string): Write[] => {
  const { firmId, id, number: label } = before;
  const patch = quoteEntity
    .patch({ firmId, id })
    .set({ status: 'cancelled', updatedAt: cancelledAt })
    .remove(['dueShard', 'dueKey', 'invoiceDraftId'])
    .where(asRead(before));
  return [
    write(patch, () => new Moved()),
    write(quoteAnswerEntity.patch({ firmId, id }).set({ cancelledAt, cancelledBy: name })),
    ...note(firmId, { kind: 'quote_cancelled', label, subject: 'quotes', subjectId: id }),
  ];
};

/** The customer cancelled it themselves, so they need no email about the visit. */
const byThem = <Job extends { visitTold?: string | undefined }>(job: Job): Job => ({
  ...job,
  visitTold: undefined,
});

const removalOf = ({ firmId, id, updatedAt }: StoredDraft): Write => {
  const removal = draftEntity.delete({ firmId, id }).where((kept, { eq }) => eq(kept.updatedAt, updatedAt));
  return write(removal, () => new Moved());
};

/** The writes that end the job and delete the draft; both count on the job in one write if it is the same job. */
const workWrites = ({ job, endsJob, draft }: Consequences) => {
  const gone = draft ? { draftCount: -1 } : {};
  const isOfJob = draft?.jobId !== undefined && draft.jobId === job?.id;
  const ended =
    job && endsJob ? changing(byThem(job), { status: 'cancelled' }, isOfJob ? gone : {}) : undefined;
  const { firmId, jobId, clientId } = draft ?? {};
  const apart = firmId && jobId && clientId && !(ended && isOfJob);
  return {
    counted: ended?.counted ?? [],
    writes: [
      ...(ended?.writes ?? []),
      ...(draft ? [removalOf(draft)] : []),
      ...(apart ? [countOnJob(firmId, jobId, clientId, gone)] : []),
    ],
  };
};

/**
 * Whether the job ends depends on the job's other accepted quotes, so their total must not change meanwhile: two quotes cancelled
 * at once would each leave the job to the other.
 */
const agreedAsRead = ({ job, agreedPence }: Consequences) =>
  job && { jobId: job.id, agreedPence, refused: () => new Moved() };

/**
 * The writes that cancel a quote with its job, its invoices and its draft invoice, including all counts; call it inside
 * `untilDrawn`. Throws Moved if any of them is not as read.
 */
export const cancelWrites = async (of: Cancelled, again: SeriesMoved | undefined) => {
  const { firm, quote, consequences, name } = of;
  const { firmId } = quote;
  const cancelledAt = nextInstant(quote.updatedAt);
  const after = { ...quote, status: 'cancelled' as const };
  const work = workWrites(consequences);
  const { credits, writes: credited } = await creditsOfAll(firm, consequences.invoices, again);
  const moves = credits.map((credit) => ({ before: credit.invoice, after: credit.after }));
  const writes = [
    ...quoteWrites(quote, cancelledAt, name),
    ...work.writes,
    ...credited,
    ...countFigures(
      firmId,
      [
        { kind: 'quote', before: quote, after },
        { kind: 'draft', before: consequences.draft, after: undefined },
        ...work.counted,
        ...moves.map((move) => ({ kind: 'invoice' as const, ...move })),
      ],
      agreedAsRead(consequences),
    ),
  ];
  return { writes, moves };
};
