import { afterMoved } from '#functions/ledger/after-moved.ts';
import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { makePayment, putPayment } from '#functions/ledger/new-payment.ts';
import { settlingAll } from '#functions/ledger/settle.ts';
import { backOff } from '#functions/lib/back-off.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken } from '#functions/lib/ids.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { Moved } from '#functions/lib/latest.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { transact } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { checkPaidOn } from '#shared/domain/payments/rules.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { ImportReply } from '#shared/importing.ts';
import { type Issue, invalid, invalidField, Refusal, tooBusy } from '#shared/kernel/refusal.ts';
import { textLimits } from '#shared/limits.ts';
import { bankRowHash, type MatchedRow } from '#shared/payments/bank-row.ts';
import { keepable } from '#shared/plain-text.ts';
import { isStanding, putMark, readMark } from './bank-row.ts';
import { noteOf } from './note-of.ts';
import { checkRoom } from './store.ts';

type Result = ImportReply['results'][number];

/** The invoices of the rows, in order; `undefined` for one the firm doesn't have. */
const invoicesOf = async (
  firmId: FirmId,
  rows: readonly MatchedRow[],
): Promise<Map<number, StoredInvoice>> => {
  const ids = [...new Set(rows.flatMap(({ pays }) => pays.map(({ invoiceId }) => invoiceId)))];
  const items = await batchGet(ids.map((id) => keyOf(invoiceEntity, { firmId, id })));
  const found = items.flatMap((Item) => rowIn(invoiceEntity, Item) ?? []);
  return new Map(found.map((invoice) => [invoice.id, invoice]));
};

/** The row's payments with their invoices. Throws 400 naming what is invalid in the row. */
const paidBy = (row: MatchedRow, invoices: Map<number, StoredInvoice>) =>
  row.pays.map(({ invoiceId, amount, keptBack }, at) => {
    const invoice = invoices.get(invoiceId);
    if (!invoice) throw invalidField(`pays.${at}.invoiceId`, 'Choose an invoice from your list', 'not_yours');
    if (invoice.voidedAt) throw invalidField(`pays.${at}.invoiceId`, 'This invoice is void');
    checkPaidOn(row.paidOn, invoice, today());
    return { invoice, amount, keptBack };
  });

/** The errors in the row at an index. Rethrows errors that aren't the row's fault. */
const issuesIn = (error: unknown, at: number): Issue[] => {
  if (!(error instanceof Refusal && error.status === 400 && error.issues)) throw error;
  return error.issues.map(({ path, message }) => ({ path: `rows.${at}.${path}`, message }));
};

const issuesOf = (row: MatchedRow, at: number, invoices: Map<number, StoredInvoice>): Issue[] => {
  try {
    paidBy(row, invoices);
    return [];
  } catch (error) {
    return issuesIn(error, at);
  }
};

/** Checks every row before the first is written. Throws 400 with all errors. */
const checkRows = async (firmId: FirmId, rows: readonly MatchedRow[]): Promise<void> => {
  const invoices = await invoicesOf(firmId, rows);
  const issues = rows.flatMap((row, at) => issuesOf(row, at, invoices));
  if (issues.length > 0) throw invalid(issues);
};

/** One attempt at a row: its payments, its mark and all their effects are one transaction. */
const tryRow = async (firmId: FirmId, row: MatchedRow, hash: string): Promise<Result> => {
  const mark = await readMark(firmId, hash);
  if (mark && (await isStanding(mark))) return 'exists';
  const paid = paidBy(row, await invoicesOf(firmId, [row]));
  await Promise.all(paid.map(({ invoice }) => checkRoom(invoice)));
  const at = nextInstant(mark?.at);
  const reference = keepable(row.text, textLimits.code);
  const made = paid.map(({ invoice, amount, keptBack }) => {
    const given = { invoiceId: invoice.id, paidOn: row.paidOn, reference };
    const bank = { ...given, amount, method: 'bank' as const, bankRow: hash };
    return {
      invoice,
      payment: makePayment(firmId, bank, { at }),
      keptBack: keptBack
        ? makePayment(firmId, { ...given, amount: keptBack, method: 'cis' }, { at })
        : undefined,
    };
  });
  const payments = made.map(({ payment }) => payment);
  const deductions = made.flatMap(({ keptBack }) => keptBack ?? []);
  const { moves, writes } = settlingAll(firmId, made);
  await transact([
    ...writes,
    ...[...payments, ...deductions].map(putPayment),
    ...moves.flatMap(({ before, after }) => noteOf(before, after)),
    putMark({ firmId, hash, at }, payments, mark),
  ]);
  await Promise.all(moves.map(({ before, after }) => afterMoved(before, after)));
  return 'created';
};

const attempts = 12;

const recordRow = async (firmId: FirmId, row: MatchedRow): Promise<Result> => {
  const hash = await bankRowHash(row);
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      return await tryRow(firmId, row, hash);
    } catch (error) {
      if (!(error instanceof Moved || error instanceof IdTaken)) throw error;
      // Backs off, so that calls that collided don't collide again.
      await backOff(attempt);
    }
  }
  throw tooBusy();
};

/**
 * Records what rows of a bank statement pay, one after another; a row that has already paid, and whose payments still exist, pays
 * nothing. Throws 400 naming every invalid row before anything is written; after writing the rows before it, 503, 409, and 400 for
 * a row whose invoice was deleted meanwhile.
 */
export const matchRows = async (firmId: FirmId, rows: MatchedRow[], once: Once): Promise<ImportReply> => {
  await checkRows(firmId, rows);
  const results: Result[] = [];
  for (const [at, row] of rows.entries())
    results.push(
      await recordRow(firmId, row).catch((error: unknown) => {
        throw invalid(issuesIn(error, at));
      }),
    );
  const reply = { results };
  const writes = once.writes(reply);
  if (writes.length > 0) await transact(writes);
  return reply;
};
