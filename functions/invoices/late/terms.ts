import { note } from '#functions/dashboard/record.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { conflict } from '#functions/lib/errors.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { dueKeys } from '#functions/reminders/due-index.ts';
import { today } from '#shared/dates.ts';
import type { DisputeInput } from '#shared/invoices/disputes.ts';
import type { LateTermsInput } from '#shared/invoices/late.ts';
import { asRead } from '../as-read.ts';
import { invoiceEntity, type StoredInvoice } from '../entity.ts';
import { joinInvoice, readInvoice } from '../joined.ts';
import { clientKind } from './standing.ts';

type Facts = { [Name in 'disputedOn' | 'disputeNote' | 'lateTerms']?: StoredInvoice[Name] | null };

/** Writes a fact onto an invoice as it is now; a dispute takes it out of the morning's reminders. */
const change = (
  userId: string,
  id: number,
  factsOf: (current: StoredInvoice) => Facts | Promise<Facts>,
  noted: (current: StoredInvoice) => Write[] = () => [],
) =>
  withLatest(
    () => readInvoice(userId, id),
    undefined,
    async (current) => {
      const facts = { ...(await factsOf(current)), updatedAt: nextInstant(current.updatedAt) };
      const changes = { ...facts, ...dueKeys(applied(current, facts)) };
      const patch = invoiceEntity
        .patch({ userId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes) as 'disputeNote'[])
        .where(asRead(current));
      await transact([write(patch, () => new Moved()), ...noted(current)]);
      return applied(current, changes);
    },
  );

const disputed =
  (userId: string) =>
  ({ invoiceNumber: label, id: subjectId, disputedOn }: StoredInvoice): Write[] =>
    disputedOn ? [] : note(userId, { kind: 'invoice_disputed', label, subject: 'invoices', subjectId });

/** Writes down that the customer disputes an invoice. Throws 404, and 409 for a void one and for a day to come. */
export const dispute = async (userId: string, id: number, { on, note: why }: DisputeInput) => {
  if (on && on > today())
    throw conflict('A dispute lies in the past', [{ path: 'on', message: 'Is yet to come' }]);
  const factsOf = ({ voidedAt, disputedOn }: StoredInvoice): Facts => {
    if (voidedAt) throw conflict('This invoice is void');
    return { disputedOn: on ?? disputedOn ?? today(), ...(why !== undefined && { disputeNote: why }) };
  };
  return joinInvoice(await change(userId, id, factsOf, disputed(userId)));
};

/** Lifts the dispute of an invoice, where there is one. Throws 404. */
export const settleDispute = async (userId: string, id: number): Promise<void> => {
  await change(userId, id, () => ({ disputedOn: null, disputeNote: null }));
};

/** Keeps what was answered about lateness. Throws 404, and 409 where the client is not known to be a business or a public body. */
export const setLateTerms = async (userId: string, id: number, input: LateTermsInput) => {
  const factsOf = async ({ clientId, lateTerms }: StoredInvoice): Promise<Facts> => {
    const kind = await clientKind(userId, clientId);
    if (!kind || kind === 'consumer')
      throw conflict('Interest by law is for businesses and public bodies: say on the client which they are');
    return { lateTerms: { ...lateTerms, ...input } };
  };
  return joinInvoice(await change(userId, id, factsOf));
};
