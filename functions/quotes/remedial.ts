import { certificateEntity } from '#functions/certificates/entity.ts';
import { type Place, readCertificate, type StoredCertificate } from '#functions/certificates/list.ts';
import { formOf, readValues } from '#functions/certificates/written/read.ts';
import { readJob } from '#functions/jobs/joined.ts';
import { There } from '#functions/lib/call.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { write } from '#functions/lib/transact.ts';
import { defectsIn } from '#shared/certificates/defects.ts';
import { certificateName } from '#shared/certificates/kinds.ts';
import { quotedWords, remedialLine, toQuote } from '#shared/certificates/remedial.ts';
import type { RemedialInput } from '#shared/certificates/written.ts';
import { today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { usualVatCode } from '#shared/settings/registration.ts';
import { getQuote, readWhole } from './read.ts';
import { createQuote } from './store.ts';

/** How many recent quotes for repairs are searched for earlier prices. */
const lookedThrough = 20;

/** Earlier prices for the same defects, in pounds, by the key that makes defects alike; the newest price wins. */
const knownPrices = async (
  firmId: FirmId,
  alike: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> => {
  const { data } = await certificateEntity.query
    .byJob({ firmId })
    .where(({ quoteId }, { exists }) => exists(quoteId))
    .go({ pages: 'all', consistent: true });
  const quoted = data.sort((a, b) => (b.quoteId ?? 0) - (a.quoteId ?? 0)).slice(0, lookedThrough);
  const found = await Promise.all(
    quoted.map(async (paper) => {
      const [values, quote] = await Promise.all([readValues(paper), readWhole(firmId, paper.quoteId ?? 0)]);
      return defectsIn(values).flatMap((defect): [string, number][] => {
        const line = quote.working.lines.find(({ description }) => description === quotedWords(defect));
        return line && line.unitPrice > 0 && alike.has(defect.alike) ? [[defect.alike, line.unitPrice]] : [];
      });
    }),
  );
  return new Map(found.reverse().flat());
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

/**
 * Drafts a quote for repairing what an issued certificate found, or returns the existing one. Throws 404, and 409 if there is
 * nothing to repair, or the certificate is not in force.
 */
export const quoteRepairs = (firm: StoredFirm, place: Place, { id, include }: RemedialInput, once: Once) =>
  withLatest(
    () => readCertificate(place),
    undefined,
    async (head) => {
      const { firmId, jobId, quoteId, number } = head;
      formOf(head);
      if (quoteId) return new There(await getQuote(firmId, quoteId));
      if (head.state !== 'issued') throw conflict('Only what an issued certificate found can be quoted for');
      const found = toQuote(await readValues(head), { include, since: head.remedied });
      if (found.length === 0) throw conflict('There is nothing to put right');
      const [{ clientId }, priceOf] = await Promise.all([
        readJob(firmId, jobId),
        knownPrices(firmId, new Set(found.map(({ alike }) => alike))),
      ]);
      const vat = usualVatCode(firm.business ?? {}, today());
      const lines = found.map((defect) => remedialLine(defect, { vat, priceOf }));
      const title = `Repairs: ${certificateName(head)} ${number}`;
      return createQuote(firm, { id, clientId, jobId, title, lines }, once, {
        from: { certificateId: head.id, certificateJobId: jobId },
        writes: tied(head),
      });
    },
  );
