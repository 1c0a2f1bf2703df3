import { readJob } from '#functions/jobs/joined.ts';
import { There } from '#functions/lib/call.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { getQuote, readWhole, type StoredQuote } from '#functions/quotes/read.ts';
import { createQuote } from '#functions/quotes/store.ts';
import type { RemedialInput } from '#shared/certificates/quotes/calls.ts';
import { lastQuoted, pricesIn, repairsOf, repairsQuote } from '#shared/certificates/quotes/repairs.ts';
import { today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { usualVatCode } from '#shared/settings/registration.ts';
import { certificateEntity } from '../entity.ts';
import { type Place, readCertificate, type StoredCertificate } from '../list.ts';
import { formOf, readValues } from '../written/read.ts';

/** Earlier prices for the same defects. */
const knownPrices = async (firmId: FirmId) => {
  const { data } = await certificateEntity.query
    .byJob({ firmId })
    .where(({ quoteId }, { exists }) => exists(quoteId))
    .go({ pages: 'all', consistent: true });
  const quoted = lastQuoted(data).map(async ({ paper, quoteId }) => {
    const [values, quote] = await Promise.all([readValues(paper), readWhole(firmId, quoteId)]);
    return { values, lines: quote.working.lines };
  });
  return pricesIn(await Promise.all(quoted));
};

/** Links a certificate to its quote. */
const tied = (head: StoredCertificate) => (quoteId: number) => {
  const { firmId, jobId, id } = head;
  const patch = certificateEntity
    .patch({ firmId, jobId, id })
    .set({ quoteId, updatedAt: nextInstant(head.updatedAt) })
    .where((kept, { eq }) => eq(kept.updatedAt, head.updatedAt));
  return [write(patch, () => new Moved())];
};

interface Call {
  firm: StoredFirm;
  body: RemedialInput;
  once: Once;
}

/**
 * Drafts a quote for repairing what an issued certificate found, or returns the existing one. Throws 404, and 409 if there is
 * nothing to repair, or the certificate is not in force.
 */
export const quoteRepairs = ({ firm, body: { id, include }, once }: Call, place: Place) =>
  withLatest(
    () => readCertificate(place),
    undefined,
    async (head) => {
      const { firmId, jobId, quoteId } = head;
      formOf(head);
      if (quoteId) return new There(await getQuote(firmId, quoteId));
      const repairs = repairsOf(head, await readValues(head), include);
      const [{ clientId }, priceOf] = await Promise.all([readJob(firmId, jobId), knownPrices(firmId)]);
      const content = repairsQuote(head, repairs, {
        vat: usualVatCode(firm.business ?? {}, today()),
        priceOf,
      });
      return createQuote(firm, { id, clientId, jobId, ...content }, once, {
        from: { certificateId: head.id, certificateJobId: jobId },
        writes: tied(head),
      });
    },
  );

/** Lets the certificate whose defects a deleted quote was for be quoted for again. */
export const untied = ({ firmId, id, certificateId, certificateJobId }: StoredQuote): Write[] => {
  if (!certificateId || !certificateJobId) return [];
  const patch = certificateEntity
    .patch({ firmId, jobId: certificateJobId, id: certificateId })
    .remove(['quoteId'])
    .where(({ quoteId }, { eq }) => eq(quoteId, id));
  return [write(patch, () => new Moved())];
};
