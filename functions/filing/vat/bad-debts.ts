import type { EntityItem } from 'electrodb';
import { countFigures } from '#functions/figures/moved.ts';
import { asRead } from '#functions/ledger/invoice-as-read.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { dueKeys } from '#functions/lib/due-index.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { Moved, untilUnmoved } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { termsOf } from '#functions/tax/terms.ts';
import { unpaidBy } from '#functions/tax/unpaid.ts';
import { today } from '#shared/dates.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { badDebtsOf, claimTrouble, shownBadDebt } from '#shared/domain/tax/bad-debt-claims.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, notFound } from '#shared/kernel/refusal.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { vatQuarterOf } from '#shared/uk/vat-quarters.ts';
import { readObligations } from './entity.ts';

type Invoice = EntityItem<typeof invoiceEntity>;

/** The invoices whose VAT can be reclaimed today as bad debts. */
export const badDebtsIn = async (firm: StoredFirm) => {
  const day = today();
  const invoices = badDebtsOf(await unpaidBy(firm.firmId, day), termsOf(firm), day);
  return { invoices, vat: toPounds(invoices.reduce((sum, { vat }) => sum + toPence(vat), 0)) };
};

/** The last day of the VAT period that a day is in; HMRC's period if known. */
const endOf = async (firm: StoredFirm, day: string): Promise<string> => {
  const periods = await readObligations(firm.firmId);
  const own = periods.find(({ start, end }) => start <= day && day <= end);
  return own?.end ?? vatQuarterOf(day, termsOf(firm).settings.vatQuarters).to;
};

const readAll = async (firmId: FirmId, ids: readonly number[]): Promise<Invoice[]> => {
  const { data } = await invoiceEntity.get(ids.map((id) => ({ firmId, id }))).go({ consistent: true });
  const known = new Map(data.map((invoice) => [invoice.id, invoice]));
  return ids.map((id) => {
    const invoice = known.get(id);
    if (!invoice) throw notFound();
    return invoice;
  });
};

/**
 * Writes off the unpaid balance of invoices: their VAT goes into box 4 of the return for the current period, and no more reminders
 * are sent. All or none. Throws 404, and 409 naming the first that can't be claimed, with the reason.
 */
export const claimBadDebts = async (firm: StoredFirm, ids: readonly number[], once: Once) => {
  const { firmId } = firm;
  const day = today();
  const end = await endOf(firm, day);
  return untilUnmoved(async () => {
    const invoices = await readAll(firmId, ids);
    const terms = termsOf(firm);
    for (const [at, invoice] of invoices.entries()) {
      const trouble = claimTrouble(invoice, terms, day);
      if (trouble) throw conflict(trouble, [{ path: `invoiceIds.${at}`, message: trouble }]);
    }
    const reply = {
      claimed: invoices.map((invoice) => ({
        invoiceId: invoice.id,
        vat: shownBadDebt(invoice, day).vat,
        end,
      })),
    };
    const written = invoices.map((before) => {
      const facts = {
        ...{ badDebtOn: day, remindersOff: true },
        updatedAt: nextInstant(before.updatedAt),
      };
      const changes = { ...facts, ...dueKeys(applied(before, facts)) };
      const patch = invoiceEntity
        .patch({ firmId, id: before.id })
        .set(withoutNulls(changes))
        .remove(cleared(changes) as 'dueKey'[])
        .where(asRead(before));
      return { before, after: applied(before, changes), write: write(patch, () => new Moved()) };
    });
    await transact([
      ...written.map((each) => each.write),
      ...countFigures(
        firmId,
        written.map(({ before, after }) => ({ kind: 'invoice', before, after })),
      ),
      ...once.writes(reply),
    ]);
    return reply;
  });
};
