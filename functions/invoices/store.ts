import { rankClient } from '#functions/clients/ranking.ts';
import { note } from '#functions/dashboard/record.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { happened } from '#functions/lib/metrics.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import { dueKeys } from '#functions/reminders/due-index.ts';
import { today } from '#shared/dates.ts';
import {
  datedInvoice,
  type InvoiceInput,
  type InvoiceUpdate,
  invoiceDefaults,
} from '#shared/invoices/contract.ts';
import { shownStatus } from '#shared/invoices/status.ts';
import { invoiceEntity } from './entity.ts';
import { readInvoice, type StoredInvoice } from './joined.ts';
import { namesFor } from './names.ts';
import type { Drawn } from './numbering/series.ts';
import { link, paidPence, relink, unlink } from './references.ts';
import { recount } from './tally.ts';

const shown = <T extends Pick<StoredInvoice, 'status' | 'dueDate'>>(invoice: T) => ({
  ...invoice,
  status: shownStatus(invoice, today()),
});

const noteFor = (
  { userId, id, invoiceNumber }: StoredInvoice,
  kind: 'invoice_created' | 'invoice_paid',
): Write[] => note(userId, { kind, label: invoiceNumber, subject: 'invoices', subjectId: id });

/** Puts the clients by whose payment an invoice has changed into their place again. */
const rankPayers = async (before: StoredInvoice | undefined, after: StoredInvoice | undefined) => {
  const paidBefore = before ? paidPence(before) : 0;
  const paidAfter = after ? paidPence(after) : 0;
  if (paidBefore === paidAfter && before?.clientId === after?.clientId) return;
  const payers = [...(paidBefore && before ? [before] : []), ...(paidAfter && after ? [after] : [])];
  const ids = new Set(payers.map(({ clientId }) => clientId));
  await Promise.all([...ids].map((id) => rankClient((after ?? before)?.userId ?? '', id)));
};

/** Throws 400 naming `clientId` or `jobId` if they are not the user's, 409 if the number is taken. */
export const createInvoice = async (userId: string, input: InvoiceInput, once: Once, drawn?: Drawn) => {
  const names = await namesFor(userId, input);
  return withNewId(async (id) => {
    const at = nextInstant();
    const { invoiceNumber, clientId, amount, dueDate } = input;
    const kept = { userId, id, createdAt: at, updatedAt: at };
    const fields = { ...invoiceDefaults, ...withoutNulls(input), invoiceNumber, clientId, amount, dueDate };
    const paid = fields.status === 'paid' ? { paidAt: at } : {};
    const invoice: StoredInvoice = {
      ...fields,
      ...kept,
      ...paid,
      ...withoutNulls(dueKeys({ ...fields, ...kept })),
    };
    const reply = { ...shown(invoice), ...names };
    await transact([
      write(invoiceEntity.create(invoice), () => new IdTaken()),
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

/** Turning paid sets `paidAt` once; turning back clears it. */
const paidAtFor = (current: StoredInvoice, changes: Partial<InvoiceUpdate>, at: string) => {
  if (changes.status === undefined || changes.status === current.status) return {};
  if (changes.status === 'paid') return { paidAt: at };
  return current.paidAt === undefined ? {} : { paidAt: null };
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
      const given = {
        ...fields,
        ...paidAtFor(current, fields, updatedAt),
        ...stepsFor(current, fields),
        updatedAt,
      };
      const changes = { ...given, ...dueKeys(applied(current, given)) };
      const after = applied(current, changes);
      validate(datedInvoice, after);
      const isPaying = after.status === 'paid' && current.status !== 'paid';
      const names = await namesFor(userId, after);
      const patch = invoiceEntity
        .patch({ userId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes) as 'notes'[])
        .where((invoice, { eq }) => eq(invoice.updatedAt, current.updatedAt));
      await transact([
        write(patch, () => new Moved()),
        ...relink(userId, current, after),
        ...recount(userId, current, after),
        ...(isPaying ? noteFor(after, 'invoice_paid') : []),
      ]);
      if (isPaying) happened('InvoicePaid');
      await rankPayers(current, after);
      return { ...shown(after), ...names };
    },
  );

/** Throws 404. */
export const removeInvoice = (userId: string, id: number): Promise<void> =>
  withLatest(
    () => readInvoice(userId, id),
    undefined,
    async (current) => {
      const removal = invoiceEntity
        .delete({ userId, id })
        .where((invoice, { eq }) => eq(invoice.updatedAt, current.updatedAt));
      await transact([
        write(removal, () => new Moved()),
        ...unlink(userId, current),
        ...recount(userId, current, undefined),
      ]);
      await rankPayers(current, undefined);
    },
  );
