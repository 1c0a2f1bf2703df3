import { everyFirm } from '#functions/firms/directory.ts';
import { rebuildFigures } from '#functions/upkeep/rebuild.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** What was found in a restored table. */
export interface Looked {
  firms: number;
  /** Firms that existed at that second and are missing. */
  missing: FirmId[];
  /** Figures that were recalculated. */
  figures: number;
  /** How many of their sums were corrected, and how many are still wrong. */
  mended: number;
  wrong: number;
}

const firmsOf = async (table?: string) => {
  const all: { firmId: FirmId; createdAt: string }[] = [];
  for await (const firms of everyFirm(table)) all.push(...firms.filter(({ erasingSince }) => !erasingSince));
  return all;
};

/**
 * Compares the restored table, which `TABLE_NAME` names, with the one it was made of, and puts its figures right. A table restored
 * to a second may hold only a part of a transaction of that second (AWS, DynamoDB developer guide, on transactions).
 */
export const lookAtRestored = async ({ from, at }: { from: string; at: Date }): Promise<Looked> => {
  const restored = await firmsOf();
  const found = new Set(restored.map(({ firmId }) => firmId));
  const lived = (await firmsOf(from)).filter(({ createdAt }) => Date.parse(createdAt) < at.getTime());
  const missing = lived.map(({ firmId }) => firmId).filter((firmId) => !found.has(firmId));
  const looked: Looked = { firms: restored.length, missing, figures: 0, mended: 0, wrong: 0 };
  for (const { firmId } of restored) {
    const { figures, different } = await rebuildFigures(firmId, { isCheck: false });
    looked.figures += figures;
    if (different.length === 0) continue;
    looked.mended += different.length;
    looked.wrong += (await rebuildFigures(firmId, { isCheck: true })).different.length;
  }
  return looked;
};
