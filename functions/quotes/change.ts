import { countFigures } from '#functions/figures/moved.ts';
import { namesFor } from '#functions/invoices/names.ts';
import { quoteEntity, quoteLinesEntity } from '#functions/ledger/quote-entity.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import { tellLinks } from '#functions/links/tell-links.ts';
import { today } from '#shared/dates.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { refuseVat } from '#shared/domain/invoices/issuing.ts';
import { headChanges, workingAfter } from '#shared/domain/quotes/rules.ts';
import { shownQuote } from '#shared/domain/quotes/shown.ts';
import type { Working } from '#shared/domain/quotes/working.ts';
import { type QuoteUpdate, wholeQuote } from '#shared/quotes/contract.ts';
import { asRead } from './as-read.ts';
import { contentHash } from './content-hash.ts';
import { followUpKeys } from './follow-up/keys.ts';
import { relink } from './links.ts';
import { readWhole, type WholeQuote, withSent } from './read.ts';
import { packedWorking } from './working.ts';

type Given = Omit<QuoteUpdate, 'updatedAt'>;

/** The changed fields of its head, including the keys for follow-ups. */
const changesOf = (current: WholeQuote, given: Given, working: Working) => {
  const isAsSent = (title: string, next: Working): boolean => contentHash(title, next) === current.sentHash;
  const changes = headChanges(current, given, { working, isAsSent });
  if (current.status === 'draft') return changes;
  return { ...changes, ...followUpKeys({ ...current, followUps: given.followUps ?? current.followUps }) };
};

const changeQuote = async (firm: StoredFirm, current: WholeQuote, given: Given) => {
  const { firmId, id } = current;
  const working = workingAfter(current, given, today());
  refuseVat(firm.business ?? {}, working, today());
  validate(wholeQuote, working);
  const updatedAt = nextInstant(current.updatedAt);
  const changes = { ...changesOf(current, given, working), updatedAt };
  const after = { ...applied(current, changes), working };
  const names = await namesFor(firmId, after);
  const patch = quoteEntity
    .patch({ firmId, id })
    .set(withoutNulls(changes))
    .remove(cleared(changes) as 'jobId'[])
    .where(asRead(current));
  await transact([
    write(patch, () => new Moved()),
    write(quoteLinesEntity.put({ firmId, id, packed: packedWorking(working) })),
    ...relink(current, after),
    ...countFigures(firmId, [{ kind: 'quote', before: current, after }]),
  ]);
  if (after.jobId && after.jobId !== current.jobId)
    await tellLinks(firmId, 'quote', id, { jobId: after.jobId });
  return shownQuote(await withSent(after), names);
};

/**
 * Changes a draft, or the working copy of a sent quote, whose customer keeps seeing the sent version. Throws 404, 400 as for a new
 * quote, 409 for a stale write, an answered quote, or a different client for a sent one.
 */
export const updateQuote = (firm: StoredFirm, id: number, { updatedAt: basedOn, ...given }: QuoteUpdate) =>
  withLatest(
    () => readWhole(firm.firmId, id),
    basedOn,
    (current) => changeQuote(firm, current, given),
  );
