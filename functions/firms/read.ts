import { firmEntity, type StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** The current firm; undefined once erased. */
export const findFirm = async (firmId: FirmId): Promise<StoredFirm | undefined> => {
  const { data } = await firmEntity.get({ firmId }).go({ consistent: true });
  return data ?? undefined;
};

/** Same, for a firm that must exist because somebody is in it. */
export const readFirm = async (firmId: FirmId): Promise<StoredFirm> => {
  const firm = await findFirm(firmId);
  if (!firm) throw new Error('A firm with members has no record');
  return firm;
};
