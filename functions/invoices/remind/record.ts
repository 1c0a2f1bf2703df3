import { note } from '#functions/figures/activity.ts';
import { asRead } from '#functions/ledger/invoice-as-read.ts';
import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { keepLetter } from '#functions/letters/about-invoice.ts';
import type { Mailing } from '#functions/letters/send-or-wait.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { dueKeys } from '#functions/lib/due-index.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { caller } from '#functions/lib/tenant.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { type Reminding, remindedBy } from '#shared/domain/invoices/standing.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { joinInvoice, readInvoice } from '../joined.ts';
import { claimEntity } from '../late/entity.ts';
import type { StoredClaim } from '../late/read.ts';

const changesFor = (current: StoredInvoice, reminding: Reminding) => {
  const changes = {
    ...remindedBy(current, { ...reminding, by: caller() }, nextInstant()),
    remindingUntil: null,
  };
  return { ...changes, ...dueKeys(applied(current, changes)) };
};

const claimSent = (claim: StoredClaim | undefined, at: string): Write[] =>
  claim
    ? [write(claimEntity.patch({ firmId: claim.firmId, id: claim.id }).set({ sentAt: at, updatedAt: at }))]
    : [];

/** The claims with the one that was sent marked as sent. */
const withSent = <Claim extends { id: number; sentAt: string | null }>(
  claims: readonly Claim[],
  sentId: number | undefined,
  at: string,
): Claim[] => claims.map((claim) => (claim.id === sentId ? { ...claim, sentAt: at } : claim));

/** The email that was sent, and its stage. */
export interface Reminded extends Reminding {
  mailing: Mailing;
  claim?: StoredClaim | undefined;
}

/** Records on the current invoice that a reminder was sent; the invoice may have been paid or changed meanwhile. */
export const record = (firmId: FirmId, id: number, reminded: Reminded, once: Once) =>
  withLatest(
    () => readInvoice(firmId, id),
    undefined,
    async (current) => {
      const changes = changesFor(current, reminded);
      const { lastRemindedAt: at } = changes;
      const joined = await joinInvoice(applied(current, changes));
      const reply = { ...joined, claims: withSent(joined.claims, reminded.claim?.id, at) };
      const patch = invoiceEntity
        .patch({ firmId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes))
        .where(asRead(current));
      await transact([
        write(patch, () => new Moved()),
        keepLetter(firmId, id, reminded.mailing.mailed, { stage: reminded.stage, at }),
        ...reminded.mailing.posted.writes,
        ...claimSent(reminded.claim, at),
        ...note(firmId, {
          kind: 'invoice_reminded',
          label: current.invoiceNumber,
          subject: 'invoices',
          subjectId: id,
        }),
        ...once.writes(reply),
      ]);
      return reply;
    },
  );
