import { setTimeout as wait } from 'node:timers/promises';
import { Moved } from '#functions/lib/latest.ts';
import { transact } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type Drift, printOf } from './drift.ts';
import { figureDrifts, figuresIn } from './figures.ts';
import { type Records, recordsOf } from './records.ts';
import { settleMs, stays } from './recount.ts';
import { noteTaxCounted } from './tax-counted.ts';

/** A figure's field that differs from what all records add up to. */
export interface Different {
  tenant: FirmId;
  /** `figures.dueDay/2026-11-25`. */
  figure: string;
  field: string;
  was: number | string;
  is: number | string;
}

const differencesIn = (tenant: FirmId, { where, found, expected }: Drift): Different[] =>
  Object.entries(expected).flatMap(([field, is]) => {
    const was = found[field] ?? 0;
    return was === is ? [] : [{ tenant, figure: where, field, was, is }];
  });

/** Drifts that are the same at a second look; the others were in the middle of being written. */
const settledDrifts = async (firmId: FirmId): Promise<{ records: Records; drifts: Drift[] }> => {
  const records = await recordsOf(firmId);
  const suspected = new Set(figureDrifts(records).map(printOf));
  if (suspected.size === 0) return { records, drifts: [] };
  await wait(settleMs);
  const again = await recordsOf(firmId);
  return {
    records: again,
    drifts: figureDrifts(again).filter((drift) => suspected.has(printOf(drift))),
  };
};

const setRight = async (firmId: FirmId, drifts: readonly Drift[]): Promise<void> => {
  for (const { repair } of drifts) {
    try {
      await transact([stays(firmId), ...repair]);
    } catch (error) {
      // Changed meanwhile: the next look sees its new state.
      if (!(error instanceof Moved)) throw error;
    }
  }
};

const attempts = 8;

/**
 * Rebuilds a firm's figures: what the projections add up from all of its records. With `isCheck` it only reports the differences.
 * Concurrent writes are allowed. Throws if the figures never stay still.
 */
export const rebuildFigures = async (
  firmId: FirmId,
  { isCheck }: { isCheck: boolean },
): Promise<{ figures: number; different: Different[] }> => {
  const { records, drifts } = await settledDrifts(firmId);
  const told = {
    figures: figuresIn(records).length,
    different: drifts.flatMap((each) => differencesIn(firmId, each)),
  };
  if (isCheck) return told;
  let left = drifts;
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (left.length === 0) {
      await noteTaxCounted(firmId);
      return told;
    }
    await setRight(firmId, left);
    left = (await settledDrifts(firmId)).drifts;
  }
  throw new Error(`The figures of ${firmId} changed too often to be rebuilt`);
};
