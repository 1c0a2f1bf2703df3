import { note } from '#functions/figures/activity.ts';
import { countFigures } from '#functions/figures/moved.ts';
import { afterMoved } from '#functions/ledger/after-moved.ts';
import { asRead } from '#functions/ledger/invoice-as-read.ts';
import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { marking } from '#functions/ledger/marking.ts';
import { paymentsOf } from '#functions/ledger/payments-of.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { dueKeys } from '#functions/lib/due-index.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { happened } from '#functions/lib/metrics.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import type { Drawn } from '#functions/numbering/series.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { stepsFor } from '#shared/domain/invoices/changing.ts';
import type { OfLines } from '#shared/domain/invoices/new-invoice.ts';
import type { IssuedPart } from '#shared/domain/invoices/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { datedInvoice, type InvoiceInput } from '#shared/invoices/input.ts';
import type { Issueable } from './issue/paper.ts';
import { readInvoice } from './joined.ts';
import { besideOf, withBeside } from './late/beside.ts';
import { namesIn } from './names.ts';
import { makeInvoice } from './new-invoice.ts';
import { link, relink } from './references.ts';

const noteFor = (
  { firmId, id, invoiceNumber }: StoredInvoice,
  kind: 'invoice_created' | 'invoice_paid',
): Write[] => note(firmId, { kind, label: invoiceNumber, subject: 'invoices', subjectId: id });

/** What accompanies a new invoice. */
export interface Beside {
  once: Once;
  drawn?: Drawn | undefined;
  /** Passed in if it was already read. */
  beside?: Awaited<ReturnType<typeof besideWithNames>> | undefined;
  /** The issued document, if the invoice has lines. */
  issue?: Pick<Issueable, 'beside' | 'answers' | 'paper'> | undefined;
  /** The id chosen by the browser. */
  chosen?: number | undefined;
  /** The draft it was made from, and the writes that delete the draft and update what referred to it. */
  draft?: { was: object; gone: (id: number) => Write[] } | undefined;
}

/** Reads what is stored beside an invoice, with the current names of its client and job. */
export const besideWithNames = async (invoice: Parameters<typeof besideOf>[0]) => {
  const beside = await besideOf(invoice);
  return { ...beside, names: namesIn(beside.items, invoice) };
};

/** Creates an invoice. Throws 400 naming `clientId` or `jobId` if they are not the firm's, 409 if the number is taken. */
export const createInvoice = async (
  firmId: FirmId,
  input: InvoiceInput & OfLines,
  { once, drawn, issue, chosen, draft, beside: read }: Beside,
) => {
  const beside = issue?.beside ?? read ?? (await besideWithNames({ ...input, firmId }));
  return withNewId(async (id) => {
    const { invoice, ledger } = makeInvoice(firmId, id, input);
    const paper = issue?.paper(invoice);
    const reply = withBeside(invoice, ledger.payments, { ...beside, issued: paper?.part });
    await transact([
      write(invoiceEntity.create(invoice), () => new IdTaken()),
      ...(draft?.gone(id) ?? []),
      ...(paper?.writes ?? []),
      ...ledger.writes,
      ...link(firmId, invoice, {
        taken: drawn?.taken,
        wasDraft: draft !== undefined,
        answers: issue?.answers,
      }),
      ...(drawn?.writes ?? []),
      ...countFigures(firmId, [
        { kind: 'invoice', before: undefined, after: invoice },
        { kind: 'draft', before: draft?.was, after: undefined },
      ]),
      ...noteFor(invoice, 'invoice_created'),
      ...once.writes(reply),
    ]);
    await afterMoved(undefined, invoice);
    return reply;
  }, chosen);
};

/** The invoice fields that a change may touch. */
export type InvoiceChange = Partial<InvoiceInput> & OfLines;

/** Revokes the links when the client changes: a link given to one client must not open another's invoice. */
const linksFor = ({ clientId, linkEpoch = 0 }: StoredInvoice, changes: InvoiceChange) =>
  changes.clientId === undefined || changes.clientId === clientId ? {} : { linkEpoch: linkEpoch + 1 };

/** What a change writes and shows for the current invoice; `prepare` may throw to refuse it. */
export interface Prepared {
  fields: InvoiceChange;
  paper?: ((after: StoredInvoice) => { writes: Write[]; part: IssuedPart }) | undefined;
}

/**
 * Updates an invoice: an omitted field stays, `null` clears it. Throws 404, 400 for a client or job that is not the firm's, 409
 * for a stale write.
 */
export const updateInvoice = (
  firmId: FirmId,
  id: number,
  basedOn: string | undefined,
  prepare: (current: StoredInvoice) => Promise<Prepared>,
) =>
  withLatest(
    () => readInvoice(firmId, id),
    basedOn,
    async (current) => {
      const updatedAt = nextInstant(current.updatedAt);
      const { fields, paper } = await prepare(current);
      const { status: asked, ...others } = fields;
      const edits = { ...others, ...stepsFor(current, fields), ...linksFor(current, fields), updatedAt };
      const edited = applied(current, edits);
      const payments = await paymentsOf(firmId, id);
      const ledger = marking({ current, edited, asked, payments, at: updatedAt });
      const given = { ...edits, ...ledger.changes };
      const changes = { ...given, ...dueKeys(applied(current, given)) };
      const after = applied(current, changes);
      validate(datedInvoice, after);
      const isPaying = after.status === 'paid' && current.status !== 'paid';
      const beside = await besideWithNames(after);
      const patch = invoiceEntity
        .patch({ firmId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes) as 'notes'[])
        .where(asRead(current));
      const issued = paper?.(after);
      await transact([
        write(patch, () => new Moved()),
        ...(issued?.writes ?? []),
        ...ledger.writes,
        ...relink(firmId, current, after),
        ...countFigures(firmId, [{ kind: 'invoice', before: current, after: after }]),
        ...(isPaying ? noteFor(after, 'invoice_paid') : []),
      ]);
      if (isPaying) happened('InvoicePaid');
      await afterMoved(current, after);
      return withBeside(after, ledger.payments, { ...beside, issued: issued?.part });
    },
  );
