import { held } from '#functions/lib/conditional.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { logger } from '#functions/lib/log.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { Acknowledgement, FilingReturn } from '#shared/filing/vat.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { obligationEntity, type StoredReturn, vatReturnEntity } from './entity.ts';
import { reminding } from './reminding.ts';

/** A stored return as it is shown. */
export const shownReturn = (kept: StoredReturn): FilingReturn => ({
  ...kept.shown,
  status: kept.status,
  blocked: [],
  declaredBy: kept.declared.name,
  declaredAt: kept.declared.at,
  refusal: kept.refusal ?? null,
  acknowledgement: kept.acknowledgement ?? null,
  theirs: kept.theirs ?? null,
});

const moved = () =>
  conflict('This return has changed since. Open it again.', [
    { path: 'end', message: 'It has changed since' },
  ]);

/** Updates only what this attempt wrote, and only while its outcome is unknown. */
const changing = ({ firmId, end, sentAt }: StoredReturn, set: Partial<StoredReturn>) =>
  vatReturnEntity
    .patch({ firmId, end })
    .set(set)
    .where(
      (item, { eq }) =>
        `${eq(item.sentAt, sentAt)} AND (${eq(item.status, 'sending')} OR ${eq(item.status, 'unknown')})`,
    );

/**
 * Syncs the status of a period's return to devices. May fail: reading the return itself doesn't depend on it, and the next refresh
 * of the periods corrects it.
 */
const noteOn = async ({ firmId, end }: StoredReturn, ours: StoredReturn['status']): Promise<void> => {
  const isDone = ours === 'filed' || ours === 'filedElsewhere';
  const { data: row } = await obligationEntity.get({ firmId, end }).go({ consistent: true });
  if (!row) return;
  const now = reminding({ ...row, ours, ...(isDone && { status: 'F' as const }) });
  try {
    await transact([write(obligationEntity.put(now))]);
  } catch (error) {
    logger.warn('A period does not say how its return stands', { reason: String(error) });
  }
};

/** HMRC has it. Saved together with the reply, which a repeated call returns again. */
export const settleFiled = async (
  kept: StoredReturn,
  acknowledgement: Acknowledgement,
  once?: Once,
): Promise<StoredReturn> => {
  const after: StoredReturn = { ...kept, status: 'filed', acknowledgement };
  await transact([
    write(changing(kept, { status: 'filed', acknowledgement }), moved),
    ...(once?.writes(shownReturn(after)) ?? []),
  ]);
  await noteOn(after, 'filed');
  return after;
};

export const settleElsewhere = async (
  kept: StoredReturn,
  theirs: NonNullable<FilingReturn['theirs']>,
): Promise<StoredReturn> => {
  await held(changing(kept, { status: 'filedElsewhere', theirs }));
  await noteOn(kept, 'filedElsewhere');
  return { ...kept, status: 'filedElsewhere', theirs };
};

/** HMRC doesn't have it, so it can be filed again. */
export const settleRefused = async (
  kept: StoredReturn,
  code: string,
  message: string,
): Promise<StoredReturn> => {
  const refusal = { code, message, at: new Date().toISOString() };
  await held(changing(kept, { status: 'refused', refusal }));
  await noteOn(kept, 'refused');
  return { ...kept, status: 'refused', refusal };
};

/** We don't know yet whether HMRC has it. */
export const settleUnknown = async (kept: StoredReturn): Promise<StoredReturn> => {
  await held(changing(kept, { status: 'unknown' }));
  await noteOn(kept, 'unknown');
  return { ...kept, status: 'unknown' };
};
