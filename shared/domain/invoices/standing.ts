import type { ClientKind } from '../../clients/tax.ts';
import { londonDate } from '../../dates.ts';
import type { DisputeInput } from '../../invoices/disputes.ts';
import type { LateTermsInput } from '../../invoices/late.ts';
import { conflict } from '../../kernel/refusal.ts';
import type { RemindStage } from '../../letters/stages.ts';
import { formatPounds, toPounds } from '../../money.ts';
import { isOnline, methodWords } from '../../payments/methods.ts';
import { laterThan } from '../changed.ts';
import { receivedPence, settled } from '../payments/ledger.ts';
import type { KeptOf } from '../reader.ts';

type Invoice = KeptOf<'invoice'>;

/** Throws 409 if the invoice is void. */
export const refuseVoid = ({ voidedAt }: Pick<Invoice, 'voidedAt'>): void => {
  if (voidedAt) throw conflict('This invoice is void');
};

/** The fields that mark an invoice as disputed. Throws 409 for a void invoice and a future day. */
export const disputedBy = (
  invoice: Invoice,
  { on, note }: DisputeInput,
  today: string,
): Pick<Invoice, 'disputedOn'> & { disputeNote?: string | null } => {
  if (on && on > today)
    throw conflict('A dispute can’t start in the future', [
      { path: 'on', message: 'Can’t be in the future' },
    ]);
  refuseVoid(invoice);
  const { disputedOn = today } = invoice;
  return { disputedOn: on ?? disputedOn, ...(note !== undefined && { disputeNote: note }) };
};

/** The answers about lateness. Throws 409 unless the client is known to be a business or a public body. */
export const lateTermsBy = (
  { lateTerms }: Invoice,
  given: LateTermsInput,
  kind: ClientKind | null | undefined,
): Pick<Invoice, 'lateTerms'> => {
  if (!kind || kind === 'consumer')
    throw conflict(
      'You can only claim interest from businesses and public bodies. Set the client’s type first',
    );
  return { lateTerms: { ...lateTerms, ...given } };
};

/** A customer who has the invoice may have reclaimed its VAT, which only a credit note reverses (VAT Regulations 1995 reg. 15C). */
const refuseInUse = (invoice: Invoice): void => {
  const { voidedAt, credited, comingPence, sentAt, openedAt, claimIds } = invoice;
  if (voidedAt) throw conflict('This invoice is already void');
  if (credited) throw conflict('Part of this invoice has been credited. Credit the rest');
  const received = receivedPence(invoice);
  if (received !== 0)
    throw conflict(`${formatPounds(toPounds(received))} was paid. Remove or refund it first.`);
  if (comingPence) throw conflict('Money for it is on its way from a bank');
  if (sentAt) throw conflict('This invoice was sent. Credit it instead');
  if (openedAt) throw conflict('Your customer has opened this invoice. Credit it instead');
  if (claimIds) throw conflict('This invoice has a claim. Credit it instead');
};

/**
 * Makes an invoice void, so that nothing is owed (VAT Regulations 1995 reg. 14(1)(a)). Throws 409 once it was sent, opened,
 * claimed, paid or credited.
 */
export const makeVoid = (
  invoice: Invoice,
  { reason, by, at }: { reason: string; by: string | undefined; at: string },
) => {
  refuseInUse(invoice);
  const marked = { voidedAt: at, voidReason: reason, voidedBy: by ?? null, updatedAt: at };
  return { ...marked, ...settled({ ...invoice, ...marked }, at) };
};

/**
 * Throws 409 for an invoice with lines, a credit note or a claim, or with money from Stripe, which can still be refunded or
 * disputed there.
 */
export const refuseToRemove = (
  { hasLines, credited, claimIds, comingPence }: Invoice,
  payments: readonly Pick<KeptOf<'payment'>, 'method'>[],
): void => {
  if (hasLines) throw conflict('void it or credit it instead', undefined, 'money_fixed');
  if (credited) throw conflict('it has a credit note', undefined, 'money_fixed');
  if (claimIds) throw conflict('it has a claim', undefined, 'money_fixed');
  const online = payments.find(({ method }) => isOnline(method));
  if (online) throw conflict(`it was paid ${methodWords[online.method]}`, undefined, 'money_fixed');
  if (comingPence) throw conflict('money for it is on its way from a bank', undefined, 'money_fixed');
};

/** A reminder's stage, and its step if the schedule sends it. */
export interface Reminding {
  stage: RemindStage;
  step?: number | undefined;
  /** The user who sends it; undefined if the schedule does. */
  by?: string | undefined;
}

/**
 * Manual and scheduled reminders together go out at most once a day, and never for a step already sent. A claim for lateness
 * may be sent even if the invoice has been paid.
 */
export const refuseNotDue = (
  { voidedAt, status, lastRemindedAt, disputedOn, remindersOff, reminderStep = 0 }: Invoice,
  { stage, step }: Reminding,
  today: string,
): void => {
  if (voidedAt) throw conflict('This invoice is void');
  if (status === 'paid' && stage !== 'claim') throw conflict('This invoice is paid');
  if (disputedOn) throw conflict('This invoice is disputed. End the dispute before you remind');
  if (remindersOff && step !== undefined) throw conflict('Reminders are off for this invoice');
  if (lastRemindedAt && londonDate(lastRemindedAt) >= today) throw conflict('Already reminded today');
  if (step !== undefined && step <= reminderStep) throw conflict('You’ve already sent this reminder');
};

/** The changes to an invoice once a reminder was sent. */
export const remindedBy = (current: Invoice, { stage, step, by }: Reminding, now: string) => {
  const at = laterThan(current.updatedAt, now);
  return {
    lastRemindedAt: at,
    lastRemindedBy: by ?? null,
    updatedAt: at,
    ...(!current.sentAt && { sentAt: at, sentBy: by ?? null }),
    reminderCount: (current.reminderCount ?? 0) + 1,
    reminderStep: step ?? current.reminderStep,
    ...(stage === 'announce' && { announcedAt: at }),
  };
};
