import { taxCounted } from '#functions/figures/tax-day-entity.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { Leaving } from './leaving.ts';

/** Notes that a firm's tax counters are all there, so that returns can be filed. Throws Leaving if it is being erased. */
export const noteTaxCounted = async (firmId: FirmId): Promise<void> => {
  const { data: firm } = await firmEntity.get({ firmId }).go({ consistent: true });
  if (firm?.taxCounted === taxCounted) return;
  const noted = firmEntity
    .patch({ firmId })
    .set({ taxCounted })
    .where(({ erasingSince }, { notExists }) => notExists(erasingSince));
  await transact([write(noted, () => new Leaving())]);
};
