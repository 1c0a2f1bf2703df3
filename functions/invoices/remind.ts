import { mailableAddress, refuseTroubled } from '#functions/clients/mailable.ts';
import { note } from '#functions/dashboard/record.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { conflict, notFound } from '#functions/lib/errors.ts';
import { claimed, type Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { sendMail } from '#functions/lib/mail/send.ts';
import { happened } from '#functions/lib/metrics.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { dueKeys } from '#functions/reminders/due-index.ts';
import { londonDate, today } from '#shared/dates.ts';
import { type RemindInput, reminderLetter } from '#shared/invoices/reminding.ts';
import { asRead } from './as-read.ts';
import { invoiceEntity } from './entity.ts';
import { joinInvoice, readInvoice, type StoredInvoice } from './joined.ts';
import { paperFor } from './paper.ts';
import { asTold, factsFor } from './send/facts.ts';

/** Longer than a call may take, so that a lease outlives every live sender; milliseconds. */
const leaseMs = 60_000;

/** By hand and by schedule together, an invoice is reminded at most once a day, and never for a step already sent. */
const refuseIfNotDue = (
  { voidedAt, status, lastRemindedAt, disputedOn, reminderStep = 0 }: StoredInvoice,
  step?: number,
): void => {
  if (voidedAt) throw conflict('This invoice is void');
  if (status === 'paid') throw conflict('This invoice is paid');
  if (disputedOn) throw conflict('This invoice is disputed. Lift that before you remind');
  if (lastRemindedAt && londonDate(lastRemindedAt) >= today()) throw conflict('Already reminded today');
  if (step !== undefined && step <= reminderStep) throw conflict('This step was reminded already');
};

/** Keeps every other reminder of this invoice out until this one is recorded, fails, or has died. */
const takeLease = (userId: string, id: number, step: number | undefined): Promise<StoredInvoice> =>
  withLatest(
    () => readInvoice(userId, id),
    undefined,
    async (current) => {
      refuseIfNotDue(current, step);
      const now = Date.now();
      if ((current.remindingUntil ?? 0) > now) throw conflict('A reminder is on its way already');
      const lease = invoiceEntity
        .patch({ userId, id })
        .set({ remindingUntil: now + leaseMs })
        .where(
          (invoice, { eq, lt, notExists }) =>
            `${eq(invoice.updatedAt, current.updatedAt)} AND (${notExists(invoice.remindingUntil)} OR ${lt(invoice.remindingUntil, now)})`,
        );
      await transact([write(lease, () => new Moved())]);
      return current;
    },
  );

const dropLease = async (userId: string, id: number): Promise<void> => {
  await transact([write(invoiceEntity.patch({ userId, id }).remove(['remindingUntil']), notFound)]);
};

const mailOut = async (user: StoredUser, invoice: StoredInvoice, letter: RemindInput): Promise<void> => {
  const { document, client } = await paperFor(user, invoice);
  const to = letter.to ?? mailableAddress(user, client);
  refuseTroubled(user, client, to);
  const [{ invoiceBytes }, { letterMail }] = await Promise.all([
    import('./pdf.ts'),
    import('#functions/paper/letter/mail.ts'),
  ]);
  const { seller, number } = document;
  const usual = reminderLetter(
    {
      ...asTold(document),
      reminderCount: invoice.reminderCount ?? 0,
      clientName: client.name,
      businessName: seller.name,
      phone: seller.phone,
    },
    today(),
  );
  const words = { subject: letter.subject ?? usual.subject, message: letter.message ?? usual.message };
  const pdf = { filename: `${number}.pdf`, content: await invoiceBytes(user, invoice) };
  const about = { clientId: invoice.clientId, invoiceId: invoice.id };
  const facts = await factsFor(user, document);
  await sendMail(user, { ...letterMail({ seller, ...words, facts }, pdf), to, about });
};

const changesFor = (current: StoredInvoice, step: number | undefined) => {
  const at = nextInstant(current.updatedAt);
  const changes = {
    lastRemindedAt: at,
    updatedAt: at,
    sentAt: current.sentAt ?? at,
    reminderCount: (current.reminderCount ?? 0) + 1,
    reminderStep: step ?? current.reminderStep,
    remindingUntil: null,
  };
  return { ...changes, ...dueKeys(applied(current, changes)) };
};

/** Writes down that a reminder went out, on the invoice as it is now: it may have been paid or changed meanwhile. */
const record = (userId: string, id: number, { once, step }: Occasion) =>
  withLatest(
    () => readInvoice(userId, id),
    undefined,
    async (current) => {
      const changes = changesFor(current, step);
      const reply = await joinInvoice(applied(current, changes));
      const patch = invoiceEntity
        .patch({ userId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes))
        .where(asRead(current));
      await transact([
        write(patch, () => new Moved()),
        ...note(userId, {
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

/** Why a reminder goes out: by hand, or by the schedule for a step (days past the due date). */
interface Occasion {
  once: Once;
  step?: number;
  /** What the user wrote in place of the app's own words. */
  letter?: RemindInput;
}

/**
 * Mails the client a reminder with the invoice attached, once a day. Throws 400 for a client without an address,
 * 404, 409 when paid, reminded today or for this step or when the user's mail server will not, 429 on trial.
 */
export const remind = (user: StoredUser, id: number, occasion: Occasion) =>
  claimed(occasion.once, async () => {
    const invoice = await takeLease(user.userId, id, occasion.step);
    try {
      await mailOut(user, invoice, occasion.letter ?? {});
    } catch (error) {
      await dropLease(user.userId, id);
      throw error;
    }
    const reminded = await record(user.userId, id, occasion);
    happened('ReminderSent');
    return reminded;
  });
