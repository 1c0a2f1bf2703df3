import { teamEntity } from '#functions/figures/team-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { statsShown } from '#shared/domain/employees/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** Counts assignments on open jobs, within a transaction. */
export const countOpenAssignments = (firmId: FirmId, openAssignments: 1 | 0 | -1): Write[] =>
  openAssignments === 0 ? [] : [write(teamEntity.update({ firmId }).add({ openAssignments, revision: 1 }))];

/**
 * Marks a move of an assignment to another open job. The count stays the same, but a concurrent recount may have seen the
 * assignment on neither job or on both, so the revision must change.
 */
export const moveOpenAssignment = (firmId: FirmId): Write =>
  write(teamEntity.update({ firmId }).add({ revision: 1 }));

/** The four statistics, from counters: one round trip. */
export const statsOf = async (firmId: FirmId) => {
  const [Item] = await batchGet([keyOf(teamEntity, { firmId })]);
  return statsShown(rowIn(teamEntity, Item) ?? {});
};
