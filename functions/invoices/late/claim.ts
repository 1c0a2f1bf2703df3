import { note } from '#functions/figures/activity.ts';
import { asRead } from '#functions/ledger/invoice-as-read.ts';
import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { sha256 } from '#functions/lib/canonical.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { packText } from '#functions/lib/packed.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { draw, readSeries, untilDrawn } from '#functions/numbering/series.ts';
import { today } from '#shared/dates.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { shownClaim } from '#shared/domain/invoices/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { ClaimInput, ClaimUpdate } from '#shared/invoices/claims.ts';
import { canonicalJson } from '#shared/kernel/canonical.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { readInvoice } from '../joined.ts';
import type { IssuedClaim } from './document.ts';
import { claimEntity } from './entity.ts';
import { claimFor } from './new-claim.ts';
import { claimsOf, readClaim } from './read.ts';

const pointTo = (invoice: StoredInvoice, id: number, at: string) =>
  invoiceEntity
    .patch({ firmId: invoice.firmId, id: invoice.id })
    .set({ claimIds: [...(invoice.claimIds ?? []), id], updatedAt: at })
    .where(asRead(invoice));

const writeClaim = async (
  invoice: StoredInvoice,
  { paper, head }: Awaited<ReturnType<typeof claimFor>>,
  once: Once,
) =>
  withNewId((id) =>
    untilDrawn(async (again) => {
      const { firmId, id: subjectId, invoiceNumber: label } = invoice;
      const { number, writes } = await draw(await readSeries(firmId, 'claim'), again);
      const at = nextInstant(invoice.updatedAt);
      const document: IssuedClaim = { ...paper, number, issuedAt: at };
      const text = canonicalJson(document);
      const kept = { packed: packText(text), sha256: sha256(text) };
      const claim = { ...head, id, number, ...madeNow(at), ...kept };
      const reply = shownClaim(claim);
      await transact([
        write(claimEntity.create(claim), () => new IdTaken()),
        write(pointTo(invoice, id, at), () => new Moved()),
        ...writes,
        ...note(firmId, { kind: 'invoice_claimed', label, subject: 'invoices', subjectId }),
        ...once.writes(reply),
      ]);
      return reply;
    }),
  );

/**
 * Creates a claim for late payment or a letter before claim, with the next number of its series, for the amount the user agreed
 * to. A reminder that encloses it sends it. Throws 404, and 409 if there is nothing to claim or the amount has changed.
 */
export const claimInvoice = (firm: StoredFirm, invoiceId: number, input: ClaimInput, once: Once) =>
  withLatest(
    () => readInvoice(firm.firmId, invoiceId),
    undefined,
    async (invoice) => writeClaim(invoice, await claimFor(firm, invoice, input), once),
  );

const refuseToCome = (input: ClaimUpdate): void => {
  const message = 'Can’t be in the future';
  for (const path of ['outcomeOn', 'postedOn', 'documentsGivenOn', 'noticeOn'] as const)
    if ((input[path] ?? '') > today()) throw conflict(message, [{ path, message }]);
};

/** Records the outcome of a claim, dated today unless a day is given. Throws 404, and 409 for a day in the future. */
export const updateClaim = (firmId: FirmId, id: number, input: ClaimUpdate) =>
  withLatest(
    () => readClaim(firmId, id),
    undefined,
    async (current) => {
      refuseToCome(input);
      const { outcome } = input;
      const outcomeOn = outcome ? (input.outcomeOn ?? today()) : outcome === null ? null : input.outcomeOn;
      const changes = { ...input, outcomeOn, updatedAt: nextInstant(current.updatedAt) };
      const patch = claimEntity
        .patch({ firmId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes) as 'noticeOn'[])
        .where(({ updatedAt }, { eq }) => eq(updatedAt, current.updatedAt));
      await transact([write(patch, () => new Moved())]);
      return shownClaim(applied(current, changes));
    },
  );

/** The claims of an invoice, newest first. Throws 404 if the firm has no such invoice. */
export const listClaims = async (firmId: FirmId, invoiceId: number) =>
  (await claimsOf(await readInvoice(firmId, invoiceId))).map(shownClaim).toReversed();
