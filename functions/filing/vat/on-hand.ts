import { countFigures } from '#functions/figures/moved.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { Moved, untilUnmoved } from '#functions/lib/latest.ts';
import { highestId } from '#functions/lib/list.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { walk } from '#functions/lib/walk.ts';
import { receiptEntity } from '#functions/receipts/entity.ts';
import { readReceiptOf, type StoredReceipt } from '#functions/receipts/read.ts';
import { termsOf } from '#functions/tax/terms.ts';
import { addDays } from '#shared/dates.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { onHandOf, onHandTrouble } from '#shared/domain/tax/on-hand.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, invalidField } from '#shared/kernel/refusal.ts';
import { onHandFrom } from '#shared/uk/on-hand.ts';

const boughtBefore = async (firmId: FirmId, registeredFrom: string): Promise<StoredReceipt[]> => {
  const found: StoredReceipt[] = [];
  const query = receiptEntity.query
    .byDate({ firmId })
    .between(
      { receiptDate: onHandFrom(registeredFrom, true) },
      { receiptDate: addDays(registeredFrom, -1), id: highestId },
    );
  for await (const page of walk(receiptEntity, query)) found.push(...page);
  return found;
};

/** Purchases from before the VAT registration that its first return can claim for. */
export const onHandIn = async (firm: StoredFirm) => {
  const { vatFrom } = firm.business ?? {};
  return onHandOf(vatFrom ? await boughtBefore(firm.firmId, vatFrom) : [], termsOf(firm));
};

interface Item {
  receiptId: number;
  share: number;
}

const changed = (before: StoredReceipt, share: number, registeredFrom: string) => {
  const facts = {
    onHandShare: share || null,
    onHandOn: share ? registeredFrom : null,
    updatedAt: nextInstant(before.updatedAt),
  };
  const { firmId, id, receiptDate, updatedAt } = before;
  const patch = receiptEntity
    .patch({ firmId, id, receiptDate })
    .set(withoutNulls(facts))
    .remove(cleared(facts) as 'onHandOn'[])
    .where((receipt, { eq }) => eq(receipt.updatedAt, updatedAt));
  return { after: applied(before, facts), write: write(patch, () => new Moved()) };
};

/**
 * Records how much of each earlier receipt was still on hand on the first day of registration; all or none. Throws 404, 409
 * without a registration day, and 400 naming the first whose VAT can't be claimed, with the reason.
 */
export const putOnHand = async (firm: StoredFirm, items: readonly Item[]) => {
  const { firmId } = firm;
  const { vatFrom } = firm.business ?? {};
  if (!vatFrom) {
    const message = 'Say in Settings from which day you are registered for VAT';
    throw conflict(message, [{ path: 'vatFrom', message }]);
  }
  await untilUnmoved(async () => {
    const receipts = await Promise.all(
      items.map(({ receiptId }) => readReceiptOf(firmId, receiptId, undefined)),
    );
    for (const [at, receipt] of receipts.entries()) {
      const trouble = onHandTrouble(receipt, vatFrom);
      if (trouble) throw invalidField(`items.${at}.receiptId`, trouble);
    }
    const written = receipts.map((before, at) => ({
      before,
      ...changed(before, items[at]?.share ?? 0, vatFrom),
    }));
    await transact([
      ...written.map((each) => each.write),
      ...countFigures(
        firmId,
        written.map(({ before, after }) => ({ kind: 'receipt', before, after })),
      ),
    ]);
  });
  return onHandIn(firm);
};
