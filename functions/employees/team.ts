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
 * Moves an assignment to another open job: as many as before, but whoever counts assignments and jobs meanwhile may have
 * seen it on neither or on both, so the revision says that something moved.
 */
export const moveOpenAssignment = (firmId: FirmId): Write =>
  write(teamEntity.update({ firmId }).add({ revision: 1 }));

/** The four figures, from counters: one round trip. */
export const statsOf = async (firmId: FirmId) => {
  const [Item] = await batchGet([keyOf(teamEntity, { firmId })]);
  return statsShown(rowIn(teamEntity, Item) ?? {});
};
