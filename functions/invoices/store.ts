import { note } from '#functions/dashboard/record.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { happened } from '#functions/lib/metrics.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import { marked } from '#functions/payments/marking.ts';
import { dropPayment } from '#functions/payments/new-payment.ts';
import { rankPayers } from '#functions/payments/payers.ts';
import { paymentsOf, shownPayment } from '#functions/payments/read.ts';
import { dueKeys } from '#functions/reminders/due-index.ts';
import {
  datedInvoice,
  type InvoiceInput,
  type InvoiceUpdate,
  invoiceDefaults,
} from '#shared/invoices/contract.ts';
import { asRead } from './as-read.ts';
import { invoiceEntity } from './entity.ts';
import { readInvoice, type StoredInvoice, shown } from './joined.ts';
import { namesFor } from './names.ts';
import type { Drawn } from './numbering/series.ts';
import { link, relink, unlink } from './references.ts';
import { recount } from './tally.ts';

const noteFor = (
  { userId, id, invoiceNumber }: StoredInvoice,
  kind: 'invoice_created' | 'invoice_paid',
): Write[] => note(userId, { kind, label: invoiceNumber, subject: 'invoices', subjectId: id });

/** Throws 400 naming `clientId` or `jobId` if they are not the user's, 409 if the number is taken. */
export const createInvoice = async (userId: string, input: InvoiceInput, once: Once, drawn?: Drawn) => {
  const names = await namesFor(userId, input);
  return withNewId(async (id) => {
    const at = nextInstant();
    const { invoiceNumber, clientId, amount, dueDate } = input;
    const kept = { userId, id, createdAt: at, updatedAt: at };
    const fields = { ...invoiceDefaults, ...withoutNulls(input), invoiceNumber, clientId, amount, dueDate };
    const edited = { ...fields, ...kept };
    const ledger = marked({ current: undefined, edited, asked: fields.status, payments: [], at });
    const settled = { ...edited, ...withoutNulls(ledger.changes) };
    const invoice: StoredInvoice = { ...settled, ...withoutNulls(dueKeys(settled)) };
    const reply = { ...shown(invoice), ...names, payments: ledger.payments.map(shownPayment) };
    await transact([
      write(invoiceEntity.create(invoice), () => new IdTaken()),
      ...ledger.writes,
      ...link(userId, invoice, drawn?.taken),
      ...(drawn?.writes ?? []),
      ...recount(userId, undefined, invoice),
      ...noteFor(invoice, 'invoice_created'),
      ...once.writes(reply),
    ]);
    await rankPayers(undefined, invoice);
    return reply;
  });
};

/** A new due date begins its reminders anew. */
const stepsFor = (current: StoredInvoice, changes: Partial<InvoiceUpdate>) =>
  changes.dueDate === undefined || changes.dueDate === current.dueDate || current.reminderStep === undefined
    ? {}
    : { reminderStep: null };

/** A field left out stays, `null` clears it. Throws 404, 400 for what is not the user's, 409 for a stale write. */
export const updateInvoice = (userId: string, id: number, { updatedAt: basedOn, ...fields }: InvoiceUpdate) =>
  withLatest(
    () => readInvoice(userId, id),
    basedOn,
    async (current) => {
      const updatedAt = nextInstant(current.updatedAt);
      const { status: asked, ...others } = fields;
      const edits = { ...others, ...stepsFor(current, fields), updatedAt };
      const edited = applied(current, edits);
      const payments = await paymentsOf(userId, id);
      const ledger = marked({ current, edited, asked, payments, at: updatedAt });
      const given = { ...edits, ...ledger.changes };
      const changes = { ...given, ...dueKeys(applied(current, given)) };
      const after = applied(current, changes);
      validate(datedInvoice, after);
      const isPaying = after.status === 'paid' && current.status !== 'paid';
      const names = await namesFor(userId, after);
      const patch = invoiceEntity
        .patch({ userId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes) as 'notes'[])
        .where(asRead(current));
      await transact([
        write(patch, () => new Moved()),
        ...ledger.writes,
        ...relink(userId, current, after),
        ...recount(userId, current, after),
        ...(isPaying ? noteFor(after, 'invoice_paid') : []),
      ]);
      if (isPaying) happened('InvoicePaid');
      await rankPayers(current, after);
      return { ...shown(after), ...names, payments: ledger.payments.map(shownPayment) };
    },
  );

/** Throws 404. */
export const removeInvoice = (userId: string, id: number): Promise<void> =>
  withLatest(
    () => readInvoice(userId, id),
    undefined,
    async (current) => {
      const payments = await paymentsOf(userId, id);
      const removal = invoiceEntity.delete({ userId, id }).where(asRead(current));
      await transact([
        write(removal, () => new Moved()),
        ...payments.map(dropPayment),
        ...unlink(userId, current),
        ...recount(userId, current, undefined),
      ]);
      await rankPayers(current, undefined);
    },
  );
